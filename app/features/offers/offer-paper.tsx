import { useState } from 'react';
import { addDays, findToday } from '#shared/agency/agency-day.ts';
import type { TaxRule } from '#shared/billing/billing.ts';
import { formatDay } from '#shared/core/format.ts';
import { formatPercent } from '#shared/pricing/money.ts';
import { offerTotals, type OfferContent } from '#shared/offers/offer.ts';
import { describePayment } from '#shared/offers/offer-payment.ts';
import { DOCUMENT_TEXTS } from '#shared/texts/documents.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { Paper } from '#app/private/document-editor/paper.tsx';
import { taxLabel } from '#shared/billing/tax-label.ts';

type Props = { number: string | null; content: OfferContent; tax: TaxRule };

/** An offer being written, as it would stand on its sheet if it went out today. */
export function OfferPaper({ number, content, tax }: Props) {
  const texts = useTexts(DOCUMENT_TEXTS);
  const [today] = useState(() => findToday());
  const { discountCents, netCents, taxCents, grossCents } = offerTotals(content, tax);
  const hasOptions = content.positions.some(({ optional }) => optional);
  return (
    <Paper
      kind="Angebot"
      facts={[
        ['Angebot', number ?? 'Entwurf'],
        ['Datum', formatDay(today)],
        ['Gültig bis', formatDay(addDays(today, content.validDays))],
      ]}
      customer={content.customer}
      title={content.title}
      introduction={content.introduction}
      positions={content.positions}
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
