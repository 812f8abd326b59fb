import { afterEach, expect, it } from 'vitest';
import { setTextSource } from '#shared/texts/text-group.ts';
import { describeTalks } from './talks.ts';

afterEach(() => setTextSource(() => ({})));

it('says in a sentence how talks are held, telephone first, whatever the order of the rules', () => {
  expect(describeTalks(['phone'])).toBe('am Telefon');
  expect(describeTalks(['video'])).toBe('per Video');
  expect(describeTalks(['visit', 'phone', 'video'])).toBe('am Telefon, per Video oder bei uns');
  expect(describeTalks(['video', 'visit'], 'en')).toBe('by video or at our office');
  expect(describeTalks(['phone', 'visit'], 'nl')).toBe('telefonisch of bij ons');
});

it('says it in German as the agency words it', () => {
  setTextSource(() => ({ gespraeche: { 'visit.way': 'bei Ihnen vor Ort' } }));
  expect(describeTalks(['phone', 'visit'])).toBe('am Telefon oder bei Ihnen vor Ort');
});
