import { useState } from 'react';
import { addDays, findToday } from '#shared/agency/agency-day.ts';
import { taxRuleFor } from '#shared/billing/tax-rule.ts';
import {
  describeService,
  describeTransfer,
  invoiceHeading,
  invoiceTotals,
  type InvoiceContent,
} from '#shared/billing/invoice.ts';
import { formatDay } from '#shared/core/format.ts';
import { taxLabel } from '#shared/billing/tax-label.ts';
import { formatPercent } from '#shared/pricing/money.ts';
import { DOCUMENT_TEXTS } from '#shared/texts/documents.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { Paper } from '#app/private/document-editor/paper.tsx';

/** An invoice being written, as it would stand on its sheet if it were issued today. */
export function InvoicePaper({ content }: { content: InvoiceContent }) {
  const texts = useTexts(DOCUMENT_TEXTS);
  const [today] = useState(() => findToday());
  const dueOn = addDays(today, content.paymentDays);
  const kind = invoiceHeading({ kind: 'invoice', part: content.part });
  const tax = taxRuleFor(content.customer);
  const { discountCents, netCents, taxCents, grossCents } = invoiceTotals(content);
  return (
    <Paper
      kind={kind}
      facts={[
        ['Rechnung', 'Entwurf'],
        ['Datum', formatDay(today)],
        ['Leistung', describeService({ ...content, issuedOn: today })],
        ['Zahlbar bis', formatDay(dueOn)],
        ...(content.offerNumber ? [['Angebot', content.offerNumber] as const] : []),
      ]}
      customer={content.customer}
      title={content.title && `${kind}: ${content.title}`}
      introduction={content.introduction}
      positions={content.positions}
      sums={[
        ...(discountCents === 0
          ? []
          : [[`Rabatt ${formatPercent(content.discountPercent)}`, -discountCents] as const]),
        ...content.deductions.map(
          (deduction) => [`abzüglich ${deduction.number}`, -deduction.netCents] as const,
        ),
        ['Nettobetrag', netCents],
        [taxLabel(tax), taxCents],
        ['Rechnungsbetrag', grossCents],
      ]}
      note={tax.note}
      payment={grossCents > 0 ? describeTransfer({ grossCents, dueOn }, texts) : ''}
      closing={content.closing}
    />
  );
}
