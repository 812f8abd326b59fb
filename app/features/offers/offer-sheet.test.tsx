import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { taxRuleFor } from '#shared/billing/tax-rule.ts';
import type { SentOffer } from '#shared/offers/offer-call.ts';
import { OFFER_SAMPLE } from '#tests/support/offer-sample.ts';
import { OfferSheet } from './offer-sheet.tsx';

const actions = {
  accept: () => Promise.reject(new Error('not pressed')),
  refuse: () => Promise.reject(new Error('not pressed')),
  ask: () => Promise.resolve(),
};
const event = (id: number, kind: string) => ({
  id,
  kind,
  actor: null,
  body: '',
  created_at: '2026-11-22T10:00:00Z',
});
const show = (changes: Partial<SentOffer>): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OfferSheet
        actions={actions}
        offer={{
          id: 'x',
          number: 'AN-2026-0007',
          version: 1,
          status: 'sent',
          snapshot: OFFER_SAMPLE,
          snapshot_hash: '0',
          valid_until: '2999-12-31',
          decided_at: null,
          accepted_options: null,
          offer_events: [event(1, 'question'), event(2, 'answer')],
          ...changes,
        }}
      />
    </MemoryRouter>,
  );

it('speaks to the customer', () => {
  const sheet = show({});
  expect(sheet).toContain('Ihre Frage<');
  expect(sheet).toContain('Unsere Antwort');
  expect(sheet).not.toMatch(/des Kunden|der Agentur/);
});

it('takes no question about what was replaced or withdrawn', () => {
  expect(show({})).toContain('Frage senden');
  for (const status of ['superseded', 'withdrawn'])
    expect(show({ status, decided_at: '2026-11-22T10:00:00Z' })).not.toContain('Frage senden');
});

it('calls a total one without options only while none is chosen or ordered', () => {
  expect(show({})).toContain('Gesamtbetrag ohne Optionen');
  const ordered = { status: 'accepted', decided_at: '2026-11-22T10:00:00Z' };
  for (const accepted of [[], ['seo']])
    expect(show({ ...ordered, accepted_options: accepted })).not.toContain('ohne Optionen');
});

it('leads on phones to the form that stands far below, as long as it is there', () => {
  expect(show({})).toMatch(/href="#annehmen"[^]*id="annehmen"/);
  // On this page, not in a new tab.
  expect(/<a [^>]*#annehmen[^>]*>/.exec(show({}))![0]).not.toContain('_blank');
  expect(show({})).toContain('So geht es weiter');
  const ordered = { status: 'accepted', decided_at: '2026-11-22T10:00:00Z', accepted_options: [] };
  expect(show(ordered)).not.toMatch(/#annehmen|So geht es weiter/);
});

it('tells a consumer what an option adds with discount and tax, and no business', () => {
  const { content } = OFFER_SAMPLE;
  const customer = { ...content.customer, kind: 'consumer' as const, vatId: '' };
  const tax = taxRuleFor(customer);
  const snapshot = { ...OFFER_SAMPLE, tax, content: { ...content, customer } };
  const added = /erhöht den Gesamtbetrag um 286,23/;
  expect(show({ snapshot })).toMatch(added);
  expect(show({})).not.toMatch(added);
});

it('says of an ordered offer what was not chosen, sums first, and folds the letter', () => {
  const ordered = { status: 'accepted', decided_at: '2026-11-22T10:00:00Z' };
  const open = show({});
  expect(open).not.toContain('Nicht gewählt');
  expect(open).not.toContain('Anschreiben lesen');
  expect(open.indexOf('id="leistungen"')).toBeLessThan(open.indexOf('id="summe"'));
  const sheet = show({ ...ordered, accepted_options: [] });
  expect(sheet).toContain('Nicht gewählt');
  expect(sheet).toContain('Anschreiben lesen');
  expect(sheet.indexOf('id="summe"')).toBeLessThan(sheet.indexOf('id="leistungen"'));
});

it('has the field for a question at one place, so that no typed word is lost', () => {
  const inOrder = (sheet: string, ids: readonly string[]) => {
    const places = ids.map((id) => sheet.indexOf(`id="${id}"`));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  };
  inOrder(show({}), ['leistungen', 'summe', 'annehmen', 'fragen']);
  const ordered = { status: 'accepted', decided_at: '2026-11-22T10:00:00Z', accepted_options: [] };
  inOrder(show(ordered), ['summe', 'leistungen', 'fragen']);
});
