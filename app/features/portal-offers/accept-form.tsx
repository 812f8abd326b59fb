import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { formatCents } from '#shared/money.ts';
import { offerTotals } from '#shared/offer.ts';
import type { OfferAnswer, OfferCall } from '#shared/offer-call.ts';
import { ORDER_LABELS } from '#shared/offer-texts.ts';
import { callFunction } from '#app/lib/call-function.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { ScrollArea } from '#app/ui/overlay/scroll-area.tsx';
import { EMPTY_SIGNATURE, readSignature } from '../quote/quote-form.ts';
import { SignatureField } from '../quote/signature-field.tsx';
import type { PortalOffer } from './portal-offer.ts';

const LOST: OfferAnswer = { success: false, error: 'Ihre Angaben sind noch da. Bitte versuchen Sie es erneut.' };

type Errors = Partial<Record<'name' | 'signature' | 'withdrawalSeen', string>>;

/** Signs and orders. The server checks status, day, hash and total again; everything entered stays after a failure. */
export function AcceptForm({ offer, options }: { offer: PortalOffer; options: readonly string[] }) {
  const { content, tax, texts } = offer.snapshot;
  const [name, setName] = useState(content.customer.name);
  const [signature, setSignature] = useState(EMPTY_SIGNATURE);
  const [withdrawalSeen, setWithdrawalSeen] = useState(false);
  const [earlyStart, setEarlyStart] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const queries = useQueryClient();
  const { grossCents } = offerTotals(content, tax, options);
  const label = ORDER_LABELS[content.customer.kind];

  const accept = useMutation({
    mutationFn: () => {
      const call: OfferCall = {
        action: 'accept',
        id: offer.id,
        hash: offer.snapshot_hash,
        options: [...options],
        grossCents,
        name: name.trim(),
        signature: readSignature(signature),
        signatureKind: signature.kind,
        withdrawalSeen,
        earlyStart,
      };
      return callFunction('offers', call, LOST);
    },
    onSuccess: async (answer) => {
      if (!answer.success) {
        setErrors(answer.fieldErrors ?? {});
        void showToast({ title: 'Nicht beauftragt', description: answer.error, tone: 'destructive' });
        if (!answer.code) return;
      } else void showToast({ title: 'Auftrag erteilt', description: 'Die Bestätigung kommt per E-Mail.' });
      await Promise.all(
        [['portal-offer'], ['portal-offers'], ['next-steps'], ['requests']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
    },
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (accept.isPending) return;
    const found: Errors = {
      ...(!name.trim() && { name: 'Bitte geben Sie Ihren Namen ein.' }),
      ...(!readSignature(signature) && { signature: 'Bitte unterschreiben Sie.' }),
      ...(texts.withdrawal &&
        !withdrawalSeen && { withdrawalSeen: 'Bitte bestätigen Sie, dass Sie die Widerrufsbelehrung erhalten haben.' }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) accept.mutate();
  };

  return (
    <section
      aria-labelledby="annehmen"
      className="rounded-control border border-ink bg-surface p-5 shadow-[inset_0_6px_0_var(--accent)] sm:p-6"
    >
      <h2 id="annehmen" className="text-title">
        Angebot annehmen
      </h2>
      <form onSubmit={submit} noValidate className="mt-4 grid gap-5">
        <ErrorSummary problems={Object.entries(errors).map(([field, message]) => ({ fieldId: `annehmen-${field}`, message }))} />
        <Field label="Ihr Name" id="annehmen-name" required error={errors.name}>
          {(control) => (
            <Input {...control} autoComplete="name" maxLength={120} value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <SignatureField
          id="annehmen-signature"
          value={signature}
          error={errors.signature}
          onChange={setSignature}
          note={`${texts.order} Wir speichern Unterschrift, Zeitpunkt und Prüfsumme des Angebots.`}
        />
        {texts.withdrawal && (
          <div>
            <details className="border-y border-line py-1">
              <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold underline underline-offset-4">
                Widerrufsbelehrung und Muster-Formular lesen
              </summary>
              <ScrollArea label="Widerrufsbelehrung" className="max-h-80">
                <p className="pr-4 pb-3 text-small whitespace-pre-line">{texts.withdrawal.replaceAll('# ', '')}</p>
              </ScrollArea>
            </details>
            <Checkbox
              id="annehmen-withdrawalSeen"
              required
              checked={withdrawalSeen}
              error={errors.withdrawalSeen}
              onChange={(event) => setWithdrawalSeen(event.target.checked)}
              label="Ich habe die Widerrufsbelehrung erhalten und zur Kenntnis genommen."
            />
            <Checkbox
              id="annehmen-earlyStart"
              checked={earlyStart}
              onChange={(event) => setEarlyStart(event.target.checked)}
              label={
                <>
                  {texts.earlyStart} <span className="text-muted">(optional)</span>
                </>
              }
            />
          </div>
        )}
        <div className="grid gap-2">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
            <span>Gesamtbetrag{tax.category === 'S' ? ' einschließlich Umsatzsteuer' : ''}</span>
            <span className="tabular text-title font-bold">{formatCents(grossCents)}</span>
          </p>
          <Button type="submit" full busy={accept.isPending}>
            {accept.isPending ? 'Wird beauftragt...' : label}
          </Button>
        </div>
      </form>
    </section>
  );
}
