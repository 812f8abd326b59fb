import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { positionCents } from '#shared/billing/totals.ts';
import { taxRuleFor } from '#shared/billing/tax-rule.ts';
import type { OfferContent } from '#shared/offers/offer.ts';
import { optionGrossCents } from '#shared/offers/offer-totals.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { OFFER_SAMPLE } from '#tests/support/offer-sample.ts';
import { NewestOffer } from './newest-offer.tsx';

vi.mock('#app/lib/use-site.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useCompany: () => SAMPLE_COMPANY,
}));

const { content } = OFFER_SAMPLE;
const show = (acceptedOptions: string[] | null, part: Partial<OfferContent> = {}): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <NewestOffer
        state={acceptedOptions ? 'accepted' : 'sent'}
        former={[]}
        offer={{
          id: 'x',
          number: 'AN-2026-0007',
          version: 1,
          content: { ...content, ...part },
          gross_cents: 100_000,
          accepted_gross_cents: null,
          accepted_options: acceptedOptions,
          valid_until: '2999-12-31',
          decided_at: acceptedOptions && '2026-11-22T10:00:00Z',
          sent_at: '2026-11-20T10:00:00Z',
          projects: null,
          invoices: [],
        }}
      />
    </MemoryRouter>,
  );

it('shows beside price and last day the document itself, which leads to the PDF', () => {
  const open = show(null);
  expect(open).toMatch(/Gültig bis.*31\.12\.2999.*noch \d+ Tage/);
  expect(open).toMatch(/href="\/dokumente\/angebote\/x\.pdf".*Angebot AN-2026-0007 als Dokument/);
  expect(open).toContain('20. November 2026');
  for (const { title } of content.positions) expect(open).toContain(title);
});

it('says why no tax is charged, and lists what the sum is made of', () => {
  const shown = show([]);
  expect(shown).toMatch(
    /Umsatzsteuer 0 %: Mit Ihrer USt-IdNr\. DE123456789 schulden Sie die Steuer/,
  );
  expect(shown).toContain(formatCents(positionCents(content.positions[0]!)));
});

it('says that positions are without tax and what is off, and tells consumers no price without', () => {
  const [shown, plain] = [show(null), show(null, { discountPercent: 0 })];
  expect(shown).toContain('Preise der Positionen ohne Umsatzsteuer');
  expect(shown).toMatch(/2,5\u00a0Stunden je 85,00.*abzüglich 10\u00a0% Rabatt/);
  expect(shown.match(/>Rabatt 5\u00a0%</g)).toHaveLength(2);
  expect(plain).not.toContain('>Rabatt');
  const customer = { ...content.customer, kind: 'consumer', vatId: '' } as const;
  const withTax = optionGrossCents(content, taxRuleFor(customer), 'seo');
  expect(show(null, { customer })).toContain(`erhöht den Gesamtbetrag um ${formatCents(withTax)}`);
  expect(shown).not.toContain('erhöht den Gesamtbetrag');
});

it('leaves out of an ordered one what was not chosen', () => {
  const option = content.positions.find(({ optional }) => optional)!;
  expect(show(null)).toContain('optional, zählt erst, wenn gewählt');
  // What was chosen is a position like any other: the sum counts it.
  const chosen = show([option.id]);
  expect(chosen).toContain(option.title);
  expect(chosen).not.toMatch(/optional|\(Option\)|\+ /);
  const without = show([]);
  expect(without).not.toContain(option.title);
  expect(without).not.toContain('ohne Optionen');
});
