import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRows } from '#app/lib/use-rows.ts';
import { BreakableAddress } from '#app/private/breakable-address.tsx';
import { MissingPage } from '#app/private/page-head.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatShortMoment } from '#app/private/dates.ts';
import { findEarlier, listContacts, type Handover } from './handover.ts';
import { hrefOf, isMail, ReplyFoot } from './reply-foot.tsx';
import { toMessage } from '#app/private/talk/message.ts';
import { SettleButton } from '#app/private/talk/settle-button.tsx';
import { TalkRecord, type TalkEntry } from '#app/private/talk/talk-record.tsx';
import { Talk } from '#app/private/talk/talk.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';

type HandedOver = {
  session_id: string;
  handed_over_at: string | null;
  settled_at: string | null;
  began: string | null;
  chat_messages: { id: number; role: string; content: string; created_at: string }[];
};

type HandedOverTalkProps = {
  sessionId: string;
  entry: TalkEntry;
  /** What is known of the visitor, who has left one of both, and what can be begun for him. */
  visitorOf: (email: string, phone: string) => ReactNode;
};

const COLUMNS =
  'session_id,handed_over_at,settled_at,began:talk->>began,chat_messages(id,role,content,created_at)';

/** A conversation that the assistant gave to a person. Texts are only ever shown as text. */
export function HandedOverTalk({ sessionId, ...rest }: HandedOverTalkProps) {
  const query = useRows<HandedOver | null>(['chat-session', sessionId], (client) =>
    client
      .from('chat_sessions')
      .select(COLUMNS)
      .eq('session_id', sessionId)
      .order('id', { referencedTable: 'chat_messages' })
      .maybeSingle(),
  );
  return (
    <QueryState query={query}>
      {(talk) =>
        talk ? (
          <Record talk={talk} {...rest} />
        ) : (
          <MissingPage title="Dieses Gespräch gibt es nicht mehr" back={rest.entry.back} />
        )
      }
    </QueryState>
  );
}

type RecordProps = Omit<HandedOverTalkProps, 'sessionId'> & { talk: HandedOver };

function Record({
  talk: { session_id, handed_over_at, settled_at, began, chat_messages: messages },
  entry,
  visitorOf,
}: RecordProps) {
  const settle = useRowChange<boolean>({
    reads: [['inbox'], ['chat-session', session_id]],
    write: (client, isOpen) =>
      client
        .from('chat_sessions')
        .update({ settled_at: isOpen ? null : new Date().toISOString() })
        .eq('session_id', session_id),
    done: (_, isOpen) => (isOpen ? 'Wieder offen' : 'Gespräch erledigt'),
  });
  // How the visitor is reached stands in these mails alone, which only administrators may read.
  const { data: mails } = useRows<Handover[]>(['chat-handover', session_id], (client) =>
    client
      .from('outbox_mails')
      .select('id,contact:data->>contact,transcript:data->transcript')
      .like('event_key', `chat:${session_id}:handover:%`)
      .order('created_at', { ascending: false })
      .overrideTypes<Handover[], { merge: false }>(),
  );
  const contacts = listContacts(mails ?? []);
  const [newest] = mails ?? [];
  const earlier = findEarlier(mails?.at(-1)?.transcript ?? [], messages);
  const asked = began ?? messages.find(({ role }) => role === 'user')?.content ?? '';
  const foot = mails && <ReplyFoot contacts={contacts} asked={asked} />;
  const since = messages[0]?.created_at ?? '';
  return (
    <TalkRecord
      title="Besucher"
      entry={entry}
      settle={
        <SettleButton isOpen={!settled_at} busy={settle.isPending} onSettle={settle.mutate} />
      }
      facts={[
        [
          'Erreichbar unter',
          contacts.length > 0
            ? contacts.map((contact) => (
                <a
                  key={contact}
                  href={hrefOf(contact)}
                  className="-my-2.5 block w-fit py-2.5 wrap-anywhere underline underline-offset-4"
                >
                  <BreakableAddress>{contact}</BreakableAddress>
                </a>
              ))
            : mails && 'Stand nur in der Mail an die Agentur, die nicht mehr da ist.',
        ],
        [
          'Mail',
          <Link
            key="mail"
            to={`/admin/mails${newest ? `/${newest.id}` : ''}`}
            className="-my-2.5 block w-fit py-2.5 underline underline-offset-4"
          >
            {newest ? 'Übergabe aus dem Website-Chat' : 'Zu den Mails'}
          </Link>,
        ],
        ['Übergeben', handed_over_at && formatShortMoment(handed_over_at)],
      ]}
      more={
        contacts.length > 0 &&
        visitorOf(contacts.find(isMail) ?? '', contacts.find((contact) => !isMail(contact)) ?? '')
      }
    >
      {messages.length > 0 ? (
        <Talk
          messages={[
            ...earlier.map(({ role, content }, index) =>
              toMessage(`earlier-${index}`, role !== 'user', content, since),
            ),
            ...messages.map(({ id, role, content, created_at }) =>
              toMessage(id, role !== 'user', content, created_at),
            ),
          ]}
          otherName="Besucher"
          ownName="Assistent"
          foot={foot}
        />
      ) : (
        <div className="panel">
          <p className="p-4 text-small md:px-6">
            Der Besucher hat das Gespräch gelöscht. Er wartet weiter auf Ihre Antwort.
          </p>
          {foot}
        </div>
      )}
    </TalkRecord>
  );
}
