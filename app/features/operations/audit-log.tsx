import { matchWords } from '#app/lib/match-words.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { nameDayOf } from '#app/private/days.ts';
import { FilterBar } from '#app/private/filter-bar.tsx';
import { FilterSelect } from '#app/private/list-head.tsx';
import { usePeople } from '#app/private/use-people.ts';
import { Pager } from '#app/private/pager.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatClock } from '#app/private/dates.ts';
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
import {
  callRecord,
  findRecords,
  MOST_FOUND,
  useRecordNames,
  type TextTitles,
} from './record-names.ts';
import { Changes } from './entry-changes.tsx';

const PAGE_SIZE = 50;

/** Who changed what, newest first, 50 a page. `titles`: of the texts of the site. */
export function AuditLog({ titles }: { titles: TextTitles }) {
  const filter = useAddressFilter();
  const { parameters, search, page, change, turnTo } = filter;
  const table = parameters.get('bereich') ?? '';
  const letters = search.trim();
  const people = usePeople();
  const key = ['admin-audit', table, page, letters, letters !== '' && people?.size];
  const query = useRows<AuditEntry[]>(
    key,
    async (client) => {
      let entries = client
        .from('audit_log')
        .select('*')
        .order('created_at', { ascending: false })
        .order('id', { ascending: false });
      if (table) entries = entries.eq('table_name', table);
      if (letters) {
        const persons = [...(people ?? [])]
          .flatMap(([id, name]) => (matchWords(letters, [name]) ? [id] : []))
          .slice(0, MOST_FOUND);
        const found = [...persons, ...(await findRecords(client, letters, titles))];
        entries =
          persons.length > 0
            ? entries.or(`row_id.in.(${found.join()}),actor.in.(${persons.join()})`)
            : entries.in('row_id', found);
      }
      // One more than shown: tells whether there is a next page.
      return entries.range(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
    },
    letters === '' || people !== undefined,
  );
  const hasOlder = (query.data?.length ?? 0) > PAGE_SIZE;
  return (
    <>
      <FilterBar filter={filter} placeholder="Person, Nummer oder Titel" count={null}>
        <FilterSelect
          label="Bereich"
          value={table}
          options={[['', 'Bereich: alle'], ...Object.entries(TABLE_LABELS)]}
          onChange={(bereich) => change({ bereich })}
        />
      </FilterBar>
      <QueryState query={query}>
        {(entries) =>
          entries.length === 0 ? (
            letters || table ? (
              <EmptyState title="Nichts gefunden">
                Ändern Sie die Suche oder den Bereich.
              </EmptyState>
            ) : (
              <EmptyState title="Keine Einträge">
                Wer Anfragen, Nachrichten oder Rollen ändert, steht danach hier.
              </EmptyState>
            )
          ) : (
            <EntryTable entries={entries.slice(0, PAGE_SIZE)} titles={titles} />
          )
        }
      </QueryState>
      <Pager page={page} hasNext={hasOlder} onTurn={turnTo} />
    </>
  );
}

function EntryTable({ entries, titles }: { entries: readonly AuditEntry[]; titles: TextTitles }) {
  const people = usePeople();
  const records = useRecordNames(entries, titles);
  const names = new Map([...(people ?? []), ...(records ?? [])]);
  const columns: readonly Column<AuditEntry>[] = [
    {
      key: 'when',
      label: 'Wann',
      onPhone: 'meta',
      cell: (entry) => formatClock(entry.created_at),
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
      groupOf={(entry) => nameDayOf(entry.created_at)}
      rowKey={(entry) => String(entry.id)}
    />
  );
}
