import type { Row, Transaction } from '../../db/database.ts';

export type SearchOptions = {
  /** Ends in a slash, or is empty. */
  prefix: string;
  limit: number;
  offset: number;
  search: string;
  column: string;
  order: 'asc' | 'desc';
};

/** A line of list v1: a file, or a folder (everything but the name is null). */
export type Entry = {
  name: string;
  id: string | null;
  updated_at: Date | null;
  created_at: Date | null;
  last_accessed_at: Date | null;
  metadata: Record<string, unknown> | null;
};

export async function searchObjects(
  tx: Transaction,
  bucketId: string,
  options: SearchOptions,
): Promise<Entry[]> {
  return tx.query<Entry & Row>(
    'select * from storage.search($1, $2, $3::int, 1, $4::int, $5, $6, $7)',
    [
      options.prefix,
      bucketId,
      options.limit,
      options.offset,
      options.search,
      options.column,
      options.order,
    ],
  );
}

const SORT_COLUMNS = { name: 'name', created_at: 'created_at', updated_at: 'updated_at' } as const;
export type SortColumn = keyof typeof SORT_COLUMNS;

/**
 * Where the next page starts: after this name, and after this time when the
 * list is sorted by one.
 */
export type Cursor = {
  name: string;
  time: string | null;
  column: SortColumn;
  order: 'asc' | 'desc';
};

export type PageOptions = {
  prefix: string;
  withDelimiter: boolean;
  limit: number;
  column: SortColumn;
  order: 'asc' | 'desc';
  after: Cursor | null;
};
export type PageEntry = Entry & { sort_time: string | null };

/**
 * One page of list v2. With a delimiter everything behind the first slash after
 * the prefix is one folder, named with its slash; a folder is as old as its
 * oldest file, so that the order over files and folders is total and a cursor
 * never skips or repeats.
 */
export async function listPage(
  tx: Transaction,
  bucketId: string,
  options: PageOptions,
): Promise<PageEntry[]> {
  const { prefix, withDelimiter, limit, column, order, after } = options;
  const byTime = column !== 'name';
  const time = byTime ? SORT_COLUMNS[column] : 'null::timestamptz';
  const direction = order === 'desc' ? 'desc' : 'asc';
  const beyond = order === 'desc' ? '<' : '>';
  return tx.query<PageEntry & Row>(
    `with matched as (
       select *, ${time} as time,
         position('/' in substring(name from length($2::text) + 1)) as slash from storage.objects
       where bucket_id = $1 and name collate "C" >= $2 and starts_with(name, $2::text)
     ), entries as (
       select name, id, updated_at, created_at, last_accessed_at, metadata, time from matched
         where slash = 0 or not $3::boolean
       union all
       select left(name, length($2::text) + slash), null, null, null, null, null, min(time)
         from matched where slash > 0 and $3::boolean
       group by left(name, length($2::text) + slash)
     )
     select name, id, updated_at, created_at, last_accessed_at, metadata, time::text as sort_time
       from entries
     where $4::text is null
       or ${byTime ? `(time, name collate "C") ${beyond} ($5::text::timestamptz, $4)` : `name collate "C" ${beyond} $4 and $5::text is null`}
     order by ${byTime ? `time ${direction},` : ''} name collate "C" ${direction} limit $6::int`,
    [bucketId, prefix, withDelimiter, after?.name ?? null, after?.time ?? null, limit],
  );
}
