import { useState, type FormEvent } from 'react';
import { findToday } from '#shared/agency/agency-day.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { createUuid } from '#app/lib/uuid.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import { FormFoot } from '#app/private/dialog.tsx';
import { fieldId } from '#app/private/document-editor/field-id.ts';
import { NumberField } from '#app/private/document-editor/number-field.tsx';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { useInvoiceAction } from './invoice-call.ts';

/** What has to be known of an invoice to book money for it. */
export type Payable = { id: string; open_cents: number; credit_cents: number };

const REFUND = 'Erstattung an den Kunden';
const PAYMENT = 'Zahlung des Kunden';

type PaymentFormProps = {
  invoice: Payable;
  onBooked?: () => void;
  /** Where it was opened, and nothing has to be booked. */
  onCancel?: () => void;
};

/** Books money that came in or was given back. */
export function PaymentForm({ invoice, onBooked, onCancel }: PaymentFormProps) {
  const { open_cents: openCents, credit_cents: creditCents } = invoice;
  // Made once a form: a second click or a retry books the money once.
  const [requestId] = useState(createUuid);
  // More may come in for what has credit already: which of the two it is, no sign has to say.
  const [isRefund, setRefund] = useState(creditCents > 0);
  const owed = (isRefund ? creditCents : openCents) / 100;
  const [today] = useState(() => findToday());
  const [typedAmount, setAmount] = useState<number | null>(null);
  const amount = typedAmount ?? owed;
  const [paidOn, setPaidOn] = useState(today);
  const [typedNote, setNote] = useState<string | null>(null);
  const note = typedNote ?? (isRefund ? 'Erstattung' : '');
  const record = useInvoiceAction(isRefund ? 'Erstattung gebucht' : 'Zahlung gebucht');
  const isDirty = amount !== owed || paidOn !== today || typedNote !== null;
  const errors = record.error?.fieldErrors ?? {};
  const surplus = Math.round(amount * 100) - openCents;
  // Where nothing is open, the form says so before anything is typed.
  const [asksAbout, setAsksAbout] = useState(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isRefund && openCents > 0 && surplus > 0 && asksAbout !== surplus) {
      setAsksAbout(surplus);
      return;
    }
    // By its promise: once the new sums are there, another form stands in place of this one.
    const booking = record.mutateAsync({
      action: 'pay',
      id: invoice.id,
      requestId,
      amountCents: Math.round(amount * 100) * (isRefund ? -1 : 1),
      paidOn,
      note,
    });
    // Why it failed, the toast has said.
    void booking.then(onBooked, () => undefined);
  };
  return (
    <form onSubmit={submit} aria-label={isRefund ? 'Erstattung buchen' : 'Zahlung buchen'}>
      <UnsavedGuard dirty={isDirty && !record.isSuccess} busy={record.isPending} />
      <div className="grid gap-4">
        {creditCents > 0 && (
          <Field label="Art" required>
            {(control) => (
              <Select
                {...control}
                value={isRefund ? REFUND : PAYMENT}
                onChange={({ target }) => {
                  setRefund(target.value === REFUND);
                  setAmount(null);
                }}
              >
                <option>{REFUND}</option>
                <option>{PAYMENT}</option>
              </Select>
            )}
          </Field>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            id={fieldId('amountCents')}
            label="Betrag in €"
            isMoney
            value={amount}
            min={creditCents > 0 ? 0 : -1_000_000}
            max={1_000_000}
            error={errors['amountCents']}
            onChange={setAmount}
          />
          <Field
            label={isRefund ? 'Überwiesen am' : 'Eingang am'}
            required
            error={errors['paidOn']}
          >
            {(control) => (
              <Input
                {...control}
                type="date"
                value={paidOn}
                onChange={(event) => setPaidOn(event.target.value)}
              />
            )}
          </Field>
        </div>
        {!isRefund && openCents === 0 && (
          <p className="text-small">
            Auf dieser Rechnung ist nichts offen: Eine Zahlung wird Guthaben des Kunden.
          </p>
        )}
        <Field
          label="Notiz"
          hint={`Der Kunde sieht sie im Portal.${creditCents > 0 ? '' : ' Erstattungen mit Minus eingeben.'}`}
        >
          {(control) => (
            <Input
              {...control}
              maxLength={400}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        {!isRefund && asksAbout > 0 && asksAbout === surplus && (
          <p role="alert" className="border-l-[6px] border-accent bg-sunken p-4 text-small">
            Das sind {formatCents(surplus)} mehr, als offen ist. Gebucht werden sie Guthaben, und
            dem Kunden steht im Portal, dass Sie es zurückzahlen. Stimmt der Betrag, buchen Sie ihn
            noch einmal.
          </p>
        )}
      </div>
      <FormFoot>
        <Button
          type="submit"
          size="small"
          variant={onBooked ? 'primary' : 'secondary'}
          busy={record.isPending}
        >
          {isRefund ? 'Erstattung buchen' : 'Zahlung buchen'}
        </Button>
        {onCancel && (
          <Button size="small" variant="quiet" onClick={onCancel}>
            Abbrechen
          </Button>
        )}
      </FormFoot>
    </form>
  );
}
