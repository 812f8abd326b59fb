import type { Database, Row, Scope, Statement } from '../db/database.ts';
import { DatabaseError } from '../db/database.ts';
import { notSingular, restError, tooManyAffected } from './errors.ts';
import type { RestSettings } from './options.ts';
import type { RestRequest } from './parse/request.ts';
import type { Plan } from './plan/types.ts';
import { buildExplain, buildStatement } from './sql/statement.ts';

/** What the statement returned. `body` is JSON (or another media type) as text. */
export type Outcome = {
  total: number | null;
  rows: number;
  body: string;
  headers: string | null;
  status: string | null;
  location: string | null;
  inserted: number | null;
};

/** Leaves a transaction with its result and without its effects. */
class RolledBack extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super('rolled back as asked');
    this.outcome = outcome;
  }
}

/**
 * Runs the request: one round trip, unless the result decides whether the
 * transaction may commit.
 */
export async function runRequest(
  db: Database,
  scope: Scope,
  request: RestRequest,
  plan: Plan,
  settings: RestSettings,
  preRequest: Statement | null,
): Promise<Outcome> {
  const statements = [
    ...(preRequest ? [preRequest] : []),
    buildStatement(request, plan, settings),
    ...(explains(request, settings) ? [buildExplain(plan)] : []),
  ];
  const main = preRequest ? 1 : 0;
  const rollsBack = endsInRollback(request, settings);
  const isRead = scope.kind === 'caller' && scope.readOnly === true;
  if (isRead || (!rollsBack && !isGuarded(request, plan))) {
    const results = await db.pipeline(scope, statements);
    const outcome = readOutcome(results, main, request, settings);
    requireAcceptable(request, plan, outcome);
    return outcome;
  }
  try {
    return await db.transaction(scope, async (tx) => {
      const results: Row[][] = [];
      for (const { sql, params } of statements) results.push(await tx.query(sql, params));
      const outcome = readOutcome(results, main, request, settings);
      requireAcceptable(request, plan, outcome);
      if (!rollsBack) return outcome;
      await tx.script('set constraints all immediate');
      throw new RolledBack(outcome);
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome;
    throw error;
  }
}

const explains = ({ preferences }: RestRequest, { maxRows }: RestSettings): boolean =>
  preferences.count === 'planned' || (preferences.count === 'estimated' && maxRows !== null);

function endsInRollback({ preferences }: RestRequest, { txEnd }: RestSettings): boolean {
  return (
    preferences.tx === 'rollback' || (txEnd.startsWith('rollback') && preferences.tx !== 'commit')
  );
}

const isGuarded = (request: RestRequest, { media }: Plan): boolean =>
  media.kind === 'object' || limitsAffected(request) || request.method === 'PUT';
const limitsAffected = ({ preferences }: RestRequest): boolean =>
  preferences.maxAffected !== null && preferences.handling === 'strict';

/** Refuses results that the request forbids. Thrown inside the transaction, so nothing is kept. */
function requireAcceptable(request: RestRequest, plan: Plan, { rows }: Outcome): void {
  if (request.method === 'PUT' && rows !== 1)
    throw restError('PGRST115', 'Payload values do not match URL in primary key column(s)');
  if (plan.media.kind === 'object' && rows !== 1 && request.method !== 'PUT')
    throw notSingular(rows);
  const { maxAffected } = request.preferences;
  if (
    limitsAffected(request) &&
    maxAffected !== null &&
    ['PATCH', 'DELETE'].includes(request.method) &&
    rows > maxAffected
  )
    throw tooManyAffected(rows);
  if (limitsAffected(request) && maxAffected !== null && plan.call) {
    if (!plan.call.routine.returnsSet)
      throw restError(
        'PGRST128',
        'Function must return SETOF or TABLE when max-affected preference is used with ' +
          'handling=strict',
      );
    if (rows > maxAffected) throw tooManyAffected(rows);
  }
}

function readOutcome(
  results: readonly Row[][],
  main: number,
  { preferences }: RestRequest,
  { maxRows }: RestSettings,
): Outcome {
  const row = results[main]?.[0] as Partial<Outcome> | undefined;
  if (!row) throw new DatabaseError({ code: 'XX000', message: 'the statement returned no row' });
  const planned = results[main + 1] ? readPlannedRows(results[main + 1]) : null;
  const counted = row.total ?? null;
  const beyondLimit =
    preferences.count === 'estimated' && maxRows !== null && counted !== null && counted > maxRows;
  const total =
    preferences.count === 'planned'
      ? planned
      : beyondLimit
        ? Math.max(counted, planned ?? 0)
        : counted;
  return {
    total,
    rows: row.rows ?? 0,
    body: row.body ?? '',
    headers: row.headers ?? null,
    status: row.status ?? null,
    location: row.location ?? null,
    inserted: row.inserted ?? null,
  };
}

function readPlannedRows(rows: readonly Row[] | undefined): number | null {
  const found = rows?.[0]?.['QUERY PLAN'];
  const plans = (typeof found === 'string' ? JSON.parse(found) : found) as
    | { Plan?: { 'Plan Rows'?: number } }[]
    | undefined;
  return plans?.[0]?.Plan?.['Plan Rows'] ?? null;
}
