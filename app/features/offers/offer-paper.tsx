import { useState } from 'react';
import { addDays, findToday } from '#shared/agency/agency-day.ts';
import type { TaxRule } from '#shared/billing/billing.ts';
import { formatDay } from '#shared/core/format.ts';
import { formatPercent } from '#shared/pricing/money.ts';
import type { OfferContent } from '#shared/offers/offer.ts';
import { chosenPositions, offerTotals } from '#shared/offers/offer-totals.ts';
import { describePayment } from '#shared/offers/offer-payment.ts';
import { DOCUMENT_TEXTS } from '#shared/texts/documents.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { Paper } from '#app/private/document-editor/paper.tsx';
import { taxLabel } from '#shared/billing/tax-label.ts';

type Props = {
  number: string | null;
  content: OfferContent;
  tax: TaxRule;
  /** Of one that has gone out; a draft has the days it would have today. */
  sent?: { on: string; validUntil: string | null };
  /** Once ordered: of the optional positions these alone stand on it. */
  ordered?: readonly string[];
  label?: string;
};

/** An offer as it stands on its sheet; one being written as if it went out today. */
export function OfferPaper({ number, content, tax, sent, ordered, label }: Props) {
  const texts = useTexts(DOCUMENT_TEXTS);
  const [today] = useState(() => findToday());
  const { discountCents, netCents, taxCents, grossCents } = offerTotals(content, tax, ordered);
  const positions = ordered ? chosenPositions(content, ordered) : content.positions;
  const hasOptions = !ordered && positions.some(({ optional }) => optional);
  const validUntil = sent ? sent.validUntil : addDays(today, content.validDays);
  return (
    <Paper
      kind="Angebot"
      {...(label && { label })}
      facts={[
        ['Angebot', number ?? 'Entwurf'],
        ['Datum', formatDay(sent?.on ?? today)],
        ...(validUntil ? [['Gültig bis', formatDay(validUntil)] as const] : []),
        ...(content.customer.vatId ? [['Ihre USt-IdNr.', content.customer.vatId] as const] : []),
      ]}
      customer={content.customer}
      title={content.title}
      introduction={content.introduction}
      positions={positions}
      sums={[
        ...(discountCents > 0
          ? [[`Rabatt ${formatPercent(content.discountPercent)}`, -discountCents] as const]
          : []),
        ['Netto', netCents],
        [taxLabel(tax), taxCents],
        [hasOptions ? 'Gesamtbetrag ohne Optionen' : 'Gesamtbetrag', grossCents],
      ]}
      note={tax.note}
      payment={describePayment(content.paymentPlan, texts)}
      closing={content.closing}
    />
  );
}
