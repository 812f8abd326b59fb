import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import { Refused } from '#app/lib/refused.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { MAIL_KEY } from './mail-rows.ts';
import { Notice } from '#app/private/notice.tsx';

/** What `resend_mail` will not send; whatever else fails may go well later. */
const REFUSALS: ReadonlySet<string> = new Set(['55000', 'P0002', '23514']);

const count = (mails: number): string => (mails === 1 ? 'Eine Mail' : `${mails} Mails`);
const describe = ({ sent, refused }: { sent: number; refused: number }): string =>
  [
    `${count(sent)} ${sent === 1 ? 'wird' : 'werden'} gesendet`,
    refused > 0 && `${refused} ${refused === 1 ? 'gilt' : 'gelten'} nicht mehr`,
  ]
    .filter(Boolean)
    .join(', ');

/** Once there is a mail server: what was only kept before, at one press. */
export function SendKeptMails() {
  const { data: ids = [] } = useRows<string[]>([...MAIL_KEY, 'kept'], (client) =>
    client.rpc('list_kept_mails'),
  );
  const send = useRowChange<readonly string[], { sent: number; refused: number }>({
    reads: [MAIL_KEY],
    async write(client, mails) {
      const data = { sent: 0, refused: 0 };
      for (const mail_id of mails) {
        const { error } = await client.rpc('resend_mail', { mail_id });
        if (!error) data.sent += 1;
        else if (REFUSALS.has(error.code)) data.refused += 1;
        else if (data.sent === 0) return { error };
        else return { error: new Refused(`${describe(data)}, dann brach es ab.`) };
      }
      return { error: null, data };
    },
    done: (data) => (data ? describe(data) : ''),
    failed: 'Nicht alle gesendet',
  });
  const { length } = ids;
  if (length === 0 && !send.isPending) return null;
  return (
    <Notice
      className="mb-6"
      action={
        <ConfirmButton
          label="Jetzt senden"
          variant="secondary"
          confirmVariant="primary"
          title={`${count(length)} senden?`}
          explanation="Jede geht an ihren Empfänger, mit den heutigen Texten und einem neuen Link, wo sie einen hat. Mahnungen, Erinnerungen und was nicht mehr gilt, bleiben liegen."
          busy={send.isPending}
          onConfirm={() => send.mutate(ids)}
        />
      }
    >
      <p>
        {count(length)} {length === 1 ? 'wurde' : 'wurden'} nur gespeichert, als noch kein
        Mailserver eingetragen war.
      </p>
    </Notice>
  );
}
