import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatShortMoment } from '#app/private/dates.ts';
import { callFunction } from '#app/lib/call-function.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { Field, Input } from '#app/ui/form/field.tsx';
import type { FeedAnswer, FeedCall } from '#shared/bookings/feed.ts';

const KEY = ['calendar-feed'] as const;
const LOST: FeedAnswer = {
  success: false,
  error: 'Die Verbindung ist abgebrochen. Bitte versuchen Sie es erneut.',
};
const callFeed = (change: FeedCall['change']): Promise<FeedAnswer> =>
  callFunction('booking', { action: 'feed', change } satisfies FeedCall, LOST);

const DONE = {
  renew: 'Neue Adresse: Die alte gilt nicht mehr',
  open: 'Adresse angelegt',
  end: 'Adresse gelöscht',
} as const;

/** The secret address of the agency's talks: copied, renewed, taken away. */
export function CalendarFeed() {
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const query = useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const answer = await callFeed('show');
      if (!answer.success) throw new Error(answer.error);
      return answer;
    },
  });
  async function store(change: 'renew' | 'end', done: string) {
    setIsBusy(true);
    const answer = await callFeed(change);
    setIsBusy(false);
    if (answer.success) queries.setQueryData(KEY, answer);
    void showToast(
      answer.success
        ? { title: done }
        : { title: 'Nicht gespeichert', description: answer.error, tone: 'destructive' },
    );
  }
  return (
    <QueryState query={query}>
      {({ address, readAt }) =>
        address === null ? (
          <div className="grid justify-items-start gap-4">
            <p className="text-small text-muted">Es gibt noch keine Adresse.</p>
            <Button busy={isBusy} onClick={() => void store('renew', DONE.open)}>
              Adresse anlegen
            </Button>
          </div>
        ) : (
          <div className="grid gap-4">
            <Field
              label="Geheime Adresse"
              optionalMark={false}
              hint={
                'Wer sie kennt, liest Namen und Telefonnummern Ihrer Gesprächspartner. Geben ' +
                'Sie sie nur Ihrem Kalender. Der Anbieter dieses Kalenders sieht diese Daten ' +
                'auch.'
              }
            >
              {(control) => (
                <Input
                  {...control}
                  readOnly
                  value={address}
                  onFocus={({ target }) => target.select()}
                />
              )}
            </Field>
            <div className="flex flex-wrap gap-3">
              <CopyButton text={address} />
              <ConfirmButton
                label="Erneuern"
                title="Adresse erneuern?"
                explanation={
                  'Kalender mit der alten Adresse bekommen keine Termine mehr, bis Sie dort ' +
                  'die neue eintragen.'
                }
                variant="secondary"
                confirmVariant="primary"
                busy={isBusy}
                onConfirm={() => void store('renew', DONE.renew)}
              />
              <ConfirmButton
                label="Löschen"
                title="Adresse löschen?"
                explanation="Alle Kalender mit dieser Adresse bekommen keine Termine mehr."
                variant="secondary"
                busy={isBusy}
                onConfirm={() => void store('end', DONE.end)}
              />
            </div>
            <p className="text-fine text-muted">
              {readAt
                ? `Zuletzt von einem Kalender abgerufen: ${formatShortMoment(readAt)}`
                : 'Noch von keinem Kalender abgerufen.'}
            </p>
          </div>
        )
      }
    </QueryState>
  );
}

function CopyButton({ text }: { text: string }) {
  async function copy() {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    void showToast(
      isCopied
        ? { title: 'Adresse kopiert' }
        : {
            title: 'Nicht kopiert',
            description: 'Bitte markieren Sie die Adresse und kopieren Sie sie selbst.',
            tone: 'destructive',
          },
    );
  }
  return (
    <Button size="small" onClick={() => void copy()}>
      Kopieren
    </Button>
  );
}
