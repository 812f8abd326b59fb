import { formatIban } from '#shared/agency/company-format.ts';
import type { InvoiceSnapshot } from '#shared/billing/invoice.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { GiroCode } from './giro-code.tsx';

/** What is open is paid to the account of today, whatever the PDF names. */
export function Transfer({
  invoice: { snapshot, number, open_cents: amountCents },
  isBrief = false,
}: {
  invoice: { snapshot: InvoiceSnapshot; number: string; open_cents: number };
  isBrief?: boolean;
}) {
  const { bank } = useCompany();
  const isNew = formatIban(bank.iban) !== formatIban(snapshot.seller.bank.iban);
  return (
    <>
      {isNew && (
        <p className="mb-3 text-small font-semibold">
          Unsere Bankverbindung hat sich geändert; die in der PDF gilt nicht mehr.
        </p>
      )}
      <GiroCode bank={bank} amountCents={amountCents} number={number} isBrief={isBrief} />
    </>
  );
}
