import { useRef, useState, type SubmitEvent } from 'react';
import { CONSENT_TEXTS } from '#shared/consent/consent-texts.ts';
import { importCheck } from '#app/lib/import-check.ts';
import { createUuid } from '#app/lib/uuid.ts';
import { prepareProof } from '#app/lib/proof-of-work.ts';
import { ConsentLabel } from '#app/lib/consent-label.tsx';
import { Button } from '#app/ui/button.tsx';
import { showFailure, showToast } from '#app/ui/feedback/toast.ts';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { ErrorSummary, problemsOf } from '#app/ui/form/error-summary.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { takeFocus } from '#app/ui/take-focus.ts';
import type { ContactField, ContactFieldErrors } from '#shared/forms/contact.ts';
import { EMPTY_CONTACT, sendContact, type ContactForm as Values } from './send-contact.ts';
import { useFieldErrors } from '#app/lib/field-errors.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { NOTICE_TEXTS } from '#shared/texts/notices.ts';

const FIELD_IDS = {
  name: 'kontakt-name',
  email: 'kontakt-email',
  phone: 'kontakt-telefon',
  message: 'kontakt-nachricht',
  privacyConsent: 'kontakt-datenschutz',
} satisfies Partial<Record<ContactField, string>>;

/** What became of a message that the browser has sent by itself, without script. */
export type PostedContact = {
  state: 'idle' | 'failed' | 'sent';
  values: Values;
  fieldErrors?: ContactFieldErrors;
  error?: string;
  reference?: string;
  isMailLate?: boolean;
};

/**
 * Message to the agency: checked before sending with the server's own schema,
 * kept on failure, never doubled by a retry. Without script the page itself
 * takes it (post-contact.server.ts).
 */
export default function ContactForm({ posted }: { posted?: PostedContact }) {
  const texts = useTexts(NOTICE_TEXTS);
  const [values, setValues] = useState(posted?.values ?? EMPTY_CONTACT);
  const { errors, attempt, ...marks } = useFieldErrors<ContactField>(posted?.fieldErrors);
  const [state, setState] = useState<'idle' | 'sending' | 'failed' | 'sent'>(
    posted?.state ?? 'idle',
  );
  const [failure, setFailure] = useState(posted?.error ?? '');
  const [reference, setReference] = useState(posted?.reference ?? '');
  const [isMailLate, setIsMailLate] = useState(posted?.isMailLate ?? false);
  const requestId = useRef<string>(undefined);
  /** May have arrived under the id, although nobody said so: other words are another message. */
  const tried = useRef('');

  const change = (part: Partial<Values>) => {
    setValues((before) => ({ ...before, ...part }));
    void prepareProof('contact', (requestId.current ??= createUuid()));
    marks.forget(part);
  };

  const refuse = (found: ContactFieldErrors) => {
    marks.refuse(found);
    setState('idle');
  };

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (state === 'sending') return;
    // Enter in a field sends too, and the fields lose the focus while they are inert.
    (event.nativeEvent.submitter as HTMLElement | null)?.focus();
    setState('sending');
    const check = await importCheck(() => import('#shared/forms/contact.ts'));
    const parsed = check?.parseContactMessage(values);
    if (parsed?.success === false) return refuse(parsed.fieldErrors);
    marks.forget(errors);
    const words = JSON.stringify(values);
    if (tried.current && tried.current !== words) requestId.current = undefined;
    requestId.current ??= createUuid();
    const answer = await sendContact(values, requestId.current);
    if (!answer.success) {
      if (answer.fieldErrors) return refuse(answer.fieldErrors);
      tried.current = words;
      setState('failed');
      setFailure(answer.error);
      void showFailure('Fehler beim Senden', answer.error);
      return;
    }
    requestId.current = undefined;
    tried.current = '';
    setValues(EMPTY_CONTACT);
    setReference(answer.reference);
    setIsMailLate(answer.isMailLate ?? false);
    setState('sent');
    void showToast({
      title: 'Nachricht gesendet',
      description: texts['contact.sent'],
    });
  }

  const field = (name: 'name' | 'email' | 'phone' | 'message') => ({
    id: FIELD_IDS[name],
    name,
    value: values[name],
    error: errors[name],
    isTall: true,
    onChange: (value: string) => change({ [name]: value }),
  });

  return (
    <form
      method="post"
      action="/kontakt#schreiben"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-5"
      aria-label="Nachricht senden"
    >
      <ErrorSummary attempt={attempt} problems={problemsOf(errors, FIELD_IDS)} />
      {state === 'failed' && (
        <p role="alert" className="border border-danger bg-danger-wash p-4 text-small">
          {failure} Ihre Angaben sind noch da.
        </p>
      )}
      {state === 'sent' && (
        // The emptied form is shorter: its end, where the press was, is not where one looks.
        <p
          ref={takeFocus}
          tabIndex={-1}
          role="status"
          className="border border-success bg-success-wash p-4 text-small"
        >
          Vielen Dank, Ihre Nachricht ist angekommen{reference && ` (Nummer ${reference})`}.
          {!isMailLate && ' Eine Bestätigung ist per E-Mail unterwegs.'}
        </p>
      )}
      {/* What is typed meanwhile would not arrive, and be gone. */}
      <div inert={state === 'sending'} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field('name')} label="Name" required autoComplete="name" maxLength={120} />
          <TextField
            {...field('email')}
            label="E-Mail"
            required
            type="email"
            autoComplete="email"
            maxLength={254}
          />
          <TextField
            {...field('phone')}
            label="Telefon"
            type="tel"
            autoComplete="tel"
            maxLength={50}
            className="sm:col-span-2"
          />
        </div>
        <TextField
          {...field('message')}
          label="Nachricht"
          required
          rows={3}
          maxLength={4000}
          placeholder="Was haben Sie vor, bis wann, und was gibt es schon?"
        />
        {/* Trap for programs that fill in every field; people neither see nor reach it. */}
        <div aria-hidden="true" className="absolute -left-[9999px] h-0 overflow-hidden">
          <label>
            Website
            <input
              tabIndex={-1}
              name="website"
              autoComplete="off"
              value={values.website}
              onChange={(event) => change({ website: event.target.value })}
            />
          </label>
        </div>
        <Checkbox
          id={FIELD_IDS.privacyConsent}
          name="privacyConsent"
          required
          checked={values.privacyConsent}
          onChange={(event) => change({ privacyConsent: event.target.checked })}
          label={<ConsentLabel consent={CONSENT_TEXTS.privacy} />}
          error={errors.privacyConsent}
        />
      </div>
      <div>
        <Button type="submit" busy={state === 'sending'} className="max-sm:w-full">
          {state === 'sending' ? 'Wird gesendet...' : 'Nachricht senden'}
        </Button>
      </div>
    </form>
  );
}
