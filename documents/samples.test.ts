import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { PICTURED, hashSamples } from '../scripts/sample-facts.ts';
import { DELIVERED_PRICES, type PriceList } from '#shared/pricing/price-list.ts';
import { renderSample } from './samples.ts';

const readPages = async (file: Buffer): Promise<string[]> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), {
    mergePages: false,
  });
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
};
const bank = { holder: 'Echt', iban: 'NL91 ABNA 0417 1643 00', bic: 'ABNANL2A', bankName: 'Echt' };
const facts = { ...PICTURED, company: { ...PICTURED.company, bank } };

it.each(['angebot', 'rechnung'] as const)('%s: every page says that it is a sample', async (id) => {
  const pages = await readPages(await renderSample(id, facts));
  expect(pages.filter((page) => !page.includes('Muster'))).toEqual([]);
  expect(pages[0]).toContain(
    'Dies ist ein Muster: Kunde, Nummern und Bankverbindung sind erfunden.',
  );
});

it('a sample cannot be paid: the bank of the agency is on none', async () => {
  const pages = await readPages(await renderSample('rechnung', facts));
  expect(pages.join(' ')).not.toContain('ABNA');
  expect(pages.join(' ')).toContain('IBAN NL50 XXXX 0000 0000 00');
});

it('samples follow the price list', async () => {
  const [start, smart, ...others] = DELIVERED_PRICES.packages;
  const prices: PriceList = {
    ...DELIVERED_PRICES,
    packages: [start, { ...smart, price: 1_340 }, ...others],
  };
  const offer = await readPages(await renderSample('angebot', { ...facts, prices }));
  expect(offer.join(' ')).toMatch(/Gesamtbetrag ohne Optionen 1\.589,00 €/);
  const invoice = await readPages(await renderSample('rechnung', { ...facts, prices }));
  // 1,340 + 249, less the 30 % of the first invoice.
  expect(invoice.join(' ')).toMatch(/Rechnungsbetrag 1\.112,30 €/);
});

it('the pictures show the present state: npm run samples takes them', () => {
  const file = new URL('../scripts/sample-pictures.txt', import.meta.url);
  expect(readFileSync(file, 'utf8').trim()).toBe(hashSamples());
});
