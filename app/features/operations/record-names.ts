import * as z from 'zod/mini';
import type { SupabaseClient } from '@supabase/supabase-js';
import { buildLikePattern } from '#app/lib/like-pattern.ts';
import { matchWords } from '#app/lib/match-words.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { isUuid } from '#app/lib/uuid.ts';
import type { Database, Tables } from '#shared/database-types.ts';
import type { AuditEntry } from './describe-entry.ts';

/** By which column a record of a table is called. */
const NAMED = {
  quote_requests: 'reference',
  contact_messages: 'reference',
  offers: 'number',
  invoices: 'number',
  projects: 'title',
  project_milestones: 'title',
  project_files: 'name',
  bookings: 'reference',
  newsletter_issues: 'subject',
  testimonials: 'name',
  content_pages: 'slug',
  media: 'name',
} as const satisfies { [T in keyof Database['public']['Tables']]?: keyof Tables<T> };

/** Which columns of a row point at a record of these tables; the nearest first. */
const REFERENCES: readonly (readonly [column: string, table: keyof typeof NAMED])[] = [
  ['invoice_id', 'invoices'],
  ['cancels', 'invoices'],
  ['project_id', 'projects'],
  ['offer_id', 'offers'],
  ['merged_into', 'quote_requests'],
  ['quote_request_id', 'quote_requests'],
];

const columnOf = (table: string): string | undefined =>
  table in NAMED ? NAMED[table as keyof typeof NAMED] : undefined;

type Touched = Pick<AuditEntry, 'table_name' | 'row_id' | 'before' | 'after'>;

/**
 * The records that stand in these entries, table by table: their own, and those
 * their changes point at.
 */
export function listRecords(entries: readonly Touched[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const table of Object.keys(NAMED)) {
    const columns = REFERENCES.flatMap(([column, target]) => (target === table ? [column] : []));
    const ids = entries.flatMap(({ table_name, row_id, before, after }) => [
      ...(table_name === table ? [row_id] : []),
      ...columns.flatMap((column) => [before?.[column], after?.[column]]),
    ]);
    const unique = [
      ...new Set(ids.filter((id): id is string => typeof id === 'string' && isUuid(id))),
    ].toSorted();
    if (unique.length > 0) found.set(table, unique);
  }
  return found;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * What a row is called: by its present name, by the one it had when the entry
 * was written, by the record it belongs to, else by the beginning of its id.
 * What was erased left nothing else in the log, and the line says so.
 */
export function callRecord(
  entry: Touched & Pick<AuditEntry, 'action'>,
  names: ReadonlyMap<string, string>,
): string {
  const { table_name: table, row_id: id, before, after, action } = entry;
  const column = columnOf(table);
  const written = column && [after?.[column], before?.[column]].find(isText);
  const own = names.get(id) ?? written;
  if (own) return own;
  const owners = REFERENCES.map(([reference]) => after?.[reference] ?? before?.[reference]).filter(
    isText,
  );
  const owner = owners.map((target) => names.get(target)).find((name) => name !== undefined);
  if (owner) return `zu ${owner}`;
  const key = isUuid(id) ? `Kennung ${id.slice(0, 8)}` : /^\d+$/.test(id) ? `Nr. ${id}` : id;
  const isErased =
    before === null && after === null && ['INSERT', 'UPDATE', 'DELETE'].includes(action);
  return isErased ? `${key}, Angaben gelöscht` : key;
}

/** Texts of the site by the short name that they are stored under. */
export type TextTitles = Readonly<Record<string, string>>;

/** As many of a table: all ids that are found stand in one address. */
export const MOST_FOUND = 20;
const FoundSchema = z.array(z.object({ id: z.string() }));

/** Ids of the records that are called by these letters today; of texts also by their title. */
export async function findRecords(
  typed: SupabaseClient<Database>,
  letters: string,
  titles: TextTitles,
): Promise<string[]> {
  // Which table and which column differ from call to call.
  const client: SupabaseClient = typed;
  const titled = Object.keys(titles)
    .filter((slug) => matchWords(letters, [titles[slug] ?? '']))
    .slice(0, MOST_FOUND);
  const answers = await Promise.all([
    ...Object.entries(NAMED).map(([table, column]) =>
      client.from(table).select('id').ilike(column, buildLikePattern(letters)).limit(MOST_FOUND),
    ),
    client.from('content_pages').select('id').in('slug', titled),
  ]);
  return answers.flatMap(({ data, error }) => {
    if (error) throw new Error(error.message);
    return z.parse(FoundSchema, data).map(({ id }) => id);
  });
}

const NamedSchema = z.array(z.object({ id: z.string(), name: z.nullable(z.string()) }));

/**
 * Numbers, references and titles by id, of all records on this page of the log;
 * undefined while they are being read.
 */
export function useRecordNames(
  entries: readonly Touched[],
  titles: TextTitles,
): ReadonlyMap<string, string> | undefined {
  const records = listRecords(entries);
  const { data } = useRows(
    ['admin-audit', 'names', ...[...records.values()].flat()],
    async (typed) => {
      // Which table and which column differ from call to call.
      const client: SupabaseClient = typed;
      const answers = await Promise.all(
        [...records].map(([table, ids]) =>
          client
            .from(table)
            .select(`id,name:${columnOf(table)}`)
            .in('id', ids),
        ),
      );
      const error = answers.find((answer) => answer.error)?.error;
      if (error) return { data: null, error };
      const named = answers.flatMap(({ data }) => z.parse(NamedSchema, data));
      return { data: named, error: null };
    },
  );
  return data
    ? new Map(data.flatMap(({ id, name }) => (name ? [[id, titles[name] ?? name] as const] : [])))
    : undefined;
}
