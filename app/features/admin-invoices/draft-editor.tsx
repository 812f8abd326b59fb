import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { taxRuleFor } from '#shared/billing.ts';
import { invoiceHeading, invoiceTotals, type InvoiceContent } from '#shared/invoice.ts';
import { formatCents, formatPercent } from '#shared/money.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { Button, ButtonAnchor } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Field, Input, Textarea } from '#app/ui/form/field.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { ConflictNotice } from '../area/conflict-notice.tsx';
import { listDocumentDifferences } from '../area/document-differences.ts';
import { UnsavedGuard } from '../area/unsaved-guard.tsx';
import { useSelfSaving, type SaveState } from '../area/use-self-saving.ts';
import { DecimalInput } from './decimal-input.tsx';
import { CustomerFields, fieldId, PositionFields } from './draft-fields.tsx';
import { callInvoices, invoiceKey, LIST_KEY } from './invoice-call.ts';
import { PageHead } from '../area/page-head.tsx';

export type Draft = { id: string; content: InvoiceContent; updated_at: string };

const PARTS = {
  title: 'Betreff',
  servicePeriod: 'Leistungszeitraum',
  paymentDays: 'Zahlungsziel in Tagen',
  introduction: 'Einleitung',
  customer: 'Kunde',
  positions: 'Positionen',
  discountPercent: 'Rabatt in %',
  closing: 'Schlusstext',
};

/** The draft of an invoice; saved by the function `invoices`, which checks it. */
function useInvoiceDraft(draft: Draft) {
  const queries = useQueryClient();
  return useSelfSaving<InvoiceContent>({
    initial: { content: draft.content, updatedAt: draft.updated_at },
    write: async (content, seen) => {
      const answer = await callInvoices({ action: 'save', id: draft.id, updatedAt: seen, content });
      if (!answer.success) return { problem: answer.error };
      return answer.updatedAt === undefined ? { problem: '' } : { updatedAt: answer.updatedAt };
    },
    read: async () => {
      const client = await loadSupabase();
      const { data } = await client
        .from('invoices')
        .select('content,updated_at')
        .eq('id', draft.id)
        .eq('status', 'draft')
        .maybeSingle<Pick<Draft, 'content' | 'updated_at'>>()
        .throwOnError();
      return data && { content: data.content, updatedAt: data.updated_at };
    },
    // Whoever comes back to this page starts from what was stored, not from what was read at first.
    onStored: ({ content, updatedAt }) =>
      queries.setQueryData<Draft | null>(invoiceKey(draft.id), (known) => known && { ...known, content, updated_at: updatedAt }),
  });
}

/** A draft being written. It is saved by itself shortly after each change; leaving before that asks first. */
export function DraftEditor({ draft }: { draft: Draft }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const saving = useInvoiceDraft(draft);
  const { content, state } = saving;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [dialog, setDialog] = useState<'issue' | 'discard'>();
  const [busy, setBusy] = useState(false);
  // Issued or discarded: nothing is left to guard.
  const [isOver, setIsOver] = useState(false);
  const isDirty = state !== 'saved' && !isOver;
  const totals = invoiceTotals(content);
  const tax = taxRuleFor(content.customer);
  const change = (part: Partial<InvoiceContent>) => saving.change({ ...content, ...part });
  const leave = async (to: string) => {
    setIsOver(true);
    await queries.invalidateQueries({ queryKey: LIST_KEY });
    await queries.invalidateQueries({ queryKey: invoiceKey(draft.id) });
    if (to) await navigate(to);
  };

  async function issue() {
    setBusy(true);
    const isSaved = await saving.flush();
    const answer = isSaved ? await callInvoices({ action: 'issue', id: draft.id, updatedAt: saving.readUpdatedAt() }) : null;
    setBusy(false);
    setDialog(undefined);
    if (answer?.success) {
      void showToast({ title: `Rechnung ${answer.number ?? ''} ausgestellt`, description: 'Sie ist auf dem Weg zum Kunden.' });
      await leave('');
      return;
    }
    setErrors(answer?.success === false ? (answer.fieldErrors ?? {}) : {});
    void showToast({
      title: 'Nicht ausgestellt',
      description: answer?.success === false ? answer.error : 'Der Entwurf ließ sich nicht speichern.',
      tone: 'destructive',
    });
  }

  async function discard() {
    setBusy(true);
    const answer = await callInvoices({ action: 'discard', id: draft.id });
    setBusy(false);
    if (answer.success) await leave('/admin/rechnungen');
    else void showToast({ title: 'Nicht verworfen', description: answer.error, tone: 'destructive' });
  }

  const { servicePeriod } = content;
  return (
    <>
      <UnsavedGuard dirty={isDirty} />
      <PageHead
        title={content.part === 'full' ? 'Rechnungsentwurf' : `${invoiceHeading({ kind: 'invoice', part: content.part })}, Entwurf`}
        back={['/admin/rechnungen', 'Rechnungen']}
        note={
          <p aria-live="polite" className="text-small">
            <SaveNote state={state} problem={saving.problem} />
          </p>
        }
      />
      {state === 'conflict' && (
        <div className="mb-8">
          <ConflictNotice
            unasked
            differences={saving.theirs && listDocumentDifferences(content, saving.theirs.content, PARTS)}
            onKeep={saving.keepMine}
            onTake={saving.theirs ? saving.takeTheirs : () => void leave('')}
          />
        </div>
      )}
      <ErrorSummary problems={Object.entries(errors).map(([path, message]) => ({ fieldId: fieldId(path), message }))} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-10">
          <section className="grid gap-4" aria-label="Rechnung">
            <Field label="Betreff" required id={fieldId('title')} error={errors['title']}>
              {(control) => (
                <Input {...control} maxLength={200} value={content.title} onChange={(event) => change({ title: event.target.value })} />
              )}
            </Field>
            <div className="grid gap-4 sm:grid-cols-3">
              <Field label="Leistung von" required id={fieldId('servicePeriod.from')} error={errors['servicePeriod.from']}>
                {(control) => (
                  <Input
                    {...control}
                    type="date"
                    value={servicePeriod.from}
                    onChange={(event) => change({ servicePeriod: { ...servicePeriod, from: event.target.value } })}
                  />
                )}
              </Field>
              <Field label="Leistung bis" required id={fieldId('servicePeriod.to')} error={errors['servicePeriod.to']}>
                {(control) => (
                  <Input
                    {...control}
                    type="date"
                    value={servicePeriod.to}
                    onChange={(event) => change({ servicePeriod: { ...servicePeriod, to: event.target.value } })}
                  />
                )}
              </Field>
              <Field label="Zahlungsziel in Tagen" required>
                {(control) => (
                  <DecimalInput
                    control={control}
                    value={content.paymentDays}
                    onChange={(days) => change({ paymentDays: Math.min(90, Math.max(0, Math.round(days))) })}
                  />
                )}
              </Field>
            </div>
            <Field label="Einleitung">
              {(control) => (
                <Textarea
                  {...control}
                  rows={2}
                  maxLength={4000}
                  value={content.introduction}
                  onChange={(event) => change({ introduction: event.target.value })}
                />
              )}
            </Field>
          </section>
          <CustomerFields content={content} errors={errors} onChange={change} />
          <PositionFields content={content} errors={errors} onChange={change} amounts={totals.positionCents} />
          <Field label="Schlusstext">
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={4000}
                value={content.closing}
                onChange={(event) => change({ closing: event.target.value })}
              />
            )}
          </Field>
        </div>
        <aside className="grid gap-5 lg:sticky lg:top-6" aria-label="Summen">
          <Field label="Rabatt auf alle Positionen in %" optionalMark={false}>
            {(control) => (
              <DecimalInput
                control={control}
                value={content.discountPercent}
                onChange={(percent) => change({ discountPercent: Math.min(100, Math.max(0, percent)) })}
              />
            )}
          </Field>
          <dl className="border-t border-line" aria-live="polite">
            {totals.discountCents !== 0 && <SumRow label="Rabatt" cents={-totals.discountCents} />}
            {content.deductions.map((deduction) => (
              <SumRow key={deduction.invoiceId} label={`abzüglich ${deduction.number}`} cents={-deduction.netCents} />
            ))}
            <SumRow label="Nettobetrag" cents={totals.netCents} />
            <SumRow
              label={tax.category === 'S' ? `Umsatzsteuer ${formatPercent(tax.ratePercent)}` : 'Umsatzsteuer'}
              cents={totals.taxCents}
            />
            <SumRow label="Rechnungsbetrag" cents={totals.grossCents} strong />
          </dl>
          {tax.note && <p className="text-small text-muted">{tax.note}</p>}
          <div className="grid gap-3">
            <Button full onClick={() => setDialog('issue')} disabled={busy || state === 'conflict'}>
              Ausstellen …
            </Button>
            {isDirty ? (
              <Button full variant="secondary" disabled>
                Vorschau (PDF)
              </Button>
            ) : (
              <ButtonAnchor full variant="secondary" href={`/dokumente/rechnungen/${draft.id}.pdf`}>
                Vorschau (PDF)
              </ButtonAnchor>
            )}
            <Button full variant="quiet" onClick={() => setDialog('discard')} disabled={busy}>
              Entwurf verwerfen
            </Button>
          </div>
        </aside>
      </div>
      {dialog === 'issue' && (
        <Dialog
          open
          onClose={() => setDialog(undefined)}
          title="Rechnung ausstellen?"
          footer={
            <div className="flex flex-wrap gap-3">
              <Button size="small" busy={busy} onClick={() => void issue()}>
                Ausstellen und senden
              </Button>
              <Button size="small" variant="secondary" onClick={() => setDialog(undefined)}>
                Abbrechen
              </Button>
            </div>
          }
        >
          <p>
            {content.customer.company || content.customer.name || 'Der Kunde'} erhält die Rechnung über{' '}
            <strong className="whitespace-nowrap">{formatCents(totals.grossCents)}</strong> als PDF mit E-Rechnung an{' '}
            {content.customer.email || 'die fehlende E-Mail-Adresse'}.
          </p>
          <p className="mt-3">Danach ändert sie sich nicht mehr; Fehler berichtigt eine Stornorechnung.</p>
        </Dialog>
      )}
      {dialog === 'discard' && (
        <Dialog
          open
          onClose={() => setDialog(undefined)}
          title="Entwurf verwerfen?"
          footer={
            <div className="flex flex-wrap gap-3">
              <Button size="small" variant="danger" busy={busy} onClick={() => void discard()}>
                Verwerfen
              </Button>
              <Button size="small" variant="secondary" onClick={() => setDialog(undefined)}>
                Abbrechen
              </Button>
            </div>
          }
        >
          <p>Der Entwurf wird gelöscht. Eine Rechnungsnummer hat er noch nicht, es entsteht also keine Lücke.</p>
        </Dialog>
      )}
    </>
  );
}

function SaveNote({ state, problem }: { state: SaveState; problem: string }) {
  switch (state) {
    case 'failed':
      return <span className="text-danger">Nicht gespeichert: {problem}</span>;
    case 'conflict':
      return <span className="text-danger">Nicht gespeichert: Jemand anderes hat diesen Entwurf geändert.</span>;
    case 'saving':
      return 'Wird gespeichert …';
    case 'dirty':
      return 'Nicht gespeicherte Änderungen';
    case 'saved':
      return 'Entwurf gespeichert';
  }
}

function SumRow({ label, cents, strong = false }: { label: string; cents: number; strong?: boolean }) {
  return (
    <div
      className={
        strong
          ? 'flex justify-between gap-4 py-3 font-display text-title font-semibold'
          : 'flex justify-between gap-4 border-b border-line py-2 text-small'
      }
    >
      <dt>{label}</dt>
      <dd className="tabular whitespace-nowrap">{formatCents(cents)}</dd>
    </div>
  );
}
