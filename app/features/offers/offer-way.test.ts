import { describe, expect, it } from 'vitest';
import { describeWay, type OfferOnItsWay } from './offer-way.ts';

const position = { optional: false } as OfferOnItsWay['content']['positions'][number];
const split: OfferOnItsWay = {
  content: { paymentPlan: { kind: 'split' }, positions: [position] },
  grossCents: 100_000,
  validUntil: '2026-12-20',
};
const tell = (offer: OfferOnItsWay) =>
  describeWay(offer).map(({ text, value, note, state }) =>
    [state, text, value?.replaceAll('\u00a0', ' '), typeof note === 'string' && note]
      .filter(Boolean)
      .join(' | '),
  );

describe('the way of an offer', () => {
  it('begins with reading and signing, and names each payment before it is owed', () => {
    expect(tell(split)).toEqual([
      'now | Sie lesen das Angebot | Fragen beantworten wir vorher.',
      'ahead | Sie unterschreiben am Bildschirm | bis 20.12.2026',
      'ahead | Anzahlung (30 %) mit dem Auftrag | 300,00 €',
      'ahead | Wir setzen um, Sie geben jeden Schritt frei',
      'ahead | Rest nach Abnahme | 700,00 €',
    ]);
    const options = { ...split.content, positions: [{ ...position, optional: true }] };
    expect(tell({ ...split, content: options })[0]).toContain('wählen Optionen');
  });

  it('ticks off what is ordered, paid and done; the first that is open is next', () => {
    const invoice = { kind: 'invoice', status: 'paid', instalment: 1, gross_cents: 30_000 };
    const ordered = { ...split, decidedAt: '2026-10-04T14:00:00Z', invoices: [invoice] };
    expect(tell(ordered)).toEqual([
      'passed | Beauftragt | am 04.10.2026',
      'passed | Anzahlung (30 %) mit dem Auftrag | 300,00 € | bezahlt',
      'now | Wir setzen um, Sie geben jeden Schritt frei',
      'ahead | Rest nach Abnahme | 700,00 € | Rechnung folgt',
    ]);
    const more = tell({ ...ordered, invoices: [{ ...invoice, gross_cents: 50_000 }] });
    expect([more[1], more[3]]).toEqual([
      'passed | Anzahlung mit dem Auftrag | 500,00 € | bezahlt',
      'ahead | Rest nach Abnahme | 500,00 € | Rechnung folgt',
    ]);
    const cancelled = { ...invoice, status: 'cancelled' };
    expect(tell({ ...ordered, invoices: [cancelled] })[1]).toContain('now | Anzahlung');
    const rest = { ...invoice, instalment: 2, status: 'issued', gross_cents: 70_000 };
    expect(tell({ ...ordered, projectStatus: 'done', invoices: [invoice, rest] }).slice(2)).toEqual(
      [
        'passed | Umgesetzt und abgenommen',
        'now | Rest nach Abnahme | 700,00 € | Rechnung liegt vor',
      ],
    );
    const whole = { ...invoice, instalment: null };
    expect(
      tell({ ...ordered, invoices: [whole] }).filter((step) => /bezahlt/.test(step)),
    ).toHaveLength(2);
    expect(tell({ ...ordered, projectStatus: 'cancelled' })).toEqual([
      'passed | Beauftragt | am 04.10.2026',
      'passed | Anzahlung (30 %) mit dem Auftrag | 300,00 € | bezahlt',
      'passed | Projekt beendet',
    ]);
  });

  it('asks for a single payment after the work', () => {
    const single = { ...split.content, paymentPlan: { kind: 'single' as const } };
    expect(tell({ ...split, content: single }).slice(2)).toEqual([
      'ahead | Wir setzen um, Sie geben jeden Schritt frei',
      'ahead | Gesamtbetrag nach Abnahme | 1.000,00 €',
    ]);
  });
});
