import { restError } from '../errors.ts';
import { chooseMediaType } from '../parse/media-type.ts';
import type { RestRequest } from '../parse/request.ts';
import type { RestSettings } from '../options.ts';
import { keyOf, type Routine, type SchemaCache } from '../schema/types.ts';
import { getRoutine, planCall } from './call.ts';
import { findNear } from './near.ts';
import { planMutate } from './mutate.ts';
import { planRead } from './read.ts';
import type { Plan } from './types.ts';

/** Matches a request with the database. */
export function planRequest(request: RestRequest, cache: SchemaCache, settings: RestSettings): Plan {
  const { schema, target, method } = request;
  if (target.kind === 'rpc') {
    const routine = getRoutine(request, cache);
    const read = planRead(
      request,
      { kind: 'cte', table: routine.table, columns: routine.columns, name: routine.table?.name ?? routine.name, schema },
      cache,
      settings,
      { filterRoot: true },
    );
    return { media: chooseMediaType(request.accept, rawTypesOf(routine)), read, mutate: null, call: planCall(request, routine, read) };
  }
  const media = chooseMediaType(request.accept, []);
  const table = cache.tables.get(keyOf(schema, target.name));
  if (!table) throw tableNotFound(schema, target.name, cache);
  if (method === 'GET' || method === 'HEAD')
    return { media, read: planRead(request, { kind: 'table', table }, cache, settings, { filterRoot: true }), mutate: null, call: null };
  const read = planRead(request, { kind: 'cte', table, columns: table.columns, name: table.name, schema }, cache, settings, {
    filterRoot: false,
  });
  return { media, read, mutate: planMutate(request, table, cache, read), call: null };
}

/** The bare value of a scalar function may be sent as text; XML and bytes only as what they are. */
function rawTypesOf({ returns, returnsSet, returnType }: Routine): readonly string[] {
  if (returns !== 'scalar' || returnsSet) return [];
  if (returnType === 'xml') return ['text/xml', 'application/xml'];
  return returnType === 'bytea' ? ['application/octet-stream'] : ['text/plain', 'text/html'];
}

export function tableNotFound(schema: string, name: string, cache: SchemaCache) {
  const near = findNear(
    [...cache.tables.values()].filter((table) => table.schema === schema).map((table) => table.name),
    name,
    0.75,
  );
  return restError('PGRST205', `Could not find the table '${schema}.${name}' in the schema cache`, {
    hint: near ? `Perhaps you meant the table '${schema}.${near}'` : null,
  });
}
