import { restError } from '../errors.ts';
import type { RestSettings } from '../options.ts';
import type { Payload } from './payload.ts';
import { parsePreferences, type Preferences } from './preferences.ts';
import { parseQuery } from './query.ts';
import { parseTopWindow } from './range.ts';
import { readPayload } from './read-payload.ts';
import type { Query, Window } from './types.ts';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
export type Target = { kind: 'table' | 'rpc'; name: string };

/** A request, understood but not yet matched with the database. */
export type RestRequest = {
  method: Method;
  target: Target;
  schema: string;
  /** The schema was negotiated, so the answer names it. */
  profiled: boolean;
  query: Query;
  window: Window;
  preferences: Preferences;
  /** The `Accept` header; which media types it may choose depends on the target. */
  accept: string | undefined;
  payload: Payload | null;
  /** The query string with its parameters in order, for Content-Location. */
  canonicalQuery: string;
};

export type Incoming = {
  method: string;
  target: Target;
  url: URL;
  header: (name: string) => string | undefined;
  body: Uint8Array<ArrayBuffer> | null;
};

const rpcMethods = new Set(['GET', 'HEAD', 'POST']);
const tableMethods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE']);

export async function parseRequest(
  incoming: Incoming,
  settings: RestSettings,
): Promise<RestRequest> {
  const { target, header } = incoming;
  if (target.kind === 'rpc' && !rpcMethods.has(incoming.method))
    throw restError('PGRST101', `Cannot use the ${incoming.method} method on RPC`);
  if (!tableMethods.has(incoming.method))
    throw restError('PGRST117', `Unsupported HTTP method: ${incoming.method}`);
  const method = incoming.method as Method;
  const reads = method === 'GET' || method === 'HEAD';
  const { schema, profiled } = chooseSchema(
    header(reads ? 'accept-profile' : 'content-profile'),
    settings,
  );
  const search = incoming.url.searchParams;
  const query = parseQuery(search, target.kind === 'rpc' && reads);
  const top = query.windows.find(({ path }) => path.length === 0)?.value;
  if (method === 'PUT' && top)
    throw restError('PGRST114', 'limit/offset querystring parameters are not allowed for PUT');
  const window = parseTopWindow(top, method === 'GET' ? header('range') : undefined);
  const hasBody = method === 'POST' || method === 'PATCH' || method === 'PUT';
  search.sort();
  return {
    method,
    target,
    schema,
    profiled,
    query,
    window,
    preferences: parsePreferences(header('prefer'), settings.txEnd.endsWith('allow-override')),
    accept: header('accept'),
    payload: hasBody
      ? await readPayload(
          incoming.body ?? new Uint8Array(),
          header('content-type'),
          target.kind,
          query.columns,
        )
      : null,
    canonicalQuery: search.toString(),
  };
}

export function chooseSchema(
  profile: string | undefined,
  settings: RestSettings,
): { schema: string; profiled: boolean } {
  const first = settings.schemas[0] as string;
  if (profile === undefined) return { schema: first, profiled: settings.schemas.length > 1 };
  if (settings.schemas.includes(profile)) return { schema: profile, profiled: true };
  throw restError('PGRST106', `Invalid schema: ${profile}`, {
    hint: `Only the following schemas are exposed: ${settings.schemas.join(', ')}`,
  });
}
