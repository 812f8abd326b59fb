import { useState, type SubmitEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { Field, Textarea } from '#app/ui/form/field.tsx';
import { formatMoment } from '#shared/agency/moment.ts';
import type { OfferEvent } from '#shared/offers/offer-call.ts';

type Props = {
  events: readonly OfferEvent[];
  /** What the kinds of events are called. */
  names: Readonly<Record<string, string>>;
  /** Throws when the text could not be sent. */
  send: (text: string) => Promise<void>;
  label: string;
  submitLabel: string;
  done: string;
  canWrite: boolean;
};

/**
 * Course of an offer with questions and answers, and the field for the next
 * one. What was typed stays when sending fails.
 */
export function OfferNotes({ events, names, send, label, submitLabel, done, canWrite }: Props) {
  const [body, setBody] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const text = body.trim();
    if (!text || isBusy) return;
    setIsBusy(true);
    try {
      await send(text);
      setBody('');
      void showToast({ title: done });
    } catch {
      void showToast({
        title: 'Nicht gesendet',
        description: 'Ihr Text ist noch da. Bitte versuchen Sie es erneut.',
        tone: 'destructive',
      });
    }
    setIsBusy(false);
  };
  return (
    <div>
      <ol className="border-l-2 border-accent pl-5 text-small">
        {events.map((event) => (
          <li key={event.id} className="pb-4">
            <span className="font-semibold">{names[event.kind] ?? event.kind}</span>
            <span className="block text-muted">{formatMoment(event.created_at)}</span>
            {event.body && (
              <p className="mt-1 max-w-[60ch] break-words whitespace-pre-line">{event.body}</p>
            )}
          </li>
        ))}
      </ol>
      {canWrite && (
        <form onSubmit={(event) => void submit(event)} className="mt-2 grid gap-3">
          <Field label={label} optionalMark={false}>
            {(control) => (
              <Textarea
                data-key="r"
                {...control}
                rows={3}
                maxLength={4000}
                value={body}
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
            disabled={!body.trim()}
          >
            {submitLabel}
          </Button>
        </form>
      )}
    </div>
  );
}
