import { expect, it, onTestFinished } from 'vitest';
import { setTextSource } from '#shared/texts/text-group.ts';
import { describeTalks } from './talks.ts';

it('says in a sentence how talks are held, telephone first, whatever the order of the rules', () => {
  expect(describeTalks(['phone'])).toBe('am Telefon');
  expect(describeTalks(['video'])).toBe('per Video');
  expect(describeTalks(['visit', 'phone', 'video'])).toBe('am Telefon, per Video oder bei uns');
  expect(describeTalks(['video', 'visit'], 'en')).toBe('by video or at our office');
  expect(describeTalks(['phone', 'visit'], 'nl')).toBe('telefonisch of bij ons');
});

it('says it in German as the agency words it', () => {
  const before = setTextSource(() => ({ gespraeche: { 'visit.way': 'bei Ihnen vor Ort' } }));
  onTestFinished(() => void setTextSource(before));
  expect(describeTalks(['phone', 'visit'])).toBe('am Telefon oder bei Ihnen vor Ort');
});
