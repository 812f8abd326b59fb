import { invalidRange } from './errors.ts';
import { contentTypeOf } from './parse/media-type.ts';
import { describePreferences, type Preferences } from './parse/preferences.ts';
import { describeRange } from './parse/range.ts';
import type { RestRequest } from './parse/request.ts';
import type { Plan } from './plan/types.ts';
import type { Outcome } from './run.ts';
import { parseStatus, setCustomHeaders } from './response-settings.ts';

/** Renders the outcome. Bodies pass through as Postgres wrote them. */
export function buildResponse(request: RestRequest, plan: Plan, outcome: Outcome): Response {
  const headers = new Headers();
  const described = plan.mutate
    ? describeChange(headers, request, plan, outcome)
    : describeRead(headers, request, plan, outcome);
  const status = parseStatus(outcome.status) ?? described;
  const applied = describePreferences(appliedPreferences(request, plan));
  if (applied) headers.set('preference-applied', applied);
  const hasBody =
    described !== 204 && request.method !== 'HEAD' && (!plan.mutate || returnsRows(request));
  if (hasBody || request.method === 'HEAD') headers.set('content-type', contentTypeOf(plan.media));
  else if (status !== 204) headers.set('content-length', '0');
  if (request.profiled && described !== 204) headers.set('content-profile', request.schema);
  setCustomHeaders(headers, outcome.headers);
  return new Response(hasBody ? buildBody(plan, outcome) : null, { status, headers });
}

const returnsRows = (request: RestRequest): boolean =>
  request.preferences.return === 'representation';

function buildBody({ media }: Plan, { body }: Outcome): BodyInit {
  return media.kind === 'custom' && media.isBinary ? Buffer.from(body, 'base64') : body;
}

function describeRead(
  headers: Headers,
  request: RestRequest,
  { call }: Plan,
  outcome: Outcome,
): number {
  const { offset } = request.window;
  const { status, contentRange } = describeRange(offset, outcome.rows, outcome.total);
  if (status === 416)
    throw invalidRange(
      `An offset of ${offset} was requested, but there are only ${outcome.total} rows.`,
      {
        'content-range': contentRange,
      },
    );
  headers.set('content-range', contentRange);
  if (!call)
    headers.set(
      'content-location',
      `/${encodeURIComponent(request.target.name)}${request.canonicalQuery === '' ? '' : `?${request.canonicalQuery}`}`,
    );
  return call?.routine.returns === 'void' ? 204 : status;
}

function describeChange(
  headers: Headers,
  request: RestRequest,
  { mutate }: Plan,
  outcome: Outcome,
): number {
  const total = request.preferences.count ? outcome.rows : '*';
  if (request.method === 'POST') {
    headers.set('content-range', `*/${total}`);
    if (outcome.location)
      headers.set(
        'location',
        `/${encodeURIComponent(request.target.name)}?${describeLocation(outcome.location)}`,
      );
    return insertedStatus(mutate, outcome);
  }
  if (request.method === 'PUT') return returnsRows(request) ? insertedStatus(mutate, outcome) : 204;
  headers.set(
    'content-range',
    `${request.method === 'PATCH' && outcome.rows > 0 ? `0-${outcome.rows - 1}` : '*'}/${total}`,
  );
  return returnsRows(request) ? 200 : 204;
}

/** Merging that only changed existing rows is a 200. */
const insertedStatus = (mutate: Plan['mutate'], { inserted }: Outcome): number =>
  mutate?.kind === 'insert' && mutate.conflict?.action === 'merge' && (inserted ?? 0) <= 0
    ? 200
    : 201;

function describeLocation(json: string): string {
  const key = JSON.parse(json) as Record<string, unknown>;
  return new URLSearchParams(
    Object.entries(key).map(([name, value]) => [
      name,
      value === null
        ? 'is.null'
        : `eq.${typeof value === 'string' ? value : JSON.stringify(value)}`,
    ]),
  ).toString();
}

/** The preferences that had an effect on this kind of request. */
function appliedPreferences(
  { preferences, method, query }: RestRequest,
  { mutate, call }: Plan,
): Partial<Preferences> {
  const inserts = mutate?.kind === 'insert' && method === 'POST';
  return {
    ...preferences,
    return: mutate ? preferences.return : null,
    resolution:
      inserts && (mutate.table.primaryKey.length > 0 || query.onConflict !== null)
        ? preferences.resolution
        : null,
    missing: inserts || mutate?.kind === 'update' ? preferences.missing : null,
    maxAffected:
      call !== null || mutate?.kind === 'update' || mutate?.kind === 'delete'
        ? preferences.maxAffected
        : null,
  };
}
