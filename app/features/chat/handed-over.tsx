import { Link } from 'react-router';
import { useRows } from '#app/lib/use-rows.ts';
import { MissingPage, PageHead, type WayBack } from '#app/private/page-head.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatMoment } from '#app/private/request-facts.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { Button } from '#app/ui/button.tsx';

type HandedOver = {
  session_id: string;
  handed_over_at: string | null;
  settled_at: string | null;
  chat_messages: { id: number; role: string; content: string }[];
};

/** A conversation that the assistant gave to a person. Texts are only ever shown as text. */
export function HandedOverTalk({ sessionId, back }: { sessionId: string; back: WayBack }) {
  const query = useRows<HandedOver | null>(['chat-session', sessionId], (client) =>
    client
      .from('chat_sessions')
      .select('session_id,handed_over_at,settled_at,chat_messages(id,role,content)')
      .eq('session_id', sessionId)
      .order('id', { referencedTable: 'chat_messages' })
      .maybeSingle(),
  );
  return (
    <QueryState query={query}>
      {(talk) =>
        talk ? (
          <Talk talk={talk} back={back} />
        ) : (
          <MissingPage title="Dieses Gespräch gibt es nicht mehr" back={back} />
        )
      }
    </QueryState>
  );
}

function Talk({ talk, back }: { talk: HandedOver; back: WayBack }) {
  const settle = useRowChange<void>({
    reads: [['inbox'], ['chat-session', talk.session_id]],
    write: (client) =>
      client
        .from('chat_sessions')
        .update({ settled_at: new Date().toISOString() })
        .eq('session_id', talk.session_id),
    done: 'Gespräch erledigt',
  });
  return (
    <>
      <PageHead
        title="Gespräch aus dem Website-Chat"
        back={back}
        note={talk.handed_over_at && `Übergeben am ${formatMoment(talk.handed_over_at)}`}
      >
        {!talk.settled_at && (
          <Button data-key="e" size="small" busy={settle.isPending} onClick={() => settle.mutate()}>
            Als erledigt ablegen
          </Button>
        )}
      </PageHead>
      <p className="mb-6 max-w-[68ch] text-small text-muted">
        Wie der Besucher zu erreichen ist, steht nur in der Mail „Übergabe aus dem Website-Chat“:{' '}
        <Link data-key="r" to="/admin/mails" className="underline underline-offset-4">
          zu den Mails
        </Link>
        .
      </p>
      <ol className="grid max-w-[68ch] gap-4 border-l-2 border-accent pl-5">
        {talk.chat_messages.map(({ id, role, content }) => (
          <li key={id}>
            <p className="text-fine font-semibold text-muted">
              {role === 'user' ? 'Besucher' : 'Assistent'}
            </p>
            <p className="break-words whitespace-pre-line">{content}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
