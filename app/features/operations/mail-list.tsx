import { useId, type ReactNode } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { cx } from '#app/ui/cx.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { formatBriefMoment } from '#app/private/dates.ts';
import { SearchList } from '#app/private/search-list.tsx';
import { SplitView } from '#app/private/split-view.tsx';
import { MailRow } from './mail-row.tsx';
import { mailTitle, recipientLabel } from './mail-title.ts';
import { groupMails, stateOf, useMails, useNamesOfMail, type Mail } from './mail-rows.ts';

/** Beside an opened mail; older ones are found through the list. */
const BESIDE = 100;

const textsOf = (mail: Mail, person: string): string[] => [
  recipientLabel(mail.recipient),
  person,
  mailTitle(mail.template),
  mail.subject ?? '',
  stateOf(mail).label,
  mail.last_error ?? '',
];

/** The newest mails beside the opened one. */
export function BesideMails({ children }: { children: ReactNode }) {
  const { data } = useMails();
  const nameOf = useNamesOfMail();
  return (
    <SplitView
      label="Mails der Liste"
      rows={(data ?? []).slice(0, BESIDE).map((mail) => ({
        id: mail.id,
        to: `/admin/mails/${mail.id}`,
        title: nameOf(mail.recipient),
        // What has left stands there with its moment alone.
        mark: mail.status !== 'sent' && (
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

/** Outgoing mails: what failed with its reason, what waits, then the newest. */
export function MailList({ hasServer }: { hasServer: boolean }) {
  const nameOf = useNamesOfMail();
  return (
    <QueryState query={useMails()}>
      {(mails) => (
        <SearchList
          rows={mails}
          textsOf={(mail) => textsOf(mail, nameOf(mail.recipient))}
          noun="Mails"
          placeholder="Empfänger, Betreff, Status, Fehler"
          whenEmpty={
            'Jede Mail, die diese Website sendet, erscheint hier: Bestätigungen, Angebote, ' +
            'Rechnungen und Nachrichten an Sie selbst.'
          }
        >
          {(found) => <MailGroups mails={found} nameOf={nameOf} isKeptAnyway={!hasServer} />}
        </SearchList>
      )}
    </QueryState>
  );
}

const HEADS =
  'panel-row col-span-full grid-cols-subgrid border-b border-line-strong py-2.5 text-fine ' +
  'text-muted max-sm:hidden sm:grid';

/** Where nothing leaves the page says so once, above all that is only kept. */
const tellsState = (rows: readonly Mail[], isKeptAnyway: boolean): boolean =>
  !isKeptAnyway || rows.some(({ status, kept }) => status !== 'sent' || !kept);

type MailGroupsProps = {
  mails: readonly Mail[];
  nameOf: (recipient: string) => string;
  isKeptAnyway: boolean;
};

function MailGroups({ mails, nameOf, isKeptAnyway }: MailGroupsProps) {
  const id = useId();
  const groups = groupMails(mails);
  return groups.map(({ title, rows }) => {
    const hasStates = tellsState(rows, isKeptAnyway);
    return (
      <section key={title} aria-labelledby={id + title} className="not-first:mt-6">
        <h2
          id={id + title}
          // Alone it says nothing that its rows do not say.
          className={groups.length === 1 ? 'sr-only' : 'mb-2 text-small font-semibold'}
        >
          {title} ({rows.length})
        </h2>
        <div
          className={cx(
            'panel gap-x-5 sm:grid',
            hasStates
              ? 'sm:grid-cols-[minmax(0,15rem)_minmax(14rem,1fr)_auto_auto]'
              : 'sm:grid-cols-[minmax(0,15rem)_minmax(14rem,1fr)_auto]',
          )}
        >
          {/* Read out, the cells speak for themselves. */}
          <p aria-hidden="true" className={HEADS}>
            <span>An</span>
            <span>Betreff</span>
            {hasStates && <span>Status</span>}
            <span className="text-right">Wann</span>
          </p>
          <ul className="panel-rows sm:col-span-full sm:grid sm:grid-cols-subgrid">
            {rows.map((mail) => (
              <MailRow
                key={mail.id}
                mail={mail}
                person={nameOf(mail.recipient)}
                tellsState={hasStates}
              />
            ))}
          </ul>
        </div>
      </section>
    );
  });
}
