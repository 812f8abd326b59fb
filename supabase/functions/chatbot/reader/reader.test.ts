import { expect, it } from 'vitest';
import { loadKnowledge } from '../handler.ts';
import { createReader } from './reader.ts';

it('backs an answer by the whole message, and not by one word of it', async () => {
  const { model } = await loadKnowledge();
  const { back } = createReader(model);
  expect(back('Was kostet ein Online-Shop?')('price-shop')).toBeGreaterThan(0.5);
  const story = 'Mein Shop in der Altstadt hat einen Wasserschaden, wer streicht mir die Wände?';
  expect(back(story)('price-shop')).toBeLessThan(0.05);
  expect(back('Was kostet ein Online-Shop?')('no-such-answer')).toBe(0);
});

it('leaves German where a message is surely not German, and keeps the language otherwise', async () => {
  const { model } = await loadKnowledge();
  const { detect } = createReader(model);
  expect(detect('Hoi, spreken jullie Nederlands?', 'de')).toBe('nl');
  expect(detect('wat kost een website voor een kapsalon?', 'de')).toBe('nl');
  expect(detect('Was kostet eine Website?', 'nl')).toBe('de');
  expect(detect('SEO?', 'nl')).toBe('nl');
});
