import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { companyFromEnv } from '#content/company.ts';
import { ENQUIRY_SAMPLE } from '#tests/support/enquiry-sample.ts';
import { enquiryFileName, renderEnquiry, withoutWords, type Enquiry } from './enquiry.ts';

const read = async (changes: Partial<Enquiry> = {}) => {
  const file = await renderEnquiry({ ...ENQUIRY_SAMPLE, ...changes }, companyFromEnv({}));
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), {
    mergePages: false,
  });
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
};

describe('summary of an enquiry', () => {
  test('shows every entry and how the estimate comes about, on one page', async () => {
    const [page, ...more] = await read();
    expect(more).toEqual([]);
    for (const part of [
      'MD-2026-7K4QXW',
      'Öztürk & Söhne Łukasz Öztürk Aachen',
      '24. November 2026 um 08:19 Uhr',
      'Online-Shop (-20%) 2.072 €',
      '249 €',
      '199 €',
      'Geschätzter Preis 2.520 €',
      'Etwa 300 Artikel. Versand nach Belgien.',
      'Sortiment.pdf (1,5 KB)',
      'getippt am 22. November 2026 um 09:19 Uhr',
      'keine Beauftragung, kein Vertrag',
    ])
      expect(page).toContain(part);
  });

  test('PACK-03, PACK-04: names the package, its price and the month of maintenance', async () => {
    const [page] = await read({
      project_type: 'website',
      package: 'smart-business',
      package_price: 1369,
      urgency: '',
      additional_services: ['maintenance'],
      estimated_price: 669,
    });
    for (const part of [
      'Paket Smart Business 1.290 €',
      'Wartung und Pflege 79 € pro Monat',
      'Preis des Pakets 1.369 €',
      'zählt darin mit einem Monat',
    ])
      expect(page).toContain(part);
  });

  test('BUDGET-01: has a version without what was written', async () => {
    const [page] = await read(withoutWords({ ...ENQUIRY_SAMPLE, location: 'Aachen-Mitte' }));
    expect(page).toContain('MD-2026-7K4QXW');
    for (const word of ['Öztürk', 'Aachen', '300 Artikel', '000000', 'Sortiment'])
      expect(page).not.toContain(word);
  });

  test('leaves out what was not entered, and runs over when much was', async () => {
    const [page] = await read({
      company: '',
      location: '',
      message: '',
      urgency: '',
      additional_services: [],
      quote_files: [],
    });
    for (const label of ['Bemerkungen', 'Unterlagen']) expect(page).not.toContain(label);
    expect(page).toContain('Dringlichkeit keine Angabe');
    const pages = await read({ message: 'Zeile\n'.repeat(120) });
    expect(pages.join(' ').match(/Zeile/g)).toHaveLength(120);
  });

  test('is named after the reference', () =>
    expect(enquiryFileName(ENQUIRY_SAMPLE)).toBe('Anfrage-MD-2026-7K4QXW.pdf'));
});
