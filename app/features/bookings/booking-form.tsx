import { useEffect, useRef, useState, type FormEvent } from 'react';
import { beginAttempt, type BookingAttempt } from '#app/lib/booking-attempts.ts';
import { ConsentLabel } from '#app/lib/consent-label.tsx';
import { importCheck } from '#app/lib/import-check.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { ErrorSummary, problemsOf } from '#app/ui/form/error-summary.tsx';
import { Field, Input, Textarea } from '#app/ui/form/field.tsx';
import { formatSlot, formatSlotTime } from '#shared/bookings/booking-slots.ts';
import type { BookingField, BookingFieldErrors } from '#shared/bookings/booking.ts';
import type { TalkKind } from '#shared/bookings/talks.ts';
import { CONSENT_TEXTS, type ConsentText } from '#shared/consent/consent-texts.ts';
import { prepareProof } from '#app/lib/proof-of-work.ts';
import { trackStep } from '#app/lib/track.ts';
import {
  callBooking,
  EMPTY_BOOKING,
  type BookingForm as Values,
  type SendBooking,
  type StoredBooking,
} from '#app/lib/call-booking.ts';
import { KindPicker, phoneHintOf } from './kind-picker.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { TalkPlace } from './talk-place.tsx';
import { useSlots } from './use-slots.ts';
import { useFieldErrors } from '#app/lib/field-errors.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { fillText } from '#shared/texts/text-group.ts';
import { NOTICE_TEXTS } from '#shared/texts/notices.ts';

const FIELD_IDS = {
  startsAt: 'termin-wahl-zeit',
  kind: 'termin-art',
  name: 'termin-name',
  email: 'termin-email',
  phone: 'termin-telefon',
  note: 'termin-anliegen',
  privacyConsent: 'termin-datenschutz',
} satisfies Partial<Record<BookingField, string>>;

export type AgencyWording = { consent: ConsentText; messages: Readonly<Record<string, string>> };

type BookingFormProps = {
  /** The next free time as a button of its own above the days, unless the page names it already. */
  hasNext?: boolean | undefined;
  /** Start of the time that a link has brought. */
  wish?: string;
  /** What is known of the visitor already. */
  person?: { name: string; email: string; phone?: string; note?: string };
  send?: SendBooking;
  onBooked?: (booked: StoredBooking) => void;
  /**
   * Where the agency fills the form in for somebody else: the box it ticks, and
   * what it reads instead of a visitor's messages. Nothing is measured then.
   */
  agency?: AgencyWording;
};

/**
 * Booking of a consultation. The fields appear with the first chosen time and
 * keep what was typed, also when the slot is lost.
 */
export function BookingForm({
  hasNext,
  wish,
  person,
  send: sendBooking = callBooking,
  onBooked,
  agency,
}: BookingFormProps) {
  const [values, setValues] = useState<Values>({ ...EMPTY_BOOKING, ...person });
  const [hasChosen, setHasChosen] = useState(false);
  const { errors, attempt, ...marks } = useFieldErrors<BookingField>();
  const [failure, setFailure] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [booked, setBooked] = useState<StoredBooking>();
  const attempts = useRef<readonly BookingAttempt[]>([]);

  const identify = (startsAt: string, email?: string): string => {
    attempts.current = beginAttempt(attempts.current, startsAt, email);
    return attempts.current.at(-1)!.id;
  };
  const change = (part: Partial<Values>) => {
    if (part.startsAt && part.startsAt !== values.startsAt) {
      const requestId = identify(part.startsAt);
      if (sendBooking === callBooking) void prepareProof('booking', requestId);
      if (!hasChosen && !agency) trackStep('booking', 'slot');
      setHasChosen(true);
    }
    setValues({ ...values, ...part });
    marks.forget(part);
  };
  const { slots, talks, load, replace } = useSlots((list) => {
    if (wish && !hasChosen && list.some(({ startsAt }) => startsAt === wish))
      change({ startsAt: wish });
  });
  const kind = values.kind ?? talks?.kinds[0] ?? 'phone';
  const refuse = (found: BookingFieldErrors) => {
    const reword = ([field, message]: [string, string]) => [
      field,
      agency?.messages[message] ?? message,
    ];
    marks.refuse(Object.fromEntries(Object.entries(found).map(reword)));
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setFailure('');
    setIsSending(true);
    const check = await importCheck(() => import('#shared/bookings/booking.ts'));
    const parsed = check?.parseBooking({ ...values, kind });
    if (parsed?.success === false) refuse(parsed.fieldErrors);
    else await send();
    setIsSending(false);
  }

  async function send() {
    marks.forget(errors);
    const requestId = identify(values.startsAt, values.email);
    const answer = await sendBooking({ ...values, kind, requestId });
    if (answer.success) {
      setBooked(answer);
      onBooked?.(answer);
      return;
    }
    if (answer.fieldErrors) return refuse(answer.fieldErrors);
    if (answer.isOver) attempts.current = attempts.current.filter(({ id }) => id !== requestId);
    if (answer.slots) {
      replace(answer.slots);
      // What was typed or chosen meanwhile stays.
      setValues((now) => (now.startsAt === values.startsAt ? { ...now, startsAt: '' } : now));
    }
    setFailure(answer.error);
  }

  // A chosen time has an answer that can be seen: the next field.
  useEffect(() => {
    if (!hasChosen) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document
      .getElementById(FIELD_IDS.name)
      ?.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' });
  }, [hasChosen]);

  if (booked) return <Booked booking={booked} email={values.email} />;
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-6"
      aria-label="Termin buchen"
    >
      <ErrorSummary attempt={attempt} problems={problemsOf(errors, FIELD_IDS)} />
      <SlotPicker
        id="termin-wahl"
        hasNext={hasNext}
        wish={wish}
        slots={slots}
        value={values.startsAt}
        onChange={(startsAt) => change({ startsAt })}
        onReload={load}
        error={errors.startsAt}
        next={
          person && !agency && !hasChosen
            ? 'Gebucht ist der Termin erst, wenn Sie danach Ihre Angaben bestätigen.'
            : undefined
        }
      />
      {!agency && !person && !hasChosen && slots.state === 'ready' && slots.list.length > 0 && (
        <p className="text-small text-muted">
          Danach: Ihr Name und wie wir Sie erreichen. Gebucht ist der Termin erst, wenn Sie ihn
          bestätigen.
        </p>
      )}
      {hasChosen && talks && (
        <KindPicker
          id={FIELD_IDS.kind}
          talks={talks}
          value={kind}
          onChange={(chosen) => change({ kind: chosen })}
          error={errors.kind}
        />
      )}
      {hasChosen && (
        <PersonFields
          values={{ ...values, kind }}
          errors={errors}
          onChange={change}
          agency={agency}
        />
      )}
      {failure && (
        <p role="alert" className="border border-danger bg-danger-wash p-4 text-small">
          {failure} {agency ? 'Die Angaben sind noch da.' : 'Ihre Angaben sind noch da.'}
        </p>
      )}
      {hasChosen && (
        <div className="grid justify-items-start gap-3">
          {values.startsAt && <p className="font-semibold">{formatSlot(values.startsAt)}</p>}
          <Button type="submit" busy={isSending}>
            {isSending ? 'Wird gebucht...' : 'Termin buchen'}
          </Button>
        </div>
      )}
    </form>
  );
}

type PersonFieldsProps = {
  values: Values & { kind: TalkKind };
  errors: BookingFieldErrors;
  onChange: (part: Partial<Values>) => void;
  agency: AgencyWording | undefined;
};

function PersonFields({ values, errors, onChange, agency }: PersonFieldsProps) {
  const complete = (own: string) => (agency ? 'off' : own);
  const bind = (field: 'name' | 'email' | 'phone' | 'note') => ({
    value: values[field],
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" required id={FIELD_IDS.name} error={errors.name}>
          {(control) => (
            <Input {...control} {...bind('name')} autoComplete={complete('name')} maxLength={120} />
          )}
        </Field>
        <Field label="E-Mail" required id={FIELD_IDS.email} error={errors.email}>
          {(control) => (
            <Input
              {...control}
              {...bind('email')}
              type="email"
              autoComplete={complete('email')}
              maxLength={254}
            />
          )}
        </Field>
      </div>
      <Field
        label="Telefon"
        required={values.kind === 'phone'}
        id={FIELD_IDS.phone}
        error={errors.phone}
        hint={phoneHintOf(values.kind, agency !== undefined)}
      >
        {(control) => (
          <Input
            {...control}
            {...bind('phone')}
            type="tel"
            autoComplete={complete('tel')}
            maxLength={50}
          />
        )}
      </Field>
      <Field label="Worum geht es?" id={FIELD_IDS.note} error={errors.note}>
        {(control) => <Textarea {...control} {...bind('note')} rows={3} maxLength={1000} />}
      </Field>
      <Checkbox
        id={FIELD_IDS.privacyConsent}
        required
        checked={values.privacyConsent}
        onChange={(event) => onChange({ privacyConsent: event.target.checked })}
        label={<ConsentLabel consent={agency?.consent ?? CONSENT_TEXTS.privacy} />}
        error={errors.privacyConsent}
      />
    </div>
  );
}

/** Takes the focus: the form that had it is gone. */
function Booked({
  booking: { reference, startsAt, confirmBy, kind, place, isMailLate },
  email,
}: {
  booking: StoredBooking;
  email: string;
}) {
  const texts = useTexts(NOTICE_TEXTS);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      className="grid gap-3 border border-success bg-success-wash p-5"
    >
      <p className="font-display text-title font-semibold">
        {texts[confirmBy ? 'booking.confirm' : 'booking.booked']}
      </p>
      <p>
        {formatSlot(startsAt)}
        <TalkPlace kind={kind} place={place} />
      </p>
      {confirmBy ? (
        <p className="text-small">
          {isMailLate ? (
            <>
              Die E-Mail an <strong className="wrap-anywhere">{email}</strong> hält unser Schutz vor
              Missbrauch gerade zurück. Kommt sie nicht an, rufen Sie uns bitte an. Öffnen Sie sonst
            </>
          ) : (
            <>
              Wir haben eine E-Mail an <strong className="wrap-anywhere">{email}</strong> geschickt.
              Öffnen Sie
            </>
          )}{' '}
          den Link darin bis <strong>{formatSlotTime(confirmBy)}</strong>; so lange halten wir die
          Zeit für Sie frei. Buchungsnummer {reference}.
        </p>
      ) : (
        <p className="text-small">{fillText(texts['booking.next'], { reference })}</p>
      )}
    </div>
  );
}
