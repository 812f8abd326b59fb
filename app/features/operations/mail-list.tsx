import { useState } from 'react';
import { useRows } from '#app/lib/use-rows.ts';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatMoment } from '#app/private/request-facts.ts';
import { SearchList } from '#app/private/search-list.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import { MailDialog, type OpenMail } from './mail-dialog.tsx';
import { mailTitle, recipientLabel } from './mail-title.ts';

type Mail = OpenMail & {
  attempts: number;
  next_attempt_at: string;
  last_error: string | null;
};
// Never `data`: it holds sign-in links.
const COLUMNS =
  'id,template,recipient,status,attempts,next_attempt_at,last_error,created_at,sent_at,resent_from,subject:sent->>subject,files:sent->files';
const KEY = ['admin-mails'];
const READS = [KEY];
const NEWEST = 500;

const STATES: Record<string, { label: string; tone: BadgeTone }> = {
  pending: { label: 'Wartet', tone: 'neutral' },
  sending: { label: 'Wird gesendet', tone: 'neutral' },
  sent: { label: 'Gesendet', tone: 'success' },
  dead: { label: 'Gescheitert', tone: 'danger' },
  held: { label: 'Zurückgehalten', tone: 'danger' },
};
const RETRYING = { label: 'Neuer Versuch folgt', tone: 'danger' } as const;

const hasFailed = (mail: Mail): boolean =>
  mail.status === 'dead' ||
  mail.status === 'held' ||
  (mail.status === 'pending' && mail.last_error !== null);
const stateOf = (mail: Mail) =>
  hasFailed(mail) && mail.status === 'pending'
    ? RETRYING
    : (STATES[mail.status] ?? { label: mail.status, tone: 'neutral' as const });
const textsOf = (mail: Mail): string[] => [
  recipientLabel(mail.recipient),
  mailTitle(mail.template),
  mail.subject ?? '',
  stateOf(mail).label,
  mail.last_error ?? '',
];

const buildColumns = (onOpen: (mail: Mail) => void): readonly Column<Mail>[] => [
  {
    key: 'recipient',
    label: 'Empfänger',
    head: true,
    cell: (mail) => (
      <button
        type="button"
        data-row=""
        aria-label={`${mailTitle(mail.template)} ${recipientLabel(mail.recipient)} öffnen`}
        onClick={() => onOpen(mail)}
        className="-my-2 min-h-11 min-w-[12rem] text-left wrap-anywhere underline underline-offset-4"
      >
        {recipientLabel(mail.recipient)}
      </button>
    ),
  },
  { key: 'template', label: 'Art', cell: (mail) => mailTitle(mail.template) },
  {
    key: 'status',
    label: 'Status',
    cell: (mail) => (
      <>
        <Badge tone={stateOf(mail).tone}>{stateOf(mail).label}</Badge>
        {mail.last_error && (
          <p className="mt-1 max-w-[32ch] text-fine break-words text-muted">{mail.last_error}</p>
        )}
        {mail.status === 'held' && (
          <p className="mt-1 max-w-[32ch] text-fine text-muted">
            Zu viele Mails an eine unbestätigte Adresse
          </p>
        )}
      </>
    ),
  },
  { key: 'attempts', label: 'Versuche', align: 'end', cell: (mail) => mail.attempts },
  {
    key: 'created',
    label: 'Angelegt',
    cell: (mail) => <span className="whitespace-nowrap">{formatMoment(mail.created_at)}</span>,
  },
  { key: 'sent', label: 'Gesendet', cell: (mail) => <SendTime mail={mail} /> },
];

/** Outgoing mails, newest first, with the reason where one failed. */
export function MailList() {
  const [opened, setOpened] = useState<Mail>();
  const query = useRows<Mail[]>(KEY, (client) =>
    client
      .from('outbox_mails')
      .select(COLUMNS)
      .order('created_at', { ascending: false })
      .limit(NEWEST),
  );
  return (
    <QueryState query={query}>
      {(mails) => (
        <>
          <SearchList
            rows={mails}
            textsOf={textsOf}
            noun="Mails"
            placeholder="Empfänger, Art, Status, Fehler"
            whenEmpty="Jede Mail, die diese Website sendet, erscheint hier."
          >
            {(found) => (
              <Table
                caption="Mails"
                captionHidden
                stacked
                columns={buildColumns(setOpened)}
                rows={found}
                rowKey={(mail) => mail.id}
              />
            )}
          </SearchList>
          {opened && (
            <MailDialog mail={opened} reads={READS} onClose={() => setOpened(undefined)} />
          )}
        </>
      )}
    </QueryState>
  );
}

function SendTime({ mail }: { mail: Mail }) {
  if (hasFailed(mail)) return <RetryButton mail={mail} />;
  return mail.sent_at ? (
    <span className="whitespace-nowrap">{formatMoment(mail.sent_at)}</span>
  ) : (
    '–'
  );
}

function RetryButton({ mail }: { mail: Mail }) {
  const isHeld = mail.status === 'held';
  const label = isHeld ? 'Trotzdem senden' : 'Erneut senden';
  const retry = useRowChange<void>({
    reads: READS,
    write: (client) => client.rpc('retry_mail', { mail_id: mail.id }),
    done: isHeld ? 'Mail wird gesendet' : 'Mail wird erneut gesendet',
  });
  return (
    <>
      {mail.status === 'pending' && (
        <p className="mb-1 text-fine text-muted">
          nächster Versuch {formatMoment(mail.next_attempt_at)}
        </p>
      )}
      <Button
        size="small"
        variant="secondary"
        busy={retry.isPending}
        onClick={() => retry.mutate()}
        aria-label={`${label} an ${mail.recipient === 'agency' ? 'uns' : mail.recipient}`}
      >
        {label}
      </Button>
    </>
  );
}
