import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import type { ErasureAnswer, PersonOverview } from '#shared/privacy/privacy.ts';
import { formatPeriod } from '#shared/privacy/retention.ts';
import { formatShortDay } from '#app/private/dates.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { usePersonExport } from '#app/private/use-export.ts';
import { usePeriods } from '#app/private/use-retention.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { ASKED_KEY, LOG_KEY, PERSON_KEY } from './keys.ts';
import { labelOf, listCounts } from './labels.ts';
import { tellRequest } from './tell-request.ts';

type Count = PersonOverview['tables'][number];
const COLUMNS: readonly Column<Count>[] = [
  { key: 'table', label: 'Daten', head: true, cell: ({ table }) => labelOf(table) },
  { key: 'count', label: 'Einträge', align: 'end', cell: ({ count }) => count },
  {
    key: 'erased',
    label: 'werden gelöscht',
    align: 'end',
    cell: ({ count, kept }) => count - kept,
  },
  { key: 'kept', label: 'bleiben', align: 'end', cell: ({ kept }) => kept || '–' },
];

const TELLING = 'erasure_mails';

/** What tells the person of his erasure goes by itself once it is sent. */
const splitMails = (tables: readonly Count[], telling: number): Count[] =>
  tables
    .flatMap((row) =>
      row.table === 'outbox_mails'
        ? [
            { ...row, count: row.count - telling },
            { ...row, table: TELLING, count: telling },
          ]
        : [row],
    )
    .filter(({ count }) => count > 0);

export function PersonRecord({ email, person }: { email: string; person: PersonOverview }) {
  const queries = useQueryClient();
  const periods = usePeriods();
  const [isErasing, setIsErasing] = useState(false);
  const [result, setResult] = useState('');
  const download = usePersonExport((client) => client.rpc('export_person', { address: email }));
  const finish = (answer: Extract<ErasureAnswer, { success: true }>) => {
    setIsErasing(false);
    setResult(
      `Gelöscht: ${listCounts(answer.erased) || 'nichts'}. Aufbewahrt: ` +
        `${listCounts(answer.kept) || 'nichts'}.`,
    );
    for (const queryKey of [PERSON_KEY, LOG_KEY, ASKED_KEY])
      void queries.invalidateQueries({ queryKey });
  };
  const openDialog = () => {
    setIsErasing(true);
    // The request may have been taken back since.
    void queries.invalidateQueries({ queryKey: PERSON_KEY });
  };
  const { data: telling = 0 } = useRows<number>(
    [...PERSON_KEY, email, 'telling'],
    async (client) => {
      const { count, error } = await client
        .from('outbox_mails')
        .select('id', { count: 'exact', head: true })
        .eq('template', 'person-erased')
        .eq('recipient', email);
      return error ? { data: null, error } : { data: count ?? 0, error: null };
    },
  );
  const rows = [
    ...splitMails(person.tables, telling),
    ...(person.files ? [{ table: 'files', count: person.files, kept: 0 }] : []),
  ];
  const isStaff = person.accounts.some(({ role }) => role !== 'customer');
  const hasErasable = rows.some(({ table, count, kept }) => table !== TELLING && count > kept);
  return (
    <>
      {result && (
        <p role="status" className="mb-5 border border-success p-4 text-small">
          {result}
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyState title="Nichts gespeichert">Zu {email} gibt es keine Daten.</EmptyState>
      ) : (
        <>
          {person.accounts.map(({ id, name, created_at }) => (
            <p key={id} className="mb-3 text-small">
              Kundenkonto {name && `„${name}“ `}seit {formatShortDay(created_at)}
            </p>
          ))}
          {person.accounts.length > 0 && (
            <p className="mb-3 text-small font-semibold">{tellRequest(person)}</p>
          )}
          <Table
            caption={`Gespeichert zu ${email}`}
            columns={COLUMNS}
            rows={rows}
            rowKey={({ table }) => table}
          />
          <p className="mt-3 max-w-[60ch] text-fine text-muted">
            Ausgestellte Rechnungen, Zahlungen und angenommene Angebote bleiben{' '}
            {formatPeriod('fiscal_years', periods)} (niederländische Aufbewahrungspflicht), ohne
            Verbindung zu einem Konto. Vom Newsletter bleibt der Nachweis der Einwilligung{' '}
            {formatPeriod('proof_years', periods)}, ohne die Adresse. Widerrufe von Verträgen
            bleiben {formatPeriod('proof_years', periods)} als Nachweis.
          </p>
          {isStaff && (
            <p className="mt-3 text-small font-semibold">
              Konten der Agentur lassen sich hier nicht löschen.
            </p>
          )}
          <div className="mt-5 flex flex-wrap gap-3">
            <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
              Als ZIP exportieren
            </Button>
            {hasErasable && !isStaff && (
              <Button variant="danger" onClick={openDialog}>
                Person löschen
              </Button>
            )}
          </div>
        </>
      )}
      {isErasing && (
        <EraseDialog
          email={email}
          person={person}
          onClose={() => setIsErasing(false)}
          onErased={finish}
        />
      )}
    </>
  );
}
