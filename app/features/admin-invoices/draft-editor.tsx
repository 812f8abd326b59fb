import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { taxRuleFor } from '#shared/billing.ts';
import { invoiceHeading, invoiceTotals, type InvoiceContent } from '#shared/invoice.ts';
import { formatCents, formatPercent } from '#shared/money.ts';
import { Button, ButtonAnchor } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Field, Input, Textarea } from '#app/ui/form/field.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { UnsavedGuard } from '../area/unsaved-guard.tsx';
import { DecimalInput } from './decimal-input.tsx';
import { CustomerFields, fieldId, PositionFields } from './draft-fields.tsx';
import { callInvoices, invoiceKey, LIST_KEY } from './invoice-call.ts';
import { PageHead } from '../area/page-head.tsx';

const AUTOSAVE_MS = 1_200;

export type Draft = { id: string; content: InvoiceContent; updated_at: string };

type Saving = { saved: string; updatedAt: string; state: 'idle' | 'saving' | 'failed'; problem: string };

/** A draft being written. It is saved by itself shortly after each change; leaving before that asks first. */
export function DraftEditor({ draft }: { draft: Draft }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [content, setContent] = useState(draft.content);
  const [saving, setSaving] = useState<Saving>({
    saved: JSON.stringify(draft.content),
    updatedAt: draft.updated_at,
    state: 'idle',
    problem: '',
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [dialog, setDialog] = useState<'issue' | 'discard'>();
  const [busy, setBusy] = useState(false);
  const written = JSON.stringify(content);
  const isDirty = written !== saving.saved;
  const totals = invoiceTotals(content);
  const tax = taxRuleFor(content.customer);

  async function save(): Promise<string | null> {
    setSaving((before) => ({ ...before, state: 'saving' }));
    const answer = await callInvoices({ action: 'save', id: draft.id, updatedAt: saving.updatedAt, content });
    const updatedAt = answer.success ? answer.updatedAt : undefined;
    if (updatedAt === undefined) {
      setSaving((before) => ({ ...before, state: 'failed', problem: answer.success ? '' : answer.error }));
      return null;
    }
    setSaving({ saved: written, updatedAt, state: 'idle', problem: '' });
    return updatedAt;
  }

  const saveSoon = useEffectEvent(() => void save());
  useEffect(() => {
    if (!isDirty || saving.state !== 'idle') return;
    const timer = setTimeout(saveSoon, AUTOSAVE_MS);
    return () => clearTimeout(timer);
    // A change of the text starts the time again.
  }, [written, isDirty, saving.state]);

  const change = (part: Partial<InvoiceContent>) => {
    setContent((before) => ({ ...before, ...part }));
    // After a failure the next change tries again.
    setSaving((before) => (before.state === 'failed' ? { ...before, state: 'idle' } : before));
  };
  const leave = async (to: string) => {
    // Nothing is left to guard: the draft is issued or gone.
    setSaving((before) => ({ ...before, saved: written }));
    await queries.invalidateQueries({ queryKey: LIST_KEY });
    await queries.invalidateQueries({ queryKey: invoiceKey(draft.id) });
    if (to) await navigate(to);
  };

  async function issue() {
    setBusy(true);
    const updatedAt = isDirty ? await save() : saving.updatedAt;
    const answer = updatedAt === null ? null : await callInvoices({ action: 'issue', id: draft.id, updatedAt });
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
            <SaveState saving={saving} isDirty={isDirty} />
          </p>
        }
      />
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
            <Button full onClick={() => setDialog('issue')} disabled={busy}>
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

function SaveState({ saving, isDirty }: { saving: Saving; isDirty: boolean }) {
  if (saving.state === 'failed') return <span className="text-danger">Nicht gespeichert: {saving.problem}</span>;
  if (saving.state === 'saving') return 'Wird gespeichert …';
  return isDirty ? 'Nicht gespeicherte Änderungen' : 'Entwurf gespeichert';
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
