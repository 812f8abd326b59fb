import { Link } from 'react-router';
import { useRows } from '#app/lib/use-rows.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { formatMoment } from '#app/private/request-facts.ts';

type Last = { from_staff: boolean; body: string; created_at: string };

/** The newest message of the customer's thread, and the way to answer it. */
export function LastMessage({ userId }: { userId: string }) {
  // The count in the navigation keeps what begins with this key up to date.
  const query = useRows<Last | null>(['thread', userId, 'last'], (client) =>
    client
      .from('messages')
      .select('from_staff,body,created_at')
      .eq('customer_id', userId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(1)
      .maybeSingle(),
  );
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
                {message.from_staff ? 'Wir' : 'Sie'}, {formatMoment(message.created_at)}
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
