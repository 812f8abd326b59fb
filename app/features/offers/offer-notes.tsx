import { useId, useRef, useState, type ComponentType, type SubmitEvent } from 'react';
import { Refused } from '#app/lib/refused.ts';
import { useLeaveQuestion } from '#app/lib/use-leave-question.ts';
import { createUuid } from '#app/lib/uuid.ts';
import { PastRows } from '#app/private/past-rows.tsx';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { Field, Textarea } from '#app/ui/form/field.tsx';
import type { OfferEvent } from '#shared/offers/offer-call.ts';

/**
 * Sends a question or answer; `requestId` stays the same while the same text is tried again.
 * Throws when it could not be sent, `Refused` where there are words for it.
 */
export type SendNote = (text: string, requestId: string) => Promise<void>;
/** Asks before typed text is left behind; where pages change without loading. */
export type LeaveGuard = ComponentType<{ dirty: boolean }>;

type Props = {
  events: readonly OfferEvent[];
  /** What the kinds of events are called. */
  names: Readonly<Record<string, string>>;
  send: SendNote;
  label: string;
  submitLabel: string;
  done: string;
  canWrite: boolean;
  guard?: LeaveGuard | undefined;
};

/**
 * Course of an offer with questions and answers, and the field for the next
 * one. What was typed stays when sending fails, or when the offer has ended meanwhile.
 */
export function OfferNotes({ events, names, canWrite, guard: Guard, ...writing }: Props) {
  const [body, setBody] = useState('');
  const isDirty = body.trim() !== '';
  useLeaveQuestion(isDirty);
  return (
    <div>
      {Guard && <Guard dirty={isDirty} />}
      <PastRows
        events={events.map(({ id, kind, created_at, body }) => ({
          id,
          text: names[kind] ?? kind,
          at: created_at,
          body,
        }))}
      />
      {(canWrite || isDirty) && (
        <NoteForm {...writing} body={body} setBody={setBody} isOver={!canWrite} />
      )}
    </div>
  );
}

type FormProps = Pick<Props, 'send' | 'label' | 'submitLabel' | 'done'> & {
  body: string;
  setBody: (body: string) => void;
  /** The offer ended while this was written. */
  isOver: boolean;
};

function NoteForm({ send, label, submitLabel, done, body, setBody, isOver }: FormProps) {
  const fieldId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const sent = useRef({ text: '', id: '' });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const text = body.trim();
    if (!text || isBusy || isOver) return;
    if (sent.current.text !== text) sent.current = { text, id: createUuid() };
    setIsBusy(true);
    setFailure('');
    try {
      await send(text, sent.current.id);
      sent.current = { text: '', id: '' };
      setBody('');
      void showToast({ title: done });
    } catch (error) {
      setFailure(error instanceof Refused ? error.message : LOST);
      document.getElementById(fieldId)?.focus();
    }
    setIsBusy(false);
  };
  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      className="mt-4 grid gap-3 scriptless:hidden"
    >
      <Field
        id={fieldId}
        label={label}
        optionalMark={false}
        error={isOver ? ENDED : failure || undefined}
      >
        {(control) => (
          <Textarea
            data-key="r"
            {...control}
            rows={3}
            maxLength={4000}
            value={body}
            readOnly={isBusy}
            onChange={(event) => setBody(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        size="small"
        variant="secondary"
        className="justify-self-start"
        busy={isBusy}
        disabled={isOver || !body.trim()}
      >
        {submitLabel}
      </Button>
    </form>
  );
}

const LOST = 'Nicht gesendet. Ihr Text ist noch da. Bitte versuchen Sie es erneut.';
const ENDED =
  'Dieses Angebot gilt nicht mehr. Ihr Text steht noch hier: Bitte senden Sie ihn als Nachricht.';
