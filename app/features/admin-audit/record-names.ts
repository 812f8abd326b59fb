import { useRows } from '#app/lib/use-rows.ts';
import { isUuid } from '#app/lib/uuid.ts';
import type { AuditEntry } from './describe-entry.ts';

/** By which column a record of a table is called, and which columns of other rows point at it. */
const NAMED: Readonly<Record<string, { column: string; references: readonly string[] }>> = {
  quote_requests: { column: 'reference', references: ['quote_request_id', 'merged_into'] },
  offers: { column: 'number', references: ['offer_id'] },
  invoices: { column: 'number', references: ['invoice_id', 'cancels'] },
  projects: { column: 'title', references: ['project_id'] },
  project_milestones: { column: 'title', references: [] },
  bookings: { column: 'reference', references: [] },
  newsletter_issues: { column: 'subject', references: [] },
  testimonials: { column: 'author', references: [] },
};

type Touched = Pick<AuditEntry, 'table_name' | 'row_id' | 'before' | 'after'>;

/** The records that stand in these entries, table by table: their own, and those their changes point at. */
export function listRecords(entries: readonly Touched[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [table, { references }] of Object.entries(NAMED)) {
    const ids = entries.flatMap(({ table_name, row_id, before, after }) => [
      ...(table_name === table ? [row_id] : []),
      ...references.flatMap((column) => [before?.[column], after?.[column]]),
    ]);
    const unique = [...new Set(ids.filter((id): id is string => typeof id === 'string' && isUuid(id)))].toSorted();
    if (unique.length > 0) found.set(table, unique);
  }
  return found;
}

/** What a row called itself when it was written, for those that are gone. */
export const nameInEntry = ({ table_name: table, before, after }: Touched): string | undefined => {
  const name = NAMED[table] && (after?.[NAMED[table].column] ?? before?.[NAMED[table].column]);
  return typeof name === 'string' && name !== '' ? name : undefined;
};

type Named = { id: string; name: string | null };

/** Numbers, references and titles by id, of all records on this page of the log; undefined while they are being read. */
export function useRecordNames(entries: readonly Touched[]): ReadonlyMap<string, string> | undefined {
  const records = listRecords(entries);
  const { data } = useRows<Named[]>(['admin-audit', 'names', ...[...records.values()].flat()], async (client) => {
    const answers = await Promise.all(
      [...records].map(([table, ids]) => client.from(table).select(`id,name:${NAMED[table]!.column}`).in('id', ids).returns<Named[]>()),
    );
    return { data: answers.flatMap((answer) => answer.data ?? []), error: answers.find(({ error }) => error)?.error ?? null };
  });
  return data && new Map(data.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
}
