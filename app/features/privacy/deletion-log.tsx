import { useRows } from '#app/lib/use-rows.ts';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { TechnicalFacts } from '#app/private/technical-facts.tsx';
import { formatBriefMoment } from '#app/private/dates.ts';
import { LOG_KEY } from './keys.ts';
import { listCounts } from './labels.ts';

type Entry = {
  id: number;
  kind: 'erasure' | 'retention';
  actor: string | null;
  subject_hash: string | null;
  counts: Record<string, number>;
  created_at: string;
};
const NEWEST = 200;

const COLUMNS: readonly Column<Entry>[] = [
  {
    key: 'when',
    label: 'Zeitpunkt',
    head: true,
    cell: ({ created_at }) => (
      <span className="whitespace-nowrap">{formatBriefMoment(created_at)}</span>
    ),
  },
  {
    key: 'kind',
    label: 'Anlass',
    onPhone: 'meta',
    cell: ({ kind }) => (kind === 'erasure' ? 'Löschung einer Person' : 'Aufbewahrungsfrist'),
  },
  {
    key: 'who',
    label: 'Durch',
    onPhone: 'meta',
    cell: ({ actor }) => (actor ? 'Administrator' : 'System'),
  },
  {
    key: 'counts',
    label: 'Gelöscht',
    onPhone: 'wide',
    cell: ({ counts, subject_hash }) => (
      <div className="min-w-[14rem]">
        {listCounts(counts) || '–'}
        {subject_hash && <TechnicalFacts facts={[['Prüfsumme der Adresse', subject_hash]]} />}
      </div>
    ),
  },
];

/** What was deleted, by whom and when, without personal data. */
export function DeletionLog() {
  const query = useRows<Entry[]>(LOG_KEY, (client) =>
    client
      .from('deletion_log')
      .select('id,kind,actor,subject_hash,counts,created_at')
      .order('id', { ascending: false })
      .limit(NEWEST),
  );
  return (
    <QueryState query={query}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title="Noch nichts gelöscht">
            Löschungen von Personen und Läufe, die etwas gelöscht haben, erscheinen hier.
          </EmptyState>
        ) : (
          <Table
            caption="Was wann gelöscht wurde"
            captionHidden
            phoneRows
            columns={COLUMNS}
            rows={rows}
            rowKey={({ id }) => String(id)}
          />
        )
      }
    </QueryState>
  );
}
