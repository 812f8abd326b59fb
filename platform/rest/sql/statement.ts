import { quoteIdentifier, type Statement } from '../../db/database.ts';
import type { RestRequest } from '../parse/request.ts';
import type { Plan } from '../plan/types.ts';
import type { RestSettings } from '../options.ts';
import type { MediaHandler } from '../schema/types.ts';
import { buildCall, SCALAR } from './call.ts';
import { buildCount } from './count.ts';
import { buildMutate } from './mutate.ts';
import { Params } from './params.ts';
import { buildRead, SOURCE } from './read.ts';

const quote = quoteIdentifier;
const setting = (name: string): string => `nullif(current_setting('${name}', true), '')`;
/** Name of the answer's rows; no column is called so. */
const ROW = 'pgrst_row';
const settings = `${setting('response.headers')} as headers, ${setting('response.status')} as status`;

/**
 * The one statement of a request; its single row has `total`, `rows`, `body`,
 * `headers`, `status`, and of changes `location` and `inserted`.
 */
export function buildStatement(request: RestRequest, plan: Plan, options: RestSettings): Statement {
  const params = new Params();
  const sql = plan.mutate
    ? buildChange(params, request, plan, plan.mutate)
    : buildQuery(params, request, plan, options);
  return { sql, params: params.values };
}

function buildQuery(
  params: Params,
  request: RestRequest,
  plan: Plan,
  options: RestSettings,
): string {
  const source = plan.call ? `with ${quote(SOURCE)} as (${buildCall(params, plan.call)}) ` : '';
  const single = plan.call !== null && !plan.call.routine.returnsSet;
  const read = buildRead(params, plan.read);
  const total = countsExactly(request) ? buildTotal(params, request, plan, options) : 'null';
  const rows = single ? '1' : 'count(*)';
  return (
    `${source}select ${total} as total, ${rows} as rows, ${buildBody(request, plan)} as body, ` +
    `${settings} from (${read}) as ${ROW}`
  );
}

const countsExactly = ({ preferences }: RestRequest): boolean =>
  preferences.count === 'exact' || preferences.count === 'estimated';

/**
 * Without a window the page is everything. An estimated count stops above the
 * row limit, from where the planner's guess is taken.
 */
function buildTotal(
  params: Params,
  { preferences }: RestRequest,
  { read }: Plan,
  { maxRows }: RestSettings,
): string {
  if (read.window.limit === null && read.window.offset === 0) return 'count(*)';
  const limit =
    preferences.count === 'estimated' && maxRows !== null
      ? ` limit ${params.add(String(maxRows + 1), 'int8')}`
      : '';
  return `(select count(*) from (${buildCount(params, read)}${limit}) as c)`;
}

function buildChange(
  params: Params,
  request: RestRequest,
  plan: Plan,
  mutate: NonNullable<Plan['mutate']>,
): string {
  const source = `with ${quote(SOURCE)} as (${buildMutate(params, mutate)}) `;
  const returns = request.preferences.return === 'representation';
  const read = returns ? buildRead(params, plan.read) : `select * from ${quote(SOURCE)}`;
  const location =
    request.method === 'POST' &&
    request.preferences.return === 'headers-only' &&
    mutate.returning.length > 0
      ? `case when count(*) = 1 then (json_agg(${ROW})->0)::text end`
      : 'null';
  const inserted =
    mutate.kind === 'insert' && mutate.conflict?.action === 'merge'
      ? `${setting('pgrst.inserted')}::int`
      : 'null';
  return (
    `${source}select null as total, count(*) as rows, ` +
    `${returns ? buildBody(request, plan) : `''`} as body, ${settings}, ${location} as ` +
    `location, ${inserted} as inserted from (${read}) as ${ROW}`
  );
}

/** The rows as the media type writes them, as text, so that it can pass through untouched. */
function buildBody({ method }: RestRequest, { call, media }: Plan): string {
  const routine = call?.routine;
  // Read, though it says nothing: the planner drops a call whose value nobody asks for.
  if (routine?.returns === 'void') return `left(count(${ROW}.${quote(SCALAR)})::text, 0)`;
  if (method === 'HEAD') return `''`;
  const scalar = routine?.returns === 'scalar' ? `${ROW}.${quote(SCALAR)}` : null;
  if (media.kind === 'custom') {
    const value = media.handler
      ? buildHandler(media.handler)
      : `(array_agg(${ROW}.${quote(SCALAR)}))[1]`;
    return media.isBinary ? `encode(${value}, 'base64')` : `${value}::text`;
  }
  if (media.kind === 'csv') return buildCsv();
  const row = scalar ?? (media.stripped ? `json_strip_nulls(row_to_json(${ROW}))` : ROW);
  const one = media.kind === 'object' || (routine !== undefined && !routine.returnsSet);
  return one
    ? `coalesce((json_agg(${row})->0)::text, 'null')`
    : `coalesce(json_agg(${row})::text, '[]')`;
}

const buildHandler = ({ schema, name, table }: MediaHandler): string =>
  `${quote(schema)}.${quote(name)}(${ROW}${table ? `::${quote(table.schema)}.${quote(table.name)}` : ''})`;

const buildCsv = (): string =>
  `coalesce((select string_agg(k, ',') from json_object_keys(json_agg(${ROW})->0) as k), '') ` +
  `|| E'\\n' || coalesce(string_agg(substring(${ROW}::text, 2, length(${ROW}::text) - 2), ` +
  `E'\\n'), '')`;

/** The planner's guess of the number of rows, for planned and estimated counts. */
export function buildExplain(plan: Plan): Statement {
  const params = new Params();
  const source = plan.call ? `with ${quote(SOURCE)} as (${buildCall(params, plan.call)}) ` : '';
  const sql = `explain (format json) ${source}${buildCount(params, plan.read)}`;
  return { sql, params: params.values };
}
