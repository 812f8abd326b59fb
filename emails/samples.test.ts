import { expect, it } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { MAIL_SAMPLES, renderMailSample } from './samples.ts';

it.each(MAIL_SAMPLES)('goes on in small letters after its greeting: $id', (sample) => {
  const { text } = renderMailSample(sample, SAMPLE_COMPANY, 'https://agentur.example');
  // 'Sie' and 'Ihr' are always written large.
  expect(text).not.toMatch(/^Guten Tag[^\n]*,\s+(?!Sie\b|Ihr)\p{Lu}/mu);
});
