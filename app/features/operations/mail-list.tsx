import type { ReactNode } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatBriefMoment } from '#app/private/request-facts.ts';
import { SearchList } from '#app/private/search-list.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import { RowLink } from '#app/private/row-link.tsx';
import { SplitView } from '#app/private/split-view.tsx';
import { MAIL_KEY } from './mail-record.tsx';
import { mailTitle, recipientLabel } from './mail-title.ts';
import { hasFailed, stateOf, useMails, type Mail } from './mail-rows.ts';

const READS = [MAIL_KEY];
/** Beside an opened mail; older ones are found through the list. */
const BESIDE = 100;

const textsOf = (mail: Mail): string[] => [
  recipientLabel(mail.recipient),
  mailTitle(mail.template),
  mail.subject ?? '',
  stateOf(mail).label,
  mail.last_error ?? '',
];

const COLUMNS_SHOWN: readonly Column<Mail>[] = [
  {
    key: 'subject',
    label: 'Betreff',
    head: true,
    cell: (mail) => (
      <RowLink to={`/admin/mails/${mail.id}`}>{mail.subject ?? mailTitle(mail.template)}</RowLink>
    ),
  },
  {
    key: 'recipient',
    label: 'Empfänger',
    onPhone: 'meta',
    // An address is read whole: it is cut at its end, and nowhere broken.
    cell: (mail) => (
      <span
        title={recipientLabel(mail.recipient)}
        className="whitespace-nowrap sm:block sm:max-w-[24rem] sm:truncate"
      >
        {recipientLabel(mail.recipient)}
      </span>
    ),
  },
  {
    key: 'status',
    label: 'Status',
    onPhone: 'state',
    cell: (mail) => (
      <>
        <MailState mail={mail} />
        {mail.attempts > 1 && (
          <span className="ml-2 text-fine whitespace-nowrap text-muted">
            {mail.attempts} Versuche
          </span>
        )}
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
  {
    key: 'time',
    label: 'Zeit',
    align: 'end',
    onPhone: 'value',
    cell: (mail) => (
      <span className="whitespace-nowrap max-sm:text-fine max-sm:text-muted">
        {formatBriefMoment(mail.sent_at ?? mail.created_at)}
      </span>
    ),
  },
];

const columnsFor = (mails: readonly Mail[]): readonly Column<Mail>[] =>
  mails.some(hasFailed) ? [...COLUMNS_SHOWN, RETRY_COLUMN] : COLUMNS_SHOWN;

/** What went well asks for no attention. */
const MailState = ({ mail }: { mail: Mail }) => {
  const { label, tone } = stateOf(mail);
  return tone === 'success' ? (
    <span className="text-muted">{label}</span>
  ) : (
    <Badge tone={tone}>{label}</Badge>
  );
};

/** Mails that somebody may want to send once more are a list with something to press. */
const RETRY_COLUMN: Column<Mail> = {
  key: 'retry',
  label: 'Erneut senden',
  labelHidden: true,
  onPhone: 'wide',
  cell: (mail) => (hasFailed(mail) ? <RetryButton mail={mail} /> : ''),
};

/** The newest mails beside the opened one. */
export function BesideMails({ children }: { children: ReactNode }) {
  const { data } = useMails();
  return (
    <SplitView
      label="Mails der Liste"
      rows={(data ?? []).slice(0, BESIDE).map((mail) => ({
        id: mail.id,
        to: `/admin/mails/${mail.id}`,
        title: recipientLabel(mail.recipient),
        mark: stateOf(mail).tone !== 'success' && (
          <Badge tone={stateOf(mail).tone}>{stateOf(mail).label}</Badge>
        ),
        text: mail.subject ?? mailTitle(mail.template),
        note: formatBriefMoment(mail.created_at),
      }))}
    >
      {children}
    </SplitView>
  );
}

/** Outgoing mails: what failed with its reason, then the newest. */
export const MailList = () => (
  <QueryState query={useMails()}>
    {(mails) => (
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
            phoneRows
            columns={columnsFor(found)}
            rows={found}
            rowKey={(mail) => mail.id}
          />
        )}
      </SearchList>
    )}
  </QueryState>
);

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
          nächster Versuch {formatBriefMoment(mail.next_attempt_at)}
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
