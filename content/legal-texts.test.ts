import { afterEach, expect, it } from 'vitest';
import { DATA_SERVICES } from '#shared/consent/services-registry.ts';
import { DUTCH_VAT_PERCENT, taxRuleFor } from '#shared/billing/tax-rule.ts';
import { USUAL_PERIODS } from '#shared/privacy/retention.ts';
import { SAMPLE_COMPANY } from './company.ts';
import { HOME_QUESTIONS } from './faq.ts';
import { findPage, readCollection } from './pages.ts';
import { configureContent } from './settings.ts';

// Each promise of docs/legal.md that stands in a text alone.

afterEach(() => configureContent({ company: SAMPLE_COMPANY, chatModel: null }));

const readText = async (slug: string): Promise<string> =>
  (await findPage('legal', slug))!.text.replaceAll('\u00a0', ' ');

it('names hosting and mail provider from the settings, or that they are told on request', async () => {
  const named = { hostingProvider: 'Rechenhaus B.V., Eindhoven', mailProvider: 'Posthaus GmbH' };
  configureContent({ company: { ...SAMPLE_COMPANY, ...named } });
  expect(await readText('datenschutz')).toContain('Server: Rechenhaus B.V., Eindhoven.');
  expect(await readText('datenschutz')).toContain('E-Mail: Posthaus GmbH.');
  configureContent({
    company: { ...SAMPLE_COMPANY, hostingProvider: '', mailProvider: '', paymentProvider: '' },
  });
  expect(await readText('datenschutz')).toContain('Die Namen nennen wir Ihnen auf Anfrage.');
});

it('gives the legal bases of the register of services', async () => {
  const text = await readText('datenschutz');
  const printed = [
    'analytics',
    'attribution',
    'booking',
    'chat',
    'consent',
    'contact',
    'newsletter',
    'quote',
    'website',
  ];
  for (const id of printed)
    expect(text, id).toContain(DATA_SERVICES.find((service) => service.id === id)!.legalBasis);
});

it('says what telephone and signature of an enquiry are for', async () => {
  const text = await readText('datenschutz');
  expect(text).toContain('Für Werbung rufen wir nicht an.');
  expect(text).toContain('Sie ist keine Beauftragung und kein Vertrag.');
  expect(text).toContain('Wir löschen sie mit der Anfrage.');
});

it('says of each part of a chat how long it stays', async () => {
  const text = await readText('datenschutz');
  const { retention } = DATA_SERVICES.find(({ id }) => id === 'chat')!;
  for (const told of [text, retention(USUAL_PERIODS)])
    for (const period of ['30 Tage', 'geantwortet haben', '6 Monate', '180 Tage', 'gelernt hat'])
      expect(told).toContain(period);
  expect(text).toMatch(/Fragen aus dem Chat, die ohne Antwort blieben\W+180 Tage/);
});

it('says of a language model where it is, and that it writes nothing that is read', async () => {
  configureContent({ chatModel: { host: 'modell.example', eurPerMillion: null } });
  const text = await readText('datenschutz');
  expect(text).toContain('ein Sprachmodell bei modell.example.');
  expect(text).toContain('was Sie lesen, schreibt es nicht.');
});

it('says where the assistant looks first, and what goes to a language model as it was written', async () => {
  for (const chatModel of [null, { host: 'modell.example', eurPerMillion: null }]) {
    configureContent({ chatModel });
    const text = await readText('datenschutz');
    expect(text).toMatch(
      /auf unserem Server in den Texten dieser Website\. (Ein Sprachmodell ist nicht|Ist er unsicher)/,
    );
    expect(text).not.toContain('Das geschieht auf unserem Server');
  }
  const text = await readText('datenschutz');
  expect(text).toContain('auch Namen und Anschriften');
  expect(text).toContain('soweit ein Programm sie erkennt');
});

it('says that nobody outside the EEA gets data only where the owner has said so', async () => {
  const withEntry = async (thirdCountries: string | undefined): Promise<string> => {
    configureContent({ company: { ...SAMPLE_COMPANY, thirdCountries } });
    return readText('datenschutz');
  };
  expect(await withEntry(undefined)).toContain('verarbeitet, sagen wir Ihnen auf Anfrage.');
  expect(await withEntry('keine')).toContain('Europäischen Wirtschaftsraums findet nicht statt.');
  const post = 'Keinberg Post, Norwegen (Angemessenheit)';
  expect(await withEntry(post)).toContain(`Wirtschaftsraums erhalten Daten: ${post}.`);
});

it('names proof of deletion and log of changes, and what holds in Switzerland', async () => {
  const text = await readText('datenschutz');
  expect(text).toMatch(/Nachweis einer Löschung[^|]*SHA-256[^]{0,60}3 Jahre/);
  expect(text).toMatch(/wer was geändert hat/);
  expect(text).toContain('Schweizer Datenschutzgesetz');
});

it('says since when accessibility is known, its limits, and who supervises', async () => {
  const text = await readText('barrierefreiheit');
  expect(text).toMatch(/Selbstbewertung vom \d{1,2}\. \S+ \d{4}/);
  expect(text).toContain('MLBF');
});

it('says what backups keep, and that the link of an offer outlives it by no more than 30 days', async () => {
  const text = await readText('datenschutz');
  expect(text).toMatch(/Nächtliche Sicherungen\W+höchstens vier Wochen/);
  expect(text).toContain('mindestens 30 Tage, und nach einer Entscheidung noch 30 Tage.');
});

it('says of VAT what invoices do (taxRuleFor), in Switzerland by who orders', async () => {
  const help = await readCollection('help');
  const texts = [
    await readText('agb'),
    help.find(({ slug }) => slug === 'kosten-und-vertrag')!.source,
    HOME_QUESTIONS.map(({ answer }) => answer).join(' '),
  ];
  for (const text of texts) {
    expect(text).toMatch(/(USt-IdNr|Identifikationsnummer)[^]*([Üü]brigen)[^.]*(21 %|vat\.rate)/);
    expect(text).toMatch(/Unternehme\w+ in der Schweiz[^.;]*keine[^.;]*Umsatzsteuer/);
  }
  const say = (kind: 'business' | 'consumer') =>
    taxRuleFor({ kind, country: 'CH', vatId: '' }).ratePercent;
  expect([say('business'), say('consumer')]).toEqual([0, DUTCH_VAT_PERCENT]);
});
