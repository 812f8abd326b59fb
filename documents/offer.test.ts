import { getDocumentProxy, extractText } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { taxRuleFor } from '#shared/billing/tax-rule.ts';
import { OFFER_SAMPLE } from '#tests/support/offer-sample.ts';
import { offerFileName, renderOffer } from './offer.ts';

const read = async (file: Buffer) => {
  const document = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(document, { mergePages: false });
  return { document, pages: text.map((page) => page.replaceAll(/\s+/g, ' ')) };
};

describe('offer PDF', () => {
  test('carries customer, positions, sums and plan in German formats on numbered pages', async () => {
    const { pages } = await read(await renderOffer(OFFER_SAMPLE));
    const all = pages.join(' ');
    expect(all).toContain('Bäckerei Öztürk & Söhne GmbH');
    expect(all).toContain('Łukasz Şahin');
    expect(all).toContain('AN-2026-0007');
    expect(all).toContain('22. Dezember 2026');
    expect(all).toContain('2,5 Stunden');
    // 590 + 2.5 × 85 less 10 % = 781.25; less 5 % = 742.19; the optional 249 do not count.
    expect(all).toMatch(/Gesamtbetrag ohne Optionen 742,19 €/);
    expect(all).toContain('Art. 196 Richtlinie 2006/112/EG');
    expect(all).toMatch(/Anzahlung \(30 %\) mit dem Auftrag 222,66 €/);
    expect(all).toContain('KvK 12345678');
    for (const [index, page] of pages.entries())
      expect(page).toContain(`Seite ${index + 1} von ${pages.length}`);
  });

  test('tells a consumer what an option adds with discount and tax', async () => {
    const { content } = OFFER_SAMPLE;
    const customer = { ...content.customer, kind: 'consumer' as const, vatId: '' };
    const offer = { ...OFFER_SAMPLE, tax: taxRuleFor(customer), content: { ...content, customer } };
    expect((await read(await renderOffer(offer))).pages.join(' ')).toContain(
      'Erhöht den Gesamtbetrag um 286,23 €',
    );
    expect((await read(await renderOffer(OFFER_SAMPLE))).pages.join(' ')).not.toContain(
      'Erhöht den Gesamtbetrag',
    );
  });

  test('repeats the head of the table on every page it runs over', async () => {
    const positions = Array.from({ length: 40 }, (_, index) => ({
      ...OFFER_SAMPLE.content.positions[0]!,
      id: `p${index}`,
    }));
    const { pages } = await read(
      await renderOffer({ ...OFFER_SAMPLE, content: { ...OFFER_SAMPLE.content, positions } }),
    );
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.filter((page) => page.includes('Einzelpreis Betrag')).length).toBe(
      pages.filter((page) => page.includes('Neue Website Fünf')).length,
    );
  });

  test('survives texts longer than a page', async () => {
    const long = 'Zeile\n'.repeat(330);
    const [first, ...rest] = OFFER_SAMPLE.content.positions;
    const content = {
      ...OFFER_SAMPLE.content,
      introduction: long,
      positions: [{ ...first!, description: long }, ...rest],
    };
    const { pages } = await read(await renderOffer({ ...OFFER_SAMPLE, content }));
    expect(pages.join(' ').match(/Zeile/g)).toHaveLength(660);
  });

  test('is tagged, in German, and brings its fonts along', async () => {
    const file = await renderOffer(OFFER_SAMPLE);
    const { document } = await read(file);
    const raw = file.toString('latin1');
    expect(raw.match(/\/FontFile2 /g)?.length).toBeGreaterThanOrEqual(3);
    expect(raw).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/);
    expect((await document.getMetadata()).metadata?.get('pdfaid:part')).toBe('3');
    expect(raw).toContain('/Lang (de-DE)');
    expect((await document.getMarkInfo())?.Marked).toBe(true);
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
    for (const role of ['"H1"', '"Table"', '"TR"', '"TH"', '"TD"', '"P"'])
      expect(tree).toContain(role);
  });

  test('is the same file for the same offer', async () => {
    expect((await renderOffer(OFFER_SAMPLE)).equals(await renderOffer(OFFER_SAMPLE))).toBe(true);
  });

  test('a draft is marked, an accepted offer counts what was chosen', async () => {
    const draft = await read(await renderOffer({ ...OFFER_SAMPLE, number: null }));
    expect(draft.pages.every((page) => page.includes('Entwurf'))).toBe(true);
    expect(offerFileName({ number: null, version: 1 })).toBe('Angebot-Entwurf.pdf');
    const accepted = await read(
      await renderOffer(OFFER_SAMPLE, {
        name: 'Łukasz Şahin',
        acceptedAt: '2026-11-23T09:30:00Z',
        options: ['seo'],
        hash: 'ab'.repeat(32),
        signatureKind: 'typed',
        earlyStart: false,
      }),
    );
    const all = accepted.pages.join(' ');
    // (781.25 + 249) less 5 % = 978.74
    expect(all).toMatch(/Gesamtbetrag 978,74 €/);
    expect(all).toContain(
      'Verbindlich beauftragt am 23. November 2026 um 10:30 Uhr von Łukasz Şahin',
    );
    expect(all).toContain('ab'.repeat(32));
  });
});
