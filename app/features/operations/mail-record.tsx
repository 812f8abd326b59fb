import { BreakableAddress } from '#app/private/breakable-address.tsx';
import { FactList } from '#app/private/fact-list.tsx';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { MissingPage, PageHead } from '#app/private/page-head.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatShortMoment } from '#app/private/dates.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { inItsWords } from '#app/lib/refused.ts';
import { useRow } from '#app/lib/use-rows.ts';
import { MailFailure } from './mail-failure.tsx';
import { hasFailed, MAIL_COLUMNS, MAIL_KEY, type Mail } from './mail-rows.ts';
import { mailTitle, recipientLabel, signsIn } from './mail-title.ts';
import { Notice } from '#app/private/notice.tsx';

const READS = [MAIL_KEY, ['admin-mail']];

export function MailRecord({ id }: { id: string }) {
  const query = useRow<Mail>(['admin-mail', id], id, (client) =>
    client.from('outbox_mails').select(MAIL_COLUMNS).eq('id', id).maybeSingle(),
  );
  return (
    <QueryState query={query}>
      {(mail) =>
        mail ? (
          <Record key={mail.id} mail={mail} />
        ) : (
          <MissingPage
            title="Diese Mail gibt es nicht mehr"
            back={['/admin/mails', 'Zu den Mails']}
          />
        )
      }
    </QueryState>
  );
}

/** One mail as it left, or as it would leave now; a sent one can be sent once more. */
function Record({ mail }: { mail: Mail }) {
  const note = explain(mail);
  return (
    <>
      <PageHead
        title={mail.subject ?? mailTitle(mail.template)}
        back={['/admin/mails', 'Mails']}
        {...(note && { note })}
      >
        {mail.status === 'sent' && !signsIn(mail.template) && <Again mail={mail} />}
      </PageHead>
      {hasFailed(mail) && (
        <Notice tone="danger" className="mb-6">
          <MailFailure mail={mail} />
        </Notice>
      )}
      <div className="grid items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="@3xl:order-last">
          <FactList
            isNarrow
            facts={[
              [
                'An',
                <BreakableAddress key="an">{recipientLabel(mail.recipient)}</BreakableAddress>,
              ],
              ['Art', mailTitle(mail.template)],
              [
                mail.kept ? 'Gespeichert' : 'Gesendet',
                mail.sent_at && formatShortMoment(mail.sent_at),
              ],
              ['Anhänge', mail.files?.join('\n') ?? ''],
              ['Wiederholt', mail.resent_from && 'eine frühere Mail'],
            ]}
          />
        </div>
        <iframe
          title="Inhalt der Mail"
          src={`/dokumente/mails/${mail.id}`}
          sandbox=""
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
          tabIndex={0}
          className="h-[max(26rem,100dvh-12rem)] w-full rounded-control border border-line bg-white"
        />
      </div>
    </>
  );
}

function Again({ mail }: { mail: Mail }) {
  const again = useRowChange<void>({
    reads: READS,
    write: (client) => inItsWords(client.rpc('resend_mail', { mail_id: mail.id })),
    done: 'Mail wird noch einmal gesendet',
    failed: 'Nicht gesendet',
  });
  const who = mail.recipient === 'agency' ? 'Sie bekommen' : `${mail.recipient} bekommt`;
  return (
    <ConfirmButton
      label="Erneut senden"
      confirmLabel="Jetzt senden"
      variant="secondary"
      confirmVariant="primary"
      title="Mail erneut senden?"
      explanation={`${who} diese Mail noch einmal, mit den heutigen Texten und einem neuen Link, wo sie einen hat.`}
      busy={again.isPending}
      onConfirm={() => again.mutate()}
    />
  );
}

function explain({ status, subject, template, kept }: Mail): string {
  if (kept) return 'Kein Mailserver war eingetragen: Niemand hat diese Mail bekommen.';
  if (status !== 'sent') return 'Noch nicht gesendet. So sähe die Mail jetzt aus.';
  if (signsIn(template)) return 'Links und Codes zur Anmeldung sind unkenntlich gemacht.';
  if (subject !== null || template.startsWith('newsletter-')) return '';
  return 'Von dieser älteren Mail ist kein Abbild da. So sähe sie heute aus.';
}
