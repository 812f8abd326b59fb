import { useState } from 'react';
import { encode } from 'uqr';
import { formatIban } from '#shared/agency/company-format.ts';
import { buildGiroCode, GIROCODE_DRAWING } from '#shared/billing/girocode.ts';
import { formatCents } from '#shared/pricing/money.ts';
import type { Seller } from '#shared/agency/seller.ts';
import { Button } from '#app/ui/button.tsx';

type GiroCodeProps = { bank: Seller['bank']; amountCents: number; number: string };

/** Everything a transfer needs: a code for the banking app, and the same facts to copy. */
export function GiroCode({ bank, amountCents, number }: GiroCodeProps) {
  const facts = [
    ['Empfänger', bank.holder, bank.holder],
    ['IBAN', formatIban(bank.iban), bank.iban.replaceAll(' ', '')],
    ['BIC', bank.bic, bank.bic],
    ['Betrag', formatCents(amountCents), (amountCents / 100).toFixed(2).replace('.', ',')],
    ['Verwendungszweck', number, number],
  ] as const;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-[11rem_minmax(0,32rem)]">
      <div>
        <Code {...{ bank, amountCents, number }} />
        <p className="mt-2 text-fine text-muted">GiroCode: mit der Banking-App abfotografieren.</p>
      </div>
      <dl className="border-t border-line">
        {facts.map(([label, shown, copied]) => (
          <div key={label} className="border-b border-line py-1">
            <dt className="text-fine text-muted">{label}</dt>
            <dd className="flex items-center justify-between gap-3">
              <span className="min-w-0 font-medium break-words">{shown}</span>
              <CopyButton label={label} text={copied} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Code({ bank, amountCents, number }: GiroCodeProps) {
  const { data, size } = encode(
    buildGiroCode({
      holder: bank.holder,
      iban: bank.iban,
      bic: bank.bic,
      amountCents,
      remittance: number,
    }),
    GIROCODE_DRAWING,
  );
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    // Black on white in the dark scheme too: apps read nothing else reliably.
    <svg
      role="img"
      aria-label={`GiroCode für ${formatCents(amountCents)} an ${bank.holder}, Verwendungszweck ${number}`}
      viewBox={`0 0 ${size} ${size}`}
      className="w-full max-w-[11rem] border border-line bg-white"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}

function CopyButton({ label, text }: { label: string; text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), 2_000);
    } catch {
      // Without permission the text is still there to be selected.
    }
  };
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={`${label} kopieren`}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{isCopied ? 'Kopiert' : 'Kopieren'}</span>
    </Button>
  );
}
