import { useEffect, useRef, useState, type FormEvent } from 'react';
import { findDay, formatSlot, formatSlotTime, type Slot } from '#shared/booking-slots.ts';
import { parseBooking, type BookingField, type BookingFieldErrors } from '#shared/booking.ts';
import { CONSENT_TEXTS } from '#shared/consent-texts.ts';
import { ConsentLabel } from '#app/lib/consent-label.tsx';
import { createUuid } from '#app/lib/uuid.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { callBooking, EMPTY_BOOKING } from '../booking/call-booking.ts';
import { addAnswer, keepBookingDraft, readBookingDraft } from './conversation.ts';

const FIELDS = ['name', 'email', 'phone', 'privacyConsent'] as const satisfies readonly BookingField[];
const idOf = (field: BookingField): string => `chat-termin-${field}`;

type Props = { startsAt: string; onDone: () => void };

/** Last step of a booking in the chat. The details go to the function 'booking' and stand in no transcript. */
export default function BookingCard({ startsAt, onDone }: Props) {
  const [values, setValues] = useState(readBookingDraft() ?? EMPTY_BOOKING);
  const [errors, setErrors] = useState<BookingFieldErrors>({});
  const [failure, setFailure] = useState('');
  const [isSending, setIsSending] = useState(false);
  const requestId = useRef<string>(undefined);
  const form = useRef<HTMLFormElement>(null);

  // Whoever has begun the next message keeps on writing.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
    const active = document.activeElement;
    if (active === document.body || (active instanceof HTMLTextAreaElement && active.value === ''))
      document.getElementById(idOf('name'))?.focus();
  }, []);

  const change = (part: Partial<typeof values>) => {
    const next = { ...values, ...part };
    keepBookingDraft(next);
    setValues(next);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in part))));
  };
  const refuse = (found: BookingFieldErrors) => {
    setErrors(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) document.getElementById(idOf(first))?.focus();
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setFailure('');
    requestId.current ??= createUuid();
    const booking = { ...values, startsAt, requestId: requestId.current };
    const parsed = parseBooking(booking);
    if (!parsed.success) return refuse(parsed.fieldErrors);
    setIsSending(true);
    const answer = await callBooking(booking);
    setIsSending(false);
    if (answer.success) {
      keepBookingDraft(undefined);
      addAnswer(
        `Ihr Termin ist gebucht: **${formatSlot(answer.startsAt)}**. Buchungsnummer **${answer.reference}**.\n\nDie Bestätigung mit Kalenderdatei ist per E-Mail unterwegs. Über den Link darin verschieben Sie den Termin oder sagen ihn ab.`,
        ['Welche Pakete gibt es?', 'Preis schätzen'],
      );
      return onDone();
    }
    if (answer.fieldErrors) return refuse(answer.fieldErrors);
    if (answer.slots) {
      addAnswer(
        'Dieser Termin ist nicht mehr frei. Ihre Angaben sind noch da. Welche andere Zeit passt Ihnen?',
        listOthers(answer.slots, startsAt),
      );
      return onDone();
    }
    setFailure(answer.error);
  }

  const bind = (field: 'name' | 'email' | 'phone') => ({
    value: values[field],
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
  });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label="Termin buchen"
      className="grid gap-3 rounded-panel border border-line-strong bg-canvas p-4"
    >
      <p className="font-semibold">{formatSlot(startsAt)}</p>
      <Field label="Name" required id={idOf('name')} error={errors.name}>
        {(control) => <Input {...control} {...bind('name')} autoComplete="name" maxLength={120} />}
      </Field>
      <Field label="E-Mail" required id={idOf('email')} error={errors.email}>
        {(control) => <Input {...control} {...bind('email')} type="email" autoComplete="email" maxLength={254} />}
      </Field>
      <Field label="Telefon" id={idOf('phone')} error={errors.phone} hint="Ohne Nummer rufen Sie uns zur gebuchten Zeit an.">
        {(control) => <Input {...control} {...bind('phone')} type="tel" autoComplete="tel" maxLength={50} />}
      </Field>
      <Checkbox
        id={idOf('privacyConsent')}
        required
        checked={values.privacyConsent}
        onChange={(event) => change({ privacyConsent: event.target.checked })}
        label={<ConsentLabel consent={CONSENT_TEXTS.privacy} />}
        error={errors.privacyConsent}
      />
      {failure && (
        <p role="alert" className="border border-danger bg-danger-wash p-3">
          {failure} Ihre Angaben sind noch da.
        </p>
      )}
      <Button type="submit" size="small" busy={isSending}>
        {isSending ? 'Wird gebucht...' : 'Termin buchen'}
      </Button>
    </form>
  );
}

/** Other times of the same day, as the assistant suggests them. */
function listOthers(slots: readonly Slot[], startsAt: string): string[] {
  const sameDay = slots.filter((slot) => findDay(slot.startsAt) === findDay(startsAt));
  return [...sameDay.map((slot) => formatSlotTime(slot.startsAt)), 'Anderer Tag'];
}
