import { useState } from 'react';
import { useRows } from '#app/lib/use-rows.ts';
import { Button } from '#app/ui/button.tsx';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Field, Select } from '#app/ui/form/field.tsx';
import { QueryState } from '../area/query-state.tsx';
import { formatMoment } from '../area/request-facts.ts';
import { entryActor, entryTitle, listChanges, TABLE_LABELS, type AuditEntry } from './describe-entry.ts';

const PAGE_SIZE = 50;

type Person = { id: string; email: string; full_name: string };

/** Who changed what, newest first, 50 a page. */
export function AuditLog() {
  const [page, setPage] = useState(0);
  const [table, setTable] = useState('');
  const query = useRows<AuditEntry[]>(['admin-audit', table, page], (client) => {
    const entries = client.from('audit_log').select('*').order('id', { ascending: false });
    // One more than shown: tells whether there is a next page.
    return (table ? entries.eq('table_name', table) : entries).range(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  });
  const hasOlder = (query.data?.length ?? 0) > PAGE_SIZE;
  return (
    <>
      <Field label="Bereich" optionalMark={false} className="mb-5 max-w-[16rem]">
        {(control) => (
          <Select
            {...control}
            value={table}
            onChange={(event) => {
              setTable(event.target.value);
              setPage(0);
            }}
          >
            <option value="">Alle</option>
            {Object.entries(TABLE_LABELS).map(([id, label]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <QueryState query={query}>
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState title="Keine Einträge">Wer Anfragen, Nachrichten oder Rollen ändert, steht danach hier.</EmptyState>
          ) : (
            <EntryTable entries={entries.slice(0, PAGE_SIZE)} />
          )
        }
      </QueryState>
      {(page > 0 || hasOlder) && (
        <nav aria-label="Seiten" className="mt-4 flex items-center gap-3 text-small">
          <Button size="small" variant="secondary" disabled={page === 0} onClick={() => setPage(page - 1)}>
            Neuere
          </Button>
          Seite {page + 1}
          <Button size="small" variant="secondary" disabled={!hasOlder} onClick={() => setPage(page + 1)}>
            Ältere
          </Button>
        </nav>
      )}
    </>
  );
}

function EntryTable({ entries }: { entries: readonly AuditEntry[] }) {
  const people = useRows<Person[]>(['admin-users'], (client) => client.rpc('list_users'));
  const names = new Map(people.data?.map((person) => [person.id, person.full_name || person.email]));
  const columns: readonly Column<AuditEntry>[] = [
    { key: 'when', label: 'Wann', cell: (entry) => <span className="whitespace-nowrap">{formatMoment(entry.created_at)}</span> },
    { key: 'who', label: 'Wer', cell: (entry) => (people.isPending ? '…' : entryActor(entry, names)) },
    {
      key: 'what',
      label: 'Was',
      head: true,
      cell: (entry) => (
        <>
          {entryTitle(entry)}
          <span className="block min-w-[12rem] text-fine break-all text-muted">{names.get(entry.row_id) ?? entry.row_id}</span>
        </>
      ),
    },
    { key: 'change', label: 'Vorher → nachher', cell: (entry) => <Changes entry={entry} /> },
  ];
  return <Table caption="Protokoll" captionHidden columns={columns} rows={entries} rowKey={(entry) => String(entry.id)} />;
}

function Changes({ entry }: { entry: AuditEntry }) {
  return (
    <ul className="max-w-[48ch] min-w-[12rem]">
      {listChanges(entry).map(({ column, from, to }) => (
        <li key={column} className="break-words">
          <span className="text-muted">{column}:</span> {from} → {to}
        </li>
      ))}
    </ul>
  );
}
