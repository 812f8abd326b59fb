import { expect, it } from 'vitest';
import { loadKnowledge } from '../handler.ts';
import { createReader } from './reader.ts';

it('leaves German where a message is surely not German, and keeps the language otherwise', async () => {
  const { texts, model } = await loadKnowledge();
  const { detect } = createReader(model, texts.answers);
  expect(detect('Hoi, spreken jullie Nederlands?', 'de')).toBe('nl');
  expect(detect('wat kost een website voor een kapsalon?', 'de')).toBe('nl');
  expect(detect('Was kostet eine Website?', 'nl')).toBe('de');
  expect(detect('SEO?', 'nl')).toBe('nl');
});
