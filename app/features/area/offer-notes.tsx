import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { Field, Textarea } from '#app/ui/form/field.tsx';
import { EVENT_LABELS, type OfferEvent } from './offer-facts.ts';
import { formatMoment } from './request-facts.ts';

type Props = {
  offerId: string;
  events: readonly OfferEvent[];
  /** Key of the read the events come from. */
  readKey: readonly unknown[];
  label: string;
  submitLabel: string;
  done: string;
  canWrite: boolean;
};

/** Course of an offer with questions and answers, and the field for the next one. What was typed stays when sending fails. */
export function OfferNotes({ offerId, events, readKey, label, submitLabel, done, canWrite }: Props) {
  const [body, setBody] = useState('');
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: async (text: string) => {
      const { error } = await (await loadSupabase()).rpc('write_offer_note', { offer_id: offerId, body: text });
      if (error) throw new Error(error.message);
    },
    onSuccess: () => {
      setBody('');
      void showToast({ title: done });
    },
    onError: () =>
      void showToast({ title: 'Nicht gesendet', description: 'Ihr Text ist noch da. Bitte versuchen Sie es erneut.', tone: 'destructive' }),
    onSettled: () => queries.invalidateQueries({ queryKey: readKey }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (body.trim() && !send.isPending) send.mutate(body.trim());
  };
  return (
    <>
      <ol className="border-l-2 border-accent pl-5 text-small">
        {events.map((event) => (
          <li key={event.id} className="pb-4">
            <span className="font-semibold">{EVENT_LABELS[event.kind] ?? event.kind}</span>
            <span className="block text-muted">{formatMoment(event.created_at)}</span>
            {event.body && <p className="mt-1 max-w-[60ch] break-words whitespace-pre-line">{event.body}</p>}
          </li>
        ))}
      </ol>
      {canWrite && (
        <form onSubmit={submit} className="mt-2 grid gap-3">
          <Field label={label} optionalMark={false}>
            {(control) => (
              <Textarea {...control} rows={3} maxLength={4000} value={body} onChange={(event) => setBody(event.target.value)} />
            )}
          </Field>
          <Button
            type="submit"
            size="small"
            variant="secondary"
            className="justify-self-start"
            busy={send.isPending}
            disabled={!body.trim()}
          >
            {submitLabel}
          </Button>
        </form>
      )}
    </>
  );
}
