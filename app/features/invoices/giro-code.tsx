import { Suspense, useState } from 'react';
import { formatIban } from '#shared/agency/company-format.ts';
import { formatCents } from '#shared/pricing/money.ts';
import type { Seller } from '#shared/agency/seller.ts';
import { Button } from '#app/ui/button.tsx';
import { lazyExtra } from '#app/ui/lazy-extra.ts';

/** Drawn only where something is to be paid; the facts beside it say the same. */
const Drawing = lazyExtra(() => import('./giro-code-drawing.tsx'));

export type GiroCodeProps = { bank: Seller['bank']; amountCents: number; number: string };

/**
 * Everything a transfer needs: a code for the banking app, and the same facts to
 * copy, which are folded where there is little room (`isBrief`).
 */
export function GiroCode({
  bank,
  amountCents,
  number,
  isBrief = false,
}: GiroCodeProps & { isBrief?: boolean }) {
  const facts = [
    ['Empfänger', bank.holder, bank.holder],
    ['IBAN', formatIban(bank.iban), bank.iban.replaceAll(' ', '')],
    ['BIC', bank.bic, bank.bic],
    ['Betrag', formatCents(amountCents), (amountCents / 100).toFixed(2).replace('.', ',')],
    ['Verwendungszweck', number, number],
  ] as const;
  const list = (
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
  );
  const drawing = (
    <div className="aspect-square w-full max-w-[11rem] border border-line bg-white">
      <Suspense>
        <Drawing {...{ bank, amountCents, number }} />
      </Suspense>
    </div>
  );
  const hint = 'GiroCode: mit der Banking-App abfotografieren.';
  return isBrief ? (
    <>
      <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-center gap-4">
        {drawing}
        <p className="text-small text-muted">{hint}</p>
      </div>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-small underline underline-offset-4">
          IBAN und Verwendungszweck
        </summary>
        {list}
      </details>
    </>
  ) : (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-[11rem_minmax(0,32rem)]">
      {/* A phone cannot photograph its own screen. */}
      <div className="max-sm:order-last">
        {drawing}
        <p className="mt-2 text-fine text-muted">{hint}</p>
      </div>
      {list}
    </div>
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
