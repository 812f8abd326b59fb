// @database postgres
import fc from '#tests/support/properties.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { PlatformError } from '../core/error.ts';
import { asOwner, DatabaseError, type Database } from '../db/database.ts';
import { toRestError } from './database-error.ts';
import { buildSettings } from './options.ts';
import { parseRequest } from './parse/request.ts';
import { planRequest } from './plan/plan.ts';
import { runRequest } from './run.ts';
import { readSchemaCache } from './schema/cache.ts';
import type { SchemaCache } from './schema/types.ts';
import { buildStatement } from './sql/statement.ts';

const settings = buildSettings();
let db: Database;
let cache: SchemaCache;

beforeAll(async () => {
  db = await createTestDatabase({ app: false });
  await db.transaction(asOwner('tables of the test'), (tx) =>
    tx.script(`
      create table owners (id int primary key, name text);
      create table things (id int primary key, name text, data jsonb, tags text[],
        owner_id int references owners, at timestamptz, span int4range, words tsvector);
      create function find_things(name text default '', number int default 1) returns setof things
        language sql stable as 'select * from things';
      insert into owners values (1, 'o');
      insert into things values (1, 'one', '{"a": [1]}', '{x}', 1, now(), '[1,3)', 'one');
      grant select on owners, things to anon;
      grant execute on function find_things to anon;
    `),
  );
  cache = await readSchemaCache(db, settings);
});
afterAll(() => db.close());

const scraps = [
  '"',
  "'",
  '\\',
  ';',
  '--',
  '/*',
  '$1',
  '$$',
  '(',
  ')',
  '{',
  '}',
  ',',
  '.',
  ':',
  '::',
  '->',
  '->>',
  '!',
  '*',
  '%',
  '...',
  '\u0000',
  ' ',
  '\n',
  '𝔘',
  'ä',
  'not.',
  'and',
  'or',
  'eq.',
  'in.(',
  'is.null',
  'any',
  'all',
  '__proto__',
  'constructor',
  'toString',
  'name',
  'id',
  'data',
  'tags',
  'owners',
  'things',
  'owner_id',
  'inner',
  'sum()',
  'count()',
  'text',
  'drop table things',
  'pg_sleep(9)',
  '1',
  '-1',
  '99999999999999999999',
  'select',
  "' or 1=1 --",
  '"; drop table things; --',
];
const scrap = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...scraps) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
);
const hostile = fc.array(scrap, { maxLength: 12 }).map((parts) => parts.join(''));
const field = fc.oneof(
  fc.constantFrom(
    'name',
    'id',
    'data->a',
    'data->>a',
    'tags',
    'at',
    'span',
    'words',
    'owners',
    'owners.name',
  ),
  hostile,
);
const operator = fc.constantFrom(
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
  'is',
  'isdistinct',
  'in',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'nxr',
  'nxl',
  'adj',
  'fts',
  'plfts(german)',
  'phfts',
  'wfts',
  'eq(any)',
  'like(all)',
  'not.eq',
);
const filter = fc
  .tuple(field, operator, hostile)
  .map(([name, verb, value]): [string, string] => [name, `${verb}.${value}`]);
const select = fc.oneof(
  hostile,
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '*',
          'id',
          'name::text',
          'name::constructor',
          'data->a->0',
          'owners(*)',
          '...owners(name)',
          'id.count()',
          'owners!inner(name)',
        ),
        hostile,
      ),
      { maxLength: 4 },
    )
    .map((items) => items.join(',')),
);
const parameter = fc.oneof(
  filter,
  select.map((value): [string, string] => ['select', value]),
  fc
    .tuple(
      fc.constantFrom('or', 'and', 'not.or', 'owners.and'),
      fc.array(fc.tuple(field, operator, hostile), { maxLength: 3 }),
    )
    .map(([name, tests]): [string, string] => [
      name,
      `(${tests.map((test) => test.join('.')).join(',')})`,
    ]),
  fc.tuple(
    fc.constantFrom(
      'order',
      'limit',
      'offset',
      'columns',
      'on_conflict',
      'owners.order',
      'owners.limit',
      'or',
      'and',
    ),
    hostile,
  ),
  fc.tuple(hostile, hostile),
);
const requests = fc.record({
  rpc: fc.boolean(),
  parameters: fc.array(parameter, { maxLength: 5 }),
  headers: fc.dictionary(
    fc.constantFrom('prefer', 'range', 'accept', 'accept-profile'),
    fc.oneof(
      hostile,
      hostile.map((text) => `${text}=${text}`),
    ),
    { maxKeys: 1 },
  ),
});

async function understand({
  rpc,
  parameters,
  headers,
}: {
  rpc: boolean;
  parameters: (readonly [string, string])[];
  headers: Record<string, string>;
}) {
  const url = new URL('http://localhost/');
  for (const [name, value] of parameters) url.searchParams.append(name, value);
  const target = rpc
    ? ({ kind: 'rpc', name: 'find_things' } as const)
    : ({ kind: 'table', name: 'things' } as const);
  const request = await parseRequest(
    { method: 'GET', target, url, header: (name) => headers[name], body: null },
    settings,
  );
  const plan = planRequest(request, cache, settings);
  return { request, plan };
}

/**
 * What remains of the SQL without quoted names, quoted texts and placeholders
 * must be SQL's own words.
 */
const vocabulary = new Set(
  `select from as where and or not is null true false unknown distinct any all
   order by asc desc nulls first last limit offset group left inner join lateral on with exists cast
   count coalesce json_agg json_strip_nulls row_to_json to_jsonb jsonb json text int2 int4 int8 bool
     regconfig current_setting nullif headers status total rows body pgrst_row k pgrst_call
   string_agg json_object_keys substring length to_tsvector to_tsquery plainto_tsquery
     phraseto_tsquery websearch_to_tsquery like ilike sum avg max min integer timestamp time zone
     int4range tsvector e case when then end`.split(/\s+/u),
);
const withoutQuoted = (sql: string): string =>
  sql.replace(/"(?:[^"]|"")*"| E'(?:[^'\\]|''|\\[^])*'|'(?:[^']|'')*'|\$\d+/gu, ' ');
const findForeignWords = (bare: string): string[] =>
  (bare.match(/[^\s()[\],.:;=<>!~@&|*+-]+/gu) ?? []).filter(
    (word) => !vocabulary.has(word.toLowerCase()) && !/^\d+$/u.test(word),
  );

describe('hostile input', () => {
  it('is understood or refused with a 4xx, and never becomes SQL words (10,000 inputs)', async () => {
    let understood = 0;
    await fc.assert(
      fc.asyncProperty(requests, async (input) => {
        try {
          const { request, plan } = await understand(input);
          const bare = withoutQuoted(buildStatement(request, plan, settings).sql);
          expect(findForeignWords(bare)).toEqual([]);
          expect(bare).not.toMatch(/;|--|\/\*/u);
          understood++;
        } catch (error) {
          if (!(error instanceof PlatformError)) throw error;
          expect(error.status).toBeLessThan(500);
        }
      }),
      { numRuns: 10_000 },
    );
    // The test would prove nothing if everything were refused at the door.
    expect(understood).toBeGreaterThan(1_000);
  });

  it('never makes the database fail with a 5xx', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (input) => {
        try {
          const { request, plan } = await understand(input);
          await runRequest(
            db,
            { kind: 'caller', role: 'anon', claims: {}, readOnly: true },
            request,
            plan,
            settings,
            null,
          );
        } catch (error) {
          const known = error instanceof DatabaseError ? toRestError(error, true) : error;
          if (!(known instanceof PlatformError)) throw error;
          expect({
            status: known.status < 500,
            code: known.code,
            message: known.message,
          }).toMatchObject({ status: true });
        }
      }),
      { numRuns: 600 },
    );
  });

  it('refuses trees that are too deep', async () => {
    const deep = (open: string, close: string) =>
      `${open.repeat(5_000)}id.eq.1${close.repeat(5_000)}`;
    for (const parameters of [
      [['or', `(${deep('and(', ')')})`]],
      [['select', deep('owners(', ')')]],
    ] as [string, string][][])
      await expect(understand({ rpc: false, parameters, headers: {} })).rejects.toThrow(
        PlatformError,
      );
  });
});
