import { useState, type SubmitEvent } from 'react';
import { formatCents } from '#shared/pricing/money.ts';
import { offerTotals } from '#shared/offers/offer-totals.ts';
import type { AcceptOffer, OfferAnswer, SentOffer } from '#shared/offers/offer-call.ts';
import { ORDER_LABELS } from '#shared/offers/offer-texts.ts';
import { LINK_PAGE_TEXTS } from '#shared/texts/link-pages.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { ScrollArea } from '#app/ui/overlay/scroll-area.tsx';
import { EMPTY_SIGNATURE, readSignature } from '#app/ui/form/signature.ts';
import { SignatureField } from '#app/ui/form/signature-field.tsx';
import { OfferTerms } from './offer-terms.tsx';
import { nameFailure } from './settle-decision.ts';

/** What was signed; who signs it is known by session or link. */
export type SignedOrder = Omit<AcceptOffer, 'action' | 'token'>;

type Props = {
  offer: SentOffer;
  options: readonly string[];
  accept: (order: SignedOrder) => Promise<OfferAnswer>;
};

type Errors = Partial<Record<'name' | 'signature' | 'withdrawalSeen', string>>;

/**
 * Signs and orders. The server checks status, day, hash and total again;
 * everything entered stays after a failure.
 */
export function AcceptForm({ offer, options, accept }: Props) {
  const { content, tax, texts, terms } = offer.snapshot;
  const pageTexts = useTexts(LINK_PAGE_TEXTS);
  const [name, setName] = useState(content.customer.name);
  const [signature, setSignature] = useState(EMPTY_SIGNATURE);
  const [withdrawalSeen, setWithdrawalSeen] = useState(false);
  const [earlyStart, setEarlyStart] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setIsBusy] = useState(false);
  const { grossCents } = offerTotals(content, tax, options);
  const label = ORDER_LABELS[content.customer.kind];

  const order = async () => {
    setIsBusy(true);
    const answer = await accept({
      id: offer.id,
      hash: offer.snapshot_hash,
      options: [...options],
      grossCents,
      name: name.trim(),
      signature: readSignature(signature),
      signatureKind: signature.kind,
      withdrawalSeen,
      earlyStart,
    });
    setIsBusy(false);
    if (!answer.success) setErrors(answer.fieldErrors ?? {});
    void showToast(
      answer.success
        ? { title: 'Auftrag erteilt', description: 'Die Bestätigung kommt per E-Mail.' }
        : {
            title: nameFailure(answer, 'Nicht beauftragt'),
            description: answer.error,
            tone: 'destructive',
          },
    );
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found: Errors = {
      ...(!name.trim() && { name: 'Bitte geben Sie Ihren Namen ein.' }),
      ...(!readSignature(signature) && { signature: 'Bitte unterschreiben Sie.' }),
      ...(texts.withdrawal &&
        !withdrawalSeen && {
          withdrawalSeen: 'Bitte bestätigen Sie, dass Sie die Widerrufsbelehrung erhalten haben.',
        }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) void order();
  };

  return (
    <section
      aria-labelledby="annehmen"
      className="rounded-control border border-ink bg-surface p-5 shadow-[inset_0_6px_0_var(--accent)] sm:p-6"
    >
      <h2 id="annehmen" className="text-title">
        {pageTexts['offer.accept']}
      </h2>
      <noscript>
        <p className="mt-4">
          Zum Beauftragen braucht Ihr Browser JavaScript. Oder antworten Sie auf unsere Mail.
        </p>
      </noscript>
      <form onSubmit={submit} noValidate className="mt-4 grid gap-5 scriptless:hidden">
        <ErrorSummary
          attempt={errors}
          problems={Object.entries(errors).map(([field, message]) => ({
            fieldId: `annehmen-${field}`,
            message,
          }))}
        />
        <Field label="Ihr Name" id="annehmen-name" required error={errors.name}>
          {(control) => (
            <Input
              {...control}
              autoComplete="name"
              maxLength={120}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <SignatureField
          id="annehmen-signature"
          value={signature}
          error={errors.signature}
          onChange={setSignature}
          note={pageTexts['offer.signature']}
        />
        {texts.withdrawal && (
          <div>
            <details className="border-y border-line py-1">
              <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold underline underline-offset-4">
                Widerrufsbelehrung und Muster-Formular lesen
              </summary>
              <ScrollArea label="Widerrufsbelehrung" className="max-h-80">
                <p className="pr-4 pb-3 text-small whitespace-pre-line">
                  {texts.withdrawal.replaceAll('# ', '')}
                </p>
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
          <p className="text-small">{texts.order}</p>
          {terms && <OfferTerms terms={terms} />}
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
            <span>Gesamtbetrag{tax.category === 'S' ? ' einschließlich Umsatzsteuer' : ''}</span>
            <span className="tabular text-title font-bold">{formatCents(grossCents)}</span>
          </p>
          <Button type="submit" full busy={isBusy}>
            {isBusy ? 'Wird beauftragt...' : label}
          </Button>
        </div>
      </form>
    </section>
  );
}
