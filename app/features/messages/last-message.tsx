import { Link } from 'react-router';
import { QueryState } from '#app/private/query-state.tsx';
import { formatShortMoment } from '#app/private/dates.ts';
import { useLastMessage } from './use-last-message.ts';

/** The newest message of the customer's thread, and the way to answer it. */
export function LastMessage({ userId }: { userId: string }) {
  const query = useLastMessage(userId);
  return (
    <section aria-labelledby="letzte-nachricht" className="border-t border-line-strong pt-3">
      <h2 id="letzte-nachricht" className="mb-1 text-title">
        Letzte Nachricht
      </h2>
      <QueryState query={query}>
        {(message) =>
          message === null ? (
            <p className="max-w-[52ch] text-muted">
              Noch keine. Fragen zu Ihrem Projekt, Texte und Bilder schicken Sie am einfachsten
              hier: Alles bleibt an einer Stelle.
            </p>
          ) : (
            <>
              <p className="text-small text-muted">
                {message.from_staff ? 'Wir' : 'Sie'}, {formatShortMoment(message.created_at)}
              </p>
              <blockquote className="mt-1 line-clamp-4 max-w-[60ch] border-l-2 border-accent pl-3 break-words whitespace-pre-line">
                {message.body || 'Datei'}
              </blockquote>
            </>
          )
        }
      </QueryState>
      <Link
        to="/portal/nachrichten"
        className="mt-1 inline-flex min-h-11 items-center text-small underline underline-offset-4"
      >
        Nachricht schreiben
      </Link>
    </section>
  );
}
