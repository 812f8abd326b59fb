import { findToday } from '#shared/agency/agency-day.ts';
import type { InvoiceAnswer } from '#shared/billing/invoice-actions.ts';
import { taxRuleFor } from '#shared/billing/tax-rule.ts';
import {
  invoiceHeading,
  invoiceTotals,
  isAhead,
  readInvoiceToIssue,
  type InvoiceContent,
} from '#shared/billing/invoice.ts';
import { taxLabel } from '#shared/billing/tax-label.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { CustomerFields } from '#app/private/document-editor/customer-fields.tsx';
import { DocumentEditor } from '#app/private/document-editor/document-editor.tsx';
import { fieldId } from '#app/private/document-editor/field-id.ts';
import { NumberField } from '#app/private/document-editor/number-field.tsx';
import { PositionList } from '#app/private/document-editor/position-list.tsx';
import { TextField, TitleField } from '#app/private/document-editor/text-fields.tsx';
import { PaddedPanel } from '#app/private/panel.tsx';
import { Notice } from '#app/private/notice.tsx';
import { useDraft } from '#app/private/document-editor/use-draft.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { findDoubts } from './find-doubts.ts';
import { InvoicePaper } from './invoice-paper.tsx';
import { Sum } from './sum.tsx';
import {
  callInvoices,
  INVOICE_READS,
  invoiceKey,
  issueInvoice,
  LIST_KEY,
  storedInvoice,
} from './invoice-call.ts';

export type Draft = {
  id: string;
  content: InvoiceContent;
  updated_at: string;
  instalment: number | null;
  offer: { decided_at: string | null } | null;
};

const NOT_STORED: InvoiceAnswer = {
  success: false,
  error: 'Der Entwurf ließ sich nicht speichern.',
};
const PARTS = {
  title: 'Betreff',
  servicePeriod: 'Leistung',
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
export function DraftEditor({ draft: { id, ...row } }: { draft: Draft }) {
  const draft = useDraft<InvoiceContent>(
    (client) =>
      client
        .from('invoices')
        .select('content,updated_at')
        .eq('id', id)
        .eq('status', 'draft')
        .maybeSingle()
        .throwOnError(),
    { id, ...row },
    invoiceKey(id),
    async (next, seen) => {
      const answer = await callInvoices({
        action: 'save',
        id,
        updatedAt: seen,
        content: next,
      });
      if (!answer.success) return { problem: answer.error };
      return answer.updatedAt === undefined ? { problem: '' } : { updatedAt: answer.updatedAt };
    },
  );
  const { content, errors, set } = draft;
  const issue = useRowChange<void, Extract<InvoiceAnswer, { success: true }>>({
    reads: INVOICE_READS,
    write: async () =>
      storedInvoice(
        (await draft.flush()) ? await issueInvoice(id, draft.readUpdatedAt()) : NOT_STORED,
      ),
    done: (answer) => ({
      title: `Rechnung ${answer?.number ?? ''} ausgestellt`,
      description: 'Sie ist auf dem Weg zum Kunden.',
    }),
    failed: 'Nicht ausgestellt',
  });
  const discard = useRowChange<void>({
    reads: [LIST_KEY],
    write: async () => {
      await draft.flush();
      return storedInvoice(
        await callInvoices({ action: 'discard', id, updatedAt: draft.readUpdatedAt() }),
      );
    },
    done: 'Entwurf verworfen',
    failed: 'Nicht verworfen',
  });
  const { servicePeriod } = content;
  return (
    <DocumentEditor
      draft={draft}
      label="Rechnung bearbeiten"
      parts={PARTS}
      head={{
        title:
          content.part === 'full'
            ? 'Rechnungsentwurf'
            : `${invoiceHeading({ kind: 'invoice', part: content.part })}, Entwurf`,
        back: ['/admin/rechnungen', 'Rechnungen'],
      }}
      sumsLabel="Summen"
      totalCents={invoiceTotals(content).grossCents}
      sums={<DraftSums content={content} />}
      paper={<InvoicePaper content={content} />}
      pdf={`/dokumente/rechnungen/${id}.pdf`}
      seal={{
        labels: ['Ausstellen …', 'Ausstellen und senden', 'Wird ausgestellt...'],
        title: 'Rechnung ausstellen?',
        explanation: (
          <>
            <p>
              {content.customer.company || content.customer.name || 'Der Kunde'} erhält die Rechnung
              über{' '}
              <strong className="whitespace-nowrap">
                {formatCents(invoiceTotals(content).grossCents)}
              </strong>{' '}
              als PDF mit E-Rechnung an {content.customer.email || 'die fehlende E-Mail-Adresse'}.
            </p>
            {findDoubts({ ...row, content }, findToday()).map((doubt) => (
              <Notice key={doubt} className="mt-3">
                {doubt}
              </Notice>
            ))}
            <p className="mt-3">
              Danach ändert sie sich nicht mehr; Fehler berichtigt eine Stornorechnung.
            </p>
          </>
        ),
        findProblems: () => {
          const read = readInvoiceToIssue(content);
          return 'problems' in read ? read.problems : [];
        },
        change: issue,
      }}
      discard={{
        explanation:
          'Der Entwurf wird gelöscht. Eine Rechnungsnummer hat er noch nicht, es ' +
          'entsteht also keine Lücke.',
        change: discard,
      }}
    >
      <section className="panel panel-row grid gap-4 py-4" aria-label="Rechnung">
        <TitleField
          path="title"
          label="Betreff"
          value={content.title}
          error={errors['title']}
          onChange={(title) => set({ title })}
        />
        {isAhead(content.part) && (
          <Checkbox
            label="Die Leistung ist noch nicht erbracht"
            hint="Ohne Haken geben Sie den geplanten Zeitraum an."
            checked={servicePeriod === null}
            onChange={({ target }) =>
              set({ servicePeriod: target.checked ? null : { from: '', to: '' } })
            }
          />
        )}
        <div className="grid gap-4 sm:grid-cols-3">
          {servicePeriod &&
            (['from', 'to'] as const).map((end) => (
              <Field
                key={end}
                label={end === 'from' ? 'Leistung von' : 'Leistung bis'}
                required
                id={fieldId(`servicePeriod.${end}`)}
                error={errors[`servicePeriod.${end}`]}
              >
                {(control) => (
                  <Input
                    {...control}
                    type="date"
                    value={servicePeriod[end]}
                    onChange={({ target }) =>
                      set({ servicePeriod: { ...servicePeriod, [end]: target.value } })
                    }
                  />
                )}
              </Field>
            ))}
          <NumberField
            id={fieldId('paymentDays')}
            label="Zahlungsziel in Tagen"
            value={content.paymentDays}
            min={0}
            max={90}
            error={errors['paymentDays']}
            onChange={(days) => set({ paymentDays: Math.round(days) })}
          />
        </div>
        <TextField
          path="introduction"
          label="Einleitung"
          rows={2}
          value={content.introduction}
          error={errors['introduction']}
          onChange={(introduction) => set({ introduction })}
        />
      </section>
      <CustomerFields
        customer={content.customer}
        errors={errors}
        onChange={(customer) => set({ customer })}
      />
      <PositionList
        positions={content.positions}
        errors={errors}
        onChange={(positions) => set({ positions })}
      />
      <PaddedPanel id="schluss" title="Rabatt und Schluss">
        <div className="grid gap-4">
          <NumberField
            id={fieldId('discountPercent')}
            label="Rabatt gesamt in %"
            value={content.discountPercent}
            min={0}
            max={100}
            onChange={(discountPercent) => set({ discountPercent })}
          />
          <TextField
            path="closing"
            label="Schlusstext"
            rows={2}
            value={content.closing}
            error={errors['closing']}
            onChange={(closing) => set({ closing })}
          />
        </div>
      </PaddedPanel>
    </DocumentEditor>
  );
}

function DraftSums({ content }: { content: InvoiceContent }) {
  const totals = invoiceTotals(content);
  const tax = taxRuleFor(content.customer);
  return (
    <>
      <dl className="border-t border-line text-small" aria-live="polite">
        {totals.discountCents !== 0 && <Sum label="Rabatt" cents={-totals.discountCents} />}
        {content.deductions.map((deduction) => (
          <Sum
            key={deduction.invoiceId}
            label={`abzüglich ${deduction.number}`}
            cents={-deduction.netCents}
          />
        ))}
        <Sum label="Nettobetrag" cents={totals.netCents} />
        <Sum label={taxLabel(tax)} cents={totals.taxCents} />
        <Sum label="Rechnungsbetrag" cents={totals.grossCents} strong />
      </dl>
      {tax.note && <p className="text-small text-muted">{tax.note}</p>}
    </>
  );
}
