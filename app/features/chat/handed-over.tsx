import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRows } from '#app/lib/use-rows.ts';
import { MissingPage, type WayBack } from '#app/private/page-head.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatMoment } from '#app/private/request-facts.ts';
import { hrefOf, isMail, ReplyFoot } from './reply-foot.tsx';
import { toMessage } from '#app/private/talk/message.ts';
import { SettleButton } from '#app/private/talk/settle-button.tsx';
import { TalkRecord } from '#app/private/talk/talk-record.tsx';
import { Talk } from '#app/private/talk/talk.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';

type HandedOver = {
  session_id: string;
  handed_over_at: string | null;
  settled_at: string | null;
  chat_messages: { id: number; role: string; content: string; created_at: string }[];
};
type Handover = { id: string; contact: string };

type HandedOverTalkProps = {
  sessionId: string;
  back: WayBack;
  due: ReactNode;
  /** What can be begun for the visitor, who has left one of both. */
  visitorOf: (email: string, phone: string) => ReactNode;
};

/** A conversation that the assistant gave to a person. Texts are only ever shown as text. */
export function HandedOverTalk({ sessionId, ...rest }: HandedOverTalkProps) {
  const query = useRows<HandedOver | null>(['chat-session', sessionId], (client) =>
    client
      .from('chat_sessions')
      .select('session_id,handed_over_at,settled_at,chat_messages(id,role,content,created_at)')
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
          <MissingPage title="Dieses Gespräch gibt es nicht mehr" back={rest.back} />
        )
      }
    </QueryState>
  );
}

type RecordProps = Omit<HandedOverTalkProps, 'sessionId'> & { talk: HandedOver };

function Record({
  talk: { session_id, handed_over_at, settled_at, ...talk },
  back,
  due,
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
  // How the visitor is reached stands in this mail alone, which only administrators may read.
  const { data: mail } = useRows<Handover | null>(['chat-handover', session_id], (client) =>
    client
      .from('outbox_mails')
      .select('id,contact:data->>contact')
      .like('event_key', `chat:${session_id}:handover:%`)
      .order('created_at', { ascending: false })
      .limit(1)
      .maybeSingle<Handover>(),
  );
  const asked = talk.chat_messages.find(({ role }) => role === 'user')?.content ?? '';
  return (
    <TalkRecord
      title="Gespräch aus dem Website-Chat"
      back={back}
      due={due}
      settle={
        <SettleButton isOpen={!settled_at} busy={settle.isPending} onSettle={settle.mutate} />
      }
      facts={[
        [
          'Erreichbar unter',
          mail ? (
            <a
              key="contact"
              href={hrefOf(mail.contact)}
              className="-my-2.5 block w-fit py-2.5 underline underline-offset-4"
            >
              {mail.contact}
            </a>
          ) : (
            mail === null && 'Stand nur in der Mail an die Agentur, die nicht mehr da ist.'
          ),
        ],
        [
          'Mail',
          <Link
            key="mail"
            to={`/admin/mails${mail ? `/${mail.id}` : ''}`}
            className="-my-2.5 block w-fit py-2.5 underline underline-offset-4"
          >
            {mail ? 'Übergabe aus dem Website-Chat' : 'Zu den Mails'}
          </Link>,
        ],
        ['Übergeben', handed_over_at && formatMoment(handed_over_at)],
      ]}
      more={
        mail && (isMail(mail.contact) ? visitorOf(mail.contact, '') : visitorOf('', mail.contact))
      }
    >
      <Talk
        messages={talk.chat_messages.map(({ id, role, content, created_at }) =>
          toMessage(id, role !== 'user', content, created_at),
        )}
        otherName="Besucher"
        ownName="Assistent"
        foot={mail !== undefined && <ReplyFoot contact={mail?.contact ?? ''} asked={asked} />}
      />
    </TalkRecord>
  );
}
