import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { taxRuleFor } from '#shared/billing/billing.ts';
import { invoiceHeading, invoiceTotals, type InvoiceContent } from '#shared/billing/invoice.ts';
import { formatCents, formatPercent } from '#shared/pricing/money.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
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
import { ConflictNotice } from '#app/private/conflict-notice.tsx';
import { listDocumentDifferences } from '#app/private/document-editor/document-differences.ts';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { InvoicePaper } from './invoice-paper.tsx';
import { callInvoices, invoiceKey, LIST_KEY } from './invoice-call.ts';
import { PageHead } from '#app/private/page-head.tsx';

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

/**
 * A draft being written. It is saved by itself shortly after each change;
 * leaving before that asks first.
 */
export function DraftEditor({ draft }: { draft: Draft }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const saving = useDraft('invoices', draft, invoiceKey(draft.id), async (next, seen) => {
    const answer = await callInvoices({
      action: 'save',
      id: draft.id,
      updatedAt: seen,
      content: next,
    });
    if (!answer.success) return { problem: answer.error };
    return answer.updatedAt === undefined ? { problem: '' } : { updatedAt: answer.updatedAt };
  });
  const { content, state } = saving;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  // Issued or discarded: nothing is left to guard.
  const [isOver, setIsOver] = useState(false);
  const isDirty = state !== 'saved' && !isOver;
  const totals = invoiceTotals(content);
  const tax = taxRuleFor(content.customer);
  const change = (part: Partial<InvoiceContent>) => {
    const next = { ...content, ...part };
    setErrors((known) => keepUntouched(known, content, next));
    saving.change(next);
  };
  const leave = async (to: string) => {
    setIsOver(true);
    await queries.invalidateQueries({ queryKey: LIST_KEY });
    await queries.invalidateQueries({ queryKey: invoiceKey(draft.id) });
    if (to) await navigate(to);
  };

  async function issue() {
    setBusy(true);
    const isSaved = await saving.flush();
    const answer = isSaved
      ? await callInvoices({ action: 'issue', id: draft.id, updatedAt: saving.readUpdatedAt() })
      : null;
    setBusy(false);
    setConfirming(false);
    if (answer?.success) {
      void showToast({
        title: `Rechnung ${answer.number ?? ''} ausgestellt`,
        description: 'Sie ist auf dem Weg zum Kunden.',
      });
      await leave('');
      return;
    }
    setErrors(answer?.success === false ? (answer.fieldErrors ?? {}) : {});
    void showToast({
      title: 'Nicht ausgestellt',
      description:
        answer?.success === false ? answer.error : 'Der Entwurf ließ sich nicht speichern.',
      tone: 'destructive',
    });
  }

  async function discard() {
    setBusy(true);
    await saving.flush();
    const answer = await callInvoices({
      action: 'discard',
      id: draft.id,
      updatedAt: saving.readUpdatedAt(),
    });
    setBusy(false);
    if (answer.success) await leave('/admin/rechnungen');
    else
      void showToast({ title: 'Nicht verworfen', description: answer.error, tone: 'destructive' });
  }

  const { servicePeriod } = content;
  return (
    <>
      <UnsavedGuard dirty={isDirty} />
      <PageHead
        title={
          content.part === 'full'
            ? 'Rechnungsentwurf'
            : `${invoiceHeading({ kind: 'invoice', part: content.part })}, Entwurf`
        }
        back={['/admin/rechnungen', 'Rechnungen']}
      />
      {state === 'conflict' && (
        <div className="mb-8">
          <ConflictNotice
            unasked
            differences={
              saving.theirs && listDocumentDifferences(content, saving.theirs.content, PARTS)
            }
            onKeep={saving.keepMine}
            onTake={saving.theirs ? saving.takeTheirs : () => void leave('')}
          />
        </div>
      )}
      <ErrorSummary
        problems={Object.entries(errors).map(([path, message]) => ({
          fieldId: fieldId(path),
          message,
        }))}
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_minmax(26rem,0.85fr)]">
        <div className="grid gap-10">
          <section className="grid gap-4" aria-label="Rechnung">
            <TitleField
              path="title"
              label="Betreff"
              value={content.title}
              error={errors['title']}
              onChange={(title) => change({ title })}
            />
            <div className="grid gap-4 sm:grid-cols-3">
              <Field
                label="Leistung von"
                required
                id={fieldId('servicePeriod.from')}
                error={errors['servicePeriod.from']}
              >
                {(control) => (
                  <Input
                    {...control}
                    type="date"
                    value={servicePeriod.from}
                    onChange={(event) =>
                      change({ servicePeriod: { ...servicePeriod, from: event.target.value } })
                    }
                  />
                )}
              </Field>
              <Field
                label="Leistung bis"
                required
                id={fieldId('servicePeriod.to')}
                error={errors['servicePeriod.to']}
              >
                {(control) => (
                  <Input
                    {...control}
                    type="date"
                    value={servicePeriod.to}
                    onChange={(event) =>
                      change({ servicePeriod: { ...servicePeriod, to: event.target.value } })
                    }
                  />
                )}
              </Field>
              <NumberField
                id={fieldId('paymentDays')}
                label="Zahlungsziel in Tagen"
                value={content.paymentDays}
                min={0}
                max={90}
                error={errors['paymentDays']}
                onChange={(days) => change({ paymentDays: Math.round(days) })}
              />
            </div>
            <TextField
              path="introduction"
              label="Einleitung"
              rows={2}
              value={content.introduction}
              error={errors['introduction']}
              onChange={(introduction) => change({ introduction })}
            />
          </section>
          <CustomerFields
            customer={content.customer}
            errors={errors}
            onChange={(customer) => change({ customer })}
          />
          <PositionList
            positions={content.positions}
            errors={errors}
            onChange={(positions) => change({ positions })}
          />
          <NumberField
            id={fieldId('discountPercent')}
            label="Rabatt gesamt in %"
            value={content.discountPercent}
            min={0}
            max={100}
            onChange={(discountPercent) => change({ discountPercent })}
          />
          <TextField
            path="closing"
            label="Schlusstext"
            rows={2}
            value={content.closing}
            error={errors['closing']}
            onChange={(closing) => change({ closing })}
          />
        </div>
        <EditorDesk
          label="Summen"
          sums={
            <>
              <dl className="border-t border-line" aria-live="polite">
                {totals.discountCents !== 0 && (
                  <SumRow label="Rabatt" cents={-totals.discountCents} />
                )}
                {content.deductions.map((deduction) => (
                  <SumRow
                    key={deduction.invoiceId}
                    label={`abzüglich ${deduction.number}`}
                    cents={-deduction.netCents}
                  />
                ))}
                <SumRow label="Nettobetrag" cents={totals.netCents} />
                <SumRow
                  label={
                    tax.category === 'S'
                      ? `Umsatzsteuer ${formatPercent(tax.ratePercent)}`
                      : 'Umsatzsteuer'
                  }
                  cents={totals.taxCents}
                />
                <SumRow label="Rechnungsbetrag" cents={totals.grossCents} strong />
              </dl>
              {tax.note && <p className="text-small text-muted">{tax.note}</p>}
            </>
          }
          note={
            <SaveNote state={state} problem={saving.problem} onRetry={() => void saving.flush()} />
          }
          actions={
            <>
              <Button
                full
                onClick={() => focusUnreadable() || setConfirming(true)}
                disabled={busy || state === 'conflict'}
              >
                Ausstellen …
              </Button>
              <PreviewLink
                href={`/dokumente/rechnungen/${draft.id}.pdf`}
                isSaved={state === 'saved'}
                flush={saving.flush}
              />
              <ConfirmButton
                label="Entwurf verwerfen"
                confirmLabel="Verwerfen"
                title="Entwurf verwerfen?"
                explanation={
                  'Der Entwurf wird gelöscht. Eine Rechnungsnummer hat er noch nicht, es ' +
                  'entsteht also keine Lücke.'
                }
                variant="quiet"
                busy={busy}
                onConfirm={() => void discard()}
              />
            </>
          }
          paper={<InvoicePaper content={content} />}
        />
      </div>
      {confirming && (
        <Dialog
          open
          onClose={() => setConfirming(false)}
          title="Rechnung ausstellen?"
          footer={
            <div className="flex flex-wrap gap-3">
              <Button size="small" busy={busy} onClick={() => void issue()}>
                Ausstellen und senden
              </Button>
              <Button size="small" variant="secondary" onClick={() => setConfirming(false)}>
                Abbrechen
              </Button>
            </div>
          }
        >
          <p>
            {content.customer.company || content.customer.name || 'Der Kunde'} erhält die Rechnung
            über <strong className="whitespace-nowrap">{formatCents(totals.grossCents)}</strong> als
            PDF mit E-Rechnung an {content.customer.email || 'die fehlende E-Mail-Adresse'}.
          </p>
          <p className="mt-3">
            Danach ändert sie sich nicht mehr; Fehler berichtigt eine Stornorechnung.
          </p>
        </Dialog>
      )}
    </>
  );
}

function SumRow({
  label,
  cents,
  strong = false,
}: {
  label: string;
  cents: number;
  strong?: boolean;
}) {
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
