import { useRows } from '#app/lib/use-rows.ts';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { FilterSelect, ListHead } from '#app/private/list-head.tsx';
import { usePeople } from '#app/private/use-people.ts';
import { Pager } from '#app/private/pager.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatBriefMoment } from '#app/private/dates.ts';
import { RowLink } from '#app/private/row-link.tsx';
import { useAddressFilter } from '#app/private/use-address-filter.ts';
import {
  entryActor,
  entryTitle,
  isNamedByTitle,
  listChanges,
  recordPath,
  type AuditEntry,
} from './describe-entry.ts';
import { TABLE_LABELS } from './labels.ts';
import { callRecord, useRecordNames } from './record-names.ts';
import { Changes } from './entry-changes.tsx';

const PAGE_SIZE = 50;

/** Who changed what, newest first, 50 a page. */
export function AuditLog() {
  const { parameters, page, change, turnTo } = useAddressFilter();
  const table = parameters.get('bereich') ?? '';
  const query = useRows<AuditEntry[]>(['admin-audit', table, page], (client) => {
    const entries = client
      .from('audit_log')
      .select('*')
      .order('created_at', { ascending: false })
      .order('id', { ascending: false });
    // One more than shown: tells whether there is a next page.
    return (table ? entries.eq('table_name', table) : entries).range(
      page * PAGE_SIZE,
      (page + 1) * PAGE_SIZE,
    );
  });
  const hasOlder = (query.data?.length ?? 0) > PAGE_SIZE;
  return (
    <>
      <ListHead>
        <FilterSelect
          label="Bereich"
          value={table}
          options={[['', 'Bereich: alle'], ...Object.entries(TABLE_LABELS)]}
          onChange={(bereich) => change({ bereich })}
        />
      </ListHead>
      <QueryState query={query}>
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState title="Keine Einträge">
              Wer Anfragen, Nachrichten oder Rollen ändert, steht danach hier.
            </EmptyState>
          ) : (
            <EntryTable entries={entries.slice(0, PAGE_SIZE)} />
          )
        }
      </QueryState>
      <Pager page={page} hasNext={hasOlder} onTurn={turnTo} />
    </>
  );
}

function EntryTable({ entries }: { entries: readonly AuditEntry[] }) {
  const people = usePeople();
  const records = useRecordNames(entries);
  const names = new Map([...(people ?? []), ...(records ?? [])]);
  const columns: readonly Column<AuditEntry>[] = [
    {
      key: 'when',
      label: 'Wann',
      onPhone: 'meta',
      cell: (entry) => (
        <span className="whitespace-nowrap">{formatBriefMoment(entry.created_at)}</span>
      ),
    },
    {
      key: 'who',
      label: 'Wer',
      onPhone: 'meta',
      cell: (entry) => (people ? entryActor(entry, people) : '…'),
    },
    {
      key: 'what',
      label: 'Was',
      head: true,
      cell: (entry) => {
        const path = recordPath(entry);
        const id = (
          <span className="block min-w-[12rem] text-fine wrap-anywhere text-muted">
            {isNamedByTitle(entry) ? '' : people && records ? callRecord(entry, names) : '…'}
          </span>
        );
        if (path)
          return (
            <RowLink to={path} note={id}>
              {entryTitle(entry)}
            </RowLink>
          );
        return (
          <>
            {entryTitle(entry)}
            {id}
          </>
        );
      },
    },
    {
      key: 'change',
      label: 'Änderung',
      onPhone: 'wide',
      cell: (entry) =>
        listChanges(entry).length > 0 ? <Changes entry={entry} names={names} /> : '–',
    },
  ];
  return (
    <Table
      caption="Protokoll"
      captionHidden
      phoneRows
      columns={columns}
      rows={entries}
      rowKey={(entry) => String(entry.id)}
    />
  );
}
