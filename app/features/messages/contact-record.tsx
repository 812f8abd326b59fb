import { mailTo } from '#app/lib/mail-to.ts';
import type { ReactNode } from 'react';
import type { Tables } from '#shared/database-types.ts';
import { listSpamSignals } from '#shared/quote/spam-signals.ts';
import { useRow } from '#app/lib/use-rows.ts';
import { BreakableAddress } from '#app/private/breakable-address.tsx';
import { MissingPage } from '#app/private/page-head.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { toMessage } from '#app/private/talk/message.ts';
import { SettleButton } from '#app/private/talk/settle-button.tsx';
import { TalkRecord, type TalkEntry } from '#app/private/talk/talk-record.tsx';
import { Talk } from '#app/private/talk/talk.tsx';
import { useAnswer } from '#app/private/talk/use-answer.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { Badge } from '#app/ui/badge.tsx';

type ContactMessage = Omit<Tables<'contact_messages'>, 'answers'> & {
  answers: { id: string; body: string; created_at: string }[];
};
const KEY = ['contact-message'];
const CHANGED = [KEY, ['inbox']];

type ContactRecordProps = {
  id: string;
  entry: TalkEntry;
  /** What else is known of whoever wrote. */
  personOf: (message: ContactMessage) => ReactNode;
};

/** One message of the contact form. Texts of visitors are only ever shown as text. */
export function ContactRecord({ id, ...rest }: ContactRecordProps) {
  const query = useRow<ContactMessage>([...KEY, id], id, async (client) => {
    const { data, error } = await client
      .from('contact_messages')
      .select('*')
      .eq('id', id)
      .maybeSingle();
    return error ? { data: null, error } : { data: data as ContactMessage | null, error: null };
  });
  return (
    <QueryState query={query}>
      {(message) =>
        message ? (
          <Record message={message} {...rest} />
        ) : (
          <MissingPage title="Diese Nachricht gibt es nicht mehr" back={rest.entry.back} />
        )
      }
    </QueryState>
  );
}

function Record({
  message,
  entry,
  personOf,
}: Omit<ContactRecordProps, 'id'> & { message: ContactMessage }) {
  const { id, name, email } = message;
  const settle = useRowChange<ContactMessage['status']>({
    reads: CHANGED,
    write: (client, status) => client.from('contact_messages').update({ status }).eq('id', id),
    done: (_, status) => (status === 'new' ? 'Wieder offen' : 'Erledigt'),
  });
  const send = useAnswer(id, {
    reads: CHANGED,
    write: (client, { id: answer_id, body }) =>
      client.rpc('answer_contact_message', { message_id: id, answer_id, body }),
  });
  return (
    <TalkRecord
      title={name}
      entry={entry}
      badge={message.kind === 'withdrawal' && <Badge tone="waiting">Widerruf</Badge>}
      settle={
        <SettleButton
          isOpen={message.status === 'new'}
          busy={settle.isPending}
          onSettle={(isOpen) => settle.mutate(isOpen ? 'new' : 'closed')}
        />
      }
      facts={[
        [
          'E-Mail',
          <a
            key="mail"
            href={mailTo(email, { subject: `Ihre Nachricht ${message.reference}` })}
            className="-my-2.5 block w-fit py-2.5 wrap-anywhere underline underline-offset-4"
          >
            <BreakableAddress>{email}</BreakableAddress>
          </a>,
        ],
        ['Telefon', message.phone],
        ['Nummer', message.reference],
        ['Auffälligkeiten', listSpamSignals(message.suspicions)],
      ]}
      more={personOf(message)}
    >
      <Talk
        messages={[
          toMessage(id, false, message.message, message.created_at),
          ...message.answers.map((said) => toMessage(said.id, true, said.body, said.created_at)),
        ]}
        otherName={name}
        answer={{ draftId: id, send, reaches: email }}
      />
    </TalkRecord>
  );
}
