import { useEffect, useRef, useState, type FormEvent } from 'react';
import { agencyDay } from '#shared/agency/agency-day.ts';
import {
  parseBooking,
  type BookingField,
  type BookingFieldErrors,
} from '#shared/bookings/booking.ts';
import type { ChatLanguage } from '#shared/chat/chat.ts';
import { PRIVACY_TEXTS } from '#shared/consent/consent-translations.ts';
import { ConsentLabel } from '#app/lib/consent-label.tsx';
import { prepareProof } from '#app/lib/proof-of-work.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import { callBooking, EMPTY_BOOKING, findCalendar } from '#app/lib/call-booking.ts';
import { useFieldErrors } from '#app/lib/field-errors.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { TALK_KINDS, type TalkKind } from '#shared/bookings/talks.ts';
import { TALK_TEXTS } from '#shared/texts/talks.ts';
import { tellBooked } from './ask-assistant.ts';
import { BOOKING_TEXTS } from './booking-texts.ts';
import {
  addAnswer,
  forgetAttempt,
  identifyBooking,
  keepBookingDraft,
  readBookingDraft,
} from './conversation.ts';

const FIELDS = [
  'name',
  'email',
  'phone',
  'privacyConsent',
] as const satisfies readonly BookingField[];
const idOf = (field: BookingField): string => `chat-termin-${field}`;

type Props = { startsAt: string; language: ChatLanguage; onDone: () => void };

/**
 * Last step of a booking in the chat. The details go to the function 'booking'
 * and stand in no transcript.
 */
export default function BookingCard({ startsAt, language, onDone }: Props) {
  const texts = BOOKING_TEXTS[language];
  const names = useTexts(TALK_TEXTS);
  const [values, setValues] = useState(readBookingDraft() ?? EMPTY_BOOKING);
  const [kinds, setKinds] = useState<readonly TalkKind[]>([]);
  const { errors, ...marks } = useFieldErrors<BookingField>();
  const [failure, setFailure] = useState('');
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    void prepareProof('booking', identifyBooking(startsAt));
  }, [startsAt]);

  // Without an answer the talk is of the first kind, as without this question.
  const loadKinds = () =>
    void findCalendar().then((calendar) => setKinds(calendar?.talks.kinds ?? []));
  useEffect(loadKinds, []);

  // Whoever has begun the next message keeps on writing.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
    const active = document.activeElement;
    if (active === document.body || (active instanceof HTMLTextAreaElement && active.value === ''))
      document.getElementById(idOf('name'))?.focus();
  }, []);

  const kind = values.kind ?? kinds[0] ?? 'phone';
  const change = (part: Partial<typeof values>) => {
    const next = { ...values, ...part };
    keepBookingDraft(next);
    setValues(next);
    marks.forget(part);
  };
  const refuse = (found: BookingFieldErrors) => {
    marks.refuse(
      Object.fromEntries(
        FIELDS.filter((field) => found[field]).map((field) => [
          field,
          texts.errors?.[field] ?? found[field],
        ]),
      ),
    );
    const first = FIELDS.find((field) => found[field]);
    if (first) document.getElementById(idOf(first))?.focus();
    return first !== undefined;
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setFailure('');
    const chosen = values.kind ?? kinds[0];
    const booking = { ...values, ...(chosen && { kind: chosen }), startsAt, language };
    const parsed = parseBooking(booking);
    if (!parsed.success) {
      refuse(parsed.fieldErrors);
      return;
    }
    setIsSending(true);
    const requestId = identifyBooking(startsAt, values.email);
    const answer = await callBooking({ ...booking, requestId });
    setIsSending(false);
    if (answer.success) {
      keepBookingDraft(undefined);
      forgetAttempt(requestId);
      void tellBooked();
      const { startsAt: held, reference, confirmBy, isMailLate } = answer;
      const until = texts.time(confirmBy ?? held);
      const next = texts.held(texts.slot(held), reference, until);
      addAnswer(isMailLate ? `${next} ${texts.late}` : next, texts.next, language);
      return onDone();
    }
    if (answer.isOver) forgetAttempt(requestId);
    if (answer.fieldErrors) {
      if (refuse(answer.fieldErrors)) return;
      // The kind of talk is no longer offered.
      const kept = { ...(readBookingDraft() ?? values), kind: undefined };
      keepBookingDraft(kept);
      setValues(kept);
      loadKinds();
    }
    if (answer.slots) {
      const sameDay = answer.slots.filter(
        (slot) => agencyDay(slot.startsAt) === agencyDay(startsAt),
      );
      addAnswer(
        texts.taken,
        [...sameDay.map((slot) => texts.time(slot.startsAt)), texts.otherDay],
        language,
      );
      return onDone();
    }
    setFailure(texts.failed?.[answer.limit ?? 'other'] ?? answer.error);
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
      aria-label={texts.form}
      lang={language}
      className="grid gap-3 rounded-panel border border-line-strong bg-canvas p-4"
    >
      <p className="font-semibold">{texts.slot(startsAt)}</p>
      <Field label={texts.labels.name} required id={idOf('name')} error={errors.name}>
        {(control) => <Input {...control} {...bind('name')} autoComplete="name" maxLength={120} />}
      </Field>
      <Field label={texts.labels.email} required id={idOf('email')} error={errors.email}>
        {(control) => (
          <Input
            {...control}
            {...bind('email')}
            type="email"
            autoComplete="email"
            maxLength={254}
          />
        )}
      </Field>
      <Field
        label={texts.labels.phone}
        required={kind === 'phone'}
        id={idOf('phone')}
        error={errors.phone}
        hint={kind === 'phone' && texts.phoneHint}
      >
        {(control) => (
          <Input {...control} {...bind('phone')} type="tel" autoComplete="tel" maxLength={50} />
        )}
      </Field>
      {kinds.length > 1 && (
        <Field label={texts.labels.kind} required>
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={({ target }) =>
                change({ kind: TALK_KINDS.find((each) => each === target.value) })
              }
            >
              {kinds.map((each) => (
                <option key={each} value={each}>
                  {(texts.kinds ?? names)[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Checkbox
        id={idOf('privacyConsent')}
        required
        checked={values.privacyConsent}
        onChange={(event) => change({ privacyConsent: event.target.checked })}
        label={<ConsentLabel consent={PRIVACY_TEXTS[language]} />}
        error={errors.privacyConsent}
      />
      {failure && (
        <p role="alert" className="border border-danger bg-danger-wash p-3">
          {failure} {texts.kept}
        </p>
      )}
      <Button type="submit" size="small" busy={isSending}>
        {isSending ? texts.sending : texts.submit}
      </Button>
    </form>
  );
}
