import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { planLabel, taxRuleFor, type PaymentPlan } from '#shared/billing/billing.ts';
import { FINANCING, findPackage, PACKAGES } from '#shared/agency/business.ts';
import { collectFieldErrors } from '#shared/forms/field-errors.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { offerTotals, readOfferToSend, type OfferContent } from '#shared/offers/offer.ts';
import type { OfferAnswer, OfferCall } from '#shared/offers/offer-call.ts';
import { callFunction } from '#app/lib/call-function.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Field, Select } from '#app/ui/form/field.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { CustomerFields } from '#app/private/document-editor/customer-fields.tsx';
import { EditorDesk } from '#app/private/document-editor/editor-desk.tsx';
import { keepUntouched } from '#app/private/document-editor/field-errors.ts';
import { fieldId } from '#app/private/document-editor/field-id.ts';
import { focusUnreadable, NumberField } from '#app/private/document-editor/number-field.tsx';
import { PositionList } from '#app/private/document-editor/position-list.tsx';
import { PreviewLink } from '#app/private/document-editor/preview-link.tsx';
import { SaveNote } from '#app/private/document-editor/save-note.tsx';
import { TextField, TitleField } from '#app/private/document-editor/text-fields.tsx';
import { useDraft } from '#app/private/document-editor/use-draft.ts';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { taxReason } from './offer-facts.ts';
import { OfferPaper } from './offer-paper.tsx';
import { OfferSums } from './offer-view.tsx';
import { ConflictNotice } from '#app/private/conflict-notice.tsx';
import { deleteVersion } from '#app/private/delete-version.ts';
import { listDocumentDifferences } from '#app/private/document-editor/document-differences.ts';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import type { AdminOffer } from './admin-offer.ts';
import { PageHead } from '#app/private/page-head.tsx';

const NOT_SENT: OfferAnswer = {
  success: false,
  error: 'Der Entwurf ist noch da. Bitte versuchen Sie es erneut.',
};
const PLANS: readonly PaymentPlan[] = [
  { kind: 'split' },
  { kind: 'single' },
  ...Array.from(
    { length: FINANCING.maxInstalments - FINANCING.minInstalments + 1 },
    (_, index) => ({
      kind: 'instalments' as const,
      count: FINANCING.minInstalments + index,
    }),
  ),
];

const PARTS = {
  title: 'Titel',
  introduction: 'Einleitung',
  package: 'Paket',
  customer: 'Kunde',
  positions: 'Positionen',
  discountPercent: 'Rabatt gesamt in %',
  validDays: 'Gültig, in Tagen',
  paymentPlan: 'Zahlung',
  closing: 'Schluss',
};

/**
 * Builds an offer. It saves itself; sending checks everything on the server and
 * names the fields that are wrong.
 */
export function OfferEditor({ offer }: { offer: AdminOffer }) {
  const queries = useQueryClient();
  const draft = useDraft<OfferContent>(
    'offers',
    offer,
    ['admin-offer', offer.id],
    async (next, seen) => {
      const client = await loadSupabase();
      const { data } = await client
        .from('offers')
        .update({ content: next, customer_email: next.customer.email.trim() })
        .eq('id', offer.id)
        .eq('status', 'draft')
        .eq('updated_at', seen)
        .select('updated_at')
        .maybeSingle();
      return data ? { updatedAt: data.updated_at } : { problem: '' };
    },
  );
  const { content, state } = draft;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [confirming, setConfirming] = useState(false);
  const set = (part: Partial<OfferContent>) => {
    const next = { ...content, ...part };
    setErrors((known) => keepUntouched(known, content, next));
    draft.change(next);
  };
  const tax = taxRuleFor(content.customer);

  /** Asks only for what can go out. */
  const askToSend = () => {
    if (focusUnreadable()) return;
    const read = readOfferToSend(content);
    setErrors('problems' in read ? collectFieldErrors(read.problems) : {});
    if ('content' in read) setConfirming(true);
    else
      void showToast({
        title: 'Noch nicht vollständig',
        description: 'Bitte prüfen Sie die markierten Angaben.',
        tone: 'destructive',
      });
  };

  const send = useMutation({
    mutationFn: async () => {
      if (!(await draft.flush())) return NOT_SENT;
      const call: OfferCall = { action: 'send', id: offer.id, updatedAt: draft.readUpdatedAt() };
      return callFunction('offers', call, NOT_SENT);
    },
    onSuccess: async (answer) => {
      setConfirming(false);
      if (!answer.success) {
        setErrors(answer.fieldErrors ?? {});
        void showToast({ title: 'Nicht gesendet', description: answer.error, tone: 'destructive' });
        return;
      }
      void showToast({ title: 'Angebot gesendet', description: answer.number ?? '' });
      await Promise.all(
        [['admin-offer'], ['admin-offers'], ['admin-requests'], ['admin-request']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
    },
  });

  return (
    <>
      <UnsavedGuard dirty={state !== 'saved' && !send.isPending} />
      <PageHead
        title={content.title || 'Neues Angebot'}
        back={['/admin/angebote', 'Angebote']}
        note={offer.number ? `${offer.number}, neue Fassung ${offer.version}` : 'Entwurf'}
      />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_minmax(26rem,0.85fr)]">
        <form
          noValidate
          onSubmit={(event) => event.preventDefault()}
          className="grid min-w-0 content-start gap-10"
          aria-label="Angebot bearbeiten"
        >
          <ErrorSummary
            problems={Object.entries(errors).map(([path, message]) => ({
              fieldId: fieldId(path),
              message,
            }))}
          />
          {state === 'conflict' && (
            <ConflictNotice
              unasked
              differences={
                draft.theirs && listDocumentDifferences(content, draft.theirs.content, PARTS)
              }
              onKeep={draft.keepMine}
              onTake={
                draft.theirs
                  ? draft.takeTheirs
                  : () => void queries.invalidateQueries({ queryKey: ['admin-offer', offer.id] })
              }
            />
          )}
          <section className="grid gap-4" aria-label="Kopf">
            <TitleField
              path="title"
              label="Titel"
              value={content.title}
              error={errors['title']}
              onChange={(title) => set({ title })}
            />
            <TextField
              path="introduction"
              label="Einleitung"
              rows={4}
              value={content.introduction}
              error={errors['introduction']}
              onChange={(introduction) => set({ introduction })}
            />
            <Field
              label="Paket"
              id={fieldId('package')}
              optionalMark={false}
              hint="Für Ihre Auswertung; im Angebot steht es nicht."
              className="sm:max-w-[20rem]"
            >
              {(control) => (
                <Select
                  {...control}
                  value={content.package ?? ''}
                  onChange={(event) => set({ package: findPackage(event.target.value)?.id })}
                >
                  <option value="">Ohne Paket</option>
                  {PACKAGES.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </section>
          <CustomerFields
            customer={content.customer}
            errors={errors}
            onChange={(customer) =>
              set({
                customer,
                ...(customer.kind === 'consumer' &&
                  content.paymentPlan.kind === 'instalments' && { paymentPlan: { kind: 'split' } }),
              })
            }
          />
          <PositionList
            hasOptions
            positions={content.positions}
            errors={errors}
            onChange={(positions, added) =>
              set({ positions, package: findPackage(added)?.id ?? content.package })
            }
          />
          <section className="grid gap-4" aria-labelledby="bedingungen">
            <h2 id="bedingungen" className="text-title">
              Bedingungen
            </h2>
            <div className="grid gap-4 sm:grid-cols-3">
              <NumberField
                id={fieldId('discountPercent')}
                label="Rabatt gesamt in %"
                value={content.discountPercent}
                min={0}
                max={100}
                onChange={(discountPercent) => set({ discountPercent })}
              />
              <NumberField
                id={fieldId('validDays')}
                label="Gültig, in Tagen"
                value={content.validDays}
                min={1}
                max={365}
                error={errors['validDays']}
                onChange={(days) => set({ validDays: Math.round(days) })}
              />
              <Field
                label="Zahlung"
                id={fieldId('paymentPlan')}
                required
                error={errors['paymentPlan']}
                hint={
                  content.customer.kind === 'consumer' ? 'Raten nur für Unternehmen' : undefined
                }
              >
                {(control) => (
                  <Select
                    {...control}
                    value={planLabel(content.paymentPlan)}
                    onChange={(event) =>
                      set({
                        paymentPlan: PLANS.find((plan) => planLabel(plan) === event.target.value)!,
                      })
                    }
                  >
                    {PLANS.filter(
                      ({ kind }) => kind !== 'instalments' || content.customer.kind === 'business',
                    ).map((plan) => (
                      <option key={planLabel(plan)}>{planLabel(plan)}</option>
                    ))}
                  </Select>
                )}
              </Field>
            </div>
            <TextField
              path="closing"
              label="Schluss"
              rows={3}
              value={content.closing}
              error={errors['closing']}
              onChange={(closing) => set({ closing })}
            />
          </section>
        </form>
        <EditorDesk
          label="Summe und Senden"
          sums={
            <>
              <OfferSums content={content} tax={tax} options={[]} />
              {!tax.note && <p className="text-fine text-muted">{taxReason(tax)}</p>}
            </>
          }
          note={
            <SaveNote state={state} problem={draft.problem} onRetry={() => void draft.flush()} />
          }
          actions={
            <>
              <Button onClick={askToSend} disabled={state === 'conflict'}>
                Angebot senden
              </Button>
              <PreviewLink
                href={`/dokumente/angebote/${offer.id}.pdf`}
                isSaved={state === 'saved'}
                flush={draft.flush}
              />
              <DiscardButton
                id={offer.id}
                readSeen={() => draft.flush().then(draft.readUpdatedAt)}
              />
            </>
          }
          paper={<OfferPaper number={offer.number} content={content} tax={tax} />}
        />
      </div>
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title="Angebot senden?"
        description="Danach ändert es sich nicht mehr. Korrekturen gehen als neue Fassung hinaus."
        footer={
          <div className="flex flex-wrap gap-3">
            <Button size="small" busy={send.isPending} onClick={() => send.mutate()}>
              {send.isPending ? 'Wird gesendet...' : 'Jetzt senden'}
            </Button>
            <Button size="small" variant="secondary" onClick={() => setConfirming(false)}>
              Zurück
            </Button>
          </div>
        }
      >
        <p>
          An{' '}
          <strong className="wrap-anywhere">
            {content.customer.email || 'noch keine Adresse'}
          </strong>{' '}
          über{' '}
          <strong className="tabular">{formatCents(offerTotals(content, tax).grossCents)}</strong>,
          gültig {content.validDays} Tage.
        </p>
      </Dialog>
    </>
  );
}

function DiscardButton({ id, readSeen }: { id: string; readSeen: () => Promise<string> }) {
  const navigate = useNavigate();
  const discard = useRowChange<void>({
    reads: [['admin-offers']],
    write: async (client) => deleteVersion(client, 'offers', id, await readSeen()),
    done: 'Entwurf verworfen',
  });
  return (
    <ConfirmButton
      label="Entwurf verwerfen"
      confirmLabel="Verwerfen"
      title="Entwurf verwerfen?"
      explanation="Er lässt sich nicht wiederherstellen. Die Anfrage bleibt, wie sie ist."
      variant="quiet"
      busy={discard.isPending}
      onConfirm={() =>
        discard.mutate(undefined, { onSuccess: () => void navigate('/admin/angebote') })
      }
    />
  );
}
