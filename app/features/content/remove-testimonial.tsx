import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import type { SiteFormAnswer } from './site-fields.ts';
import { showToast } from '#app/ui/feedback/toast.ts';
import type { Testimonial } from './testimonial-fields.ts';

/** Deletes a testimonial through the action of its page, once asked. */
export function RemoveTestimonial({ row }: { row: Testimonial }) {
  const fetcher = useFetcher<SiteFormAnswer>();
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  useEffect(() => {
    if (answer?.saved !== false) return;
    const description = answer.theirs
      ? 'Jemand anderes hat die Bewertung inzwischen geändert.'
      : answer.message;
    void showToast({ title: 'Nicht gelöscht', description, tone: 'destructive' });
  }, [answer]);
  return (
    <ConfirmButton
      label="Löschen"
      title="Bewertung löschen?"
      explanation={`Die Bewertung von ${row.name} wird gelöscht.`}
      busy={fetcher.state !== 'idle'}
      onConfirm={() =>
        void fetcher.submit({ id: row.id, seen: row.updated_at, remove: '1' }, { method: 'post' })
      }
    />
  );
}
