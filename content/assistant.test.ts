import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { DELIVERED_PRICES } from '#shared/pricing/price-list.ts';
import { USUAL_PERIODS } from '#shared/privacy/retention.ts';
import { fillSlots } from './assistant-slots.ts';
import { keepDeliveredTexts, readKeptTexts } from './assistant.ts';
import { companyFromEnv } from './company.ts';
import { MessageSchema } from './schemas/assistant.ts';
import { configureContent } from './settings.ts';

it('takes what the build has kept while its key holds, and reads anew otherwise', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  const file = pathToFileURL(join(folder, 'texts.json'));
  const keep = (value: unknown) => writeFileSync(file, JSON.stringify(value));
  await keepDeliveredTexts(file);
  const { key, texts } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  expect(readKeptTexts(file)).toEqual(texts);

  const other = { ...(texts as object), phrases: {} };
  keep({ key, texts: other });
  expect(readKeptTexts(file)).toEqual(other);
  keep({ key: 'of other files', texts: other });
  expect(readKeptTexts(file)).toEqual(texts);
  writeFileSync(file, '{"key":');
  expect(readKeptTexts(file)).toEqual(texts);
  rmSync(folder, { recursive: true });
});

it('names the founding year where there is one', () => {
  const { text } = readKeptTexts().answers.find(({ id }) => id === 'about')!;
  const tell = (founded?: string): string =>
    fillSlots(text.de, {
      company: { ...companyFromEnv({}), founded },
      prices: DELIVERED_PRICES,
      language: 'de',
    });
  expect(tell('2019')).toContain('Webagentur in Roermond, gegründet 2019. ');
  expect(tell()).toContain('Webagentur in Roermond. ');
});

it('counts a promise from the hour of the terms, whatever hours the agency keeps', () => {
  const { text } = readKeptTexts().answers.find(({ id }) => id === 'opening-hours')!;
  const company = companyFromEnv({});
  const told = fillSlots(text.de, {
    company: { ...company, hours: { ...company.hours, days: [1, 2, 3, 4, 5, 6], opens: '08:30' } },
    prices: DELIVERED_PRICES,
    language: 'de',
  });
  expect(told).toContain('Mo–Sa 08:30–17:00');
  expect(told).toContain('ab dem nächsten Werktag um 09:00 Uhr');
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  for (const path of ['pages/legal/agb.md', 'pages/help/zusammenarbeit.md'])
    expect(read(path)).toContain('ab dem nächsten Werktag um 9 Uhr');
});

it("says how long this chat is kept, and what a later start is worth, by today's settings", () => {
  const { answers } = readKeptTexts();
  const company = companyFromEnv({});
  const tell = (id: string, language: 'de' | 'nl' = 'de') =>
    fillSlots(answers.find((answer) => answer.id === id)!.text[language], {
      company,
      prices: DELIVERED_PRICES,
      language,
    });
  configureContent({ retention: { ...USUAL_PERIODS, chat_days: 1 } });
  expect(tell('this-site-data')).toContain('1 Tag nach der letzten');
  configureContent({ retention: USUAL_PERIODS });
  expect(tell('this-site-data', 'nl')).toContain('30 dagen na het laatste');
  expect(tell('cheapest')).toContain('um bis zu 20\u00a0%');
  expect(tell('vat-abroad')).toContain('21\u00a0% btw');
});

it('says where an agency sits and how to reach it, wherever that is and without WhatsApp', () => {
  const { answers } = readKeptTexts();
  const tell = (id: string, facts: object, language: 'de' | 'en' | 'nl' = 'de') => {
    const company = { ...companyFromEnv({}), whatsapp: '+31475000000', ...facts };
    const { text } = answers.find((answer) => answer.id === id)!;
    return fillSlots(text[language], { company, prices: DELIVERED_PRICES, language });
  };
  const bremen = { city: 'Bremen', country: 'DE', whatsapp: undefined };
  expect(tell('place', bremen)).toContain('Wir sitzen in Bremen (Deutschland): ');
  expect(tell('place', {}, 'en')).toContain('Roermond (Netherlands): ');
  expect(tell('why-netherlands', bremen)).not.toMatch(/Roermond|Grenze/);
  expect(tell('contact-data', {})).toMatch(/WhatsApp; dabei gelten dessen Datenschutzregeln\.$/);
  for (const language of ['de', 'en', 'nl'] as const)
    expect(tell('contact-data', bremen, language)).toMatch(/^(?:(?!WhatsApp).)*[a-z]\.$/s);
});

it('knows of each message the answer that is right, and in a talk the one before', () => {
  const read = (row: string) => MessageSchema.safeParse(row.split('\t'));
  expect(read('price-shop\tWas kostet ein Shop?').data).toEqual({
    answer: 'price-shop',
    text: 'Was kostet ein Shop?',
  });
  expect(read('price-shop>instalments\tund in Raten?').data).toEqual({
    answer: 'instalments',
    text: 'und in Raten?',
    after: 'price-shop',
  });
  for (const broken of ['Was kostet ein Shop?', 'a>b>c\tund?', 'price-shop\t', 'a\tb\tc'])
    expect(read(broken).success, broken).toBe(false);
  const { answers, asked } = readKeptTexts();
  const ids = new Set(answers.map(({ id }) => id));
  const strange = asked.filter(
    ({ answer, after }) => !ids.has(answer) || (after !== undefined && !ids.has(after)),
  );
  expect(strange).toEqual([]);
});
