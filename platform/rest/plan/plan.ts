import { restError } from '../errors.ts';
import type { RestRequest } from '../parse/request.ts';
import type { RestSettings } from '../options.ts';
import { keyOf, type SchemaCache } from '../schema/types.ts';
import { planCall } from './call.ts';
import { findNear } from './near.ts';
import { planMedia } from './media.ts';
import { planMutate } from './mutate.ts';
import { planRead } from './read.ts';
import { getRoutine } from './routine.ts';
import type { Plan } from './types.ts';

/** Matches a request with the database. */
export function planRequest(
  request: RestRequest,
  cache: SchemaCache,
  settings: RestSettings,
): Plan {
  const { schema, target, method } = request;
  if (target.kind === 'rpc') {
    const routine = getRoutine(request, cache);
    const read = planRead(
      request,
      {
        kind: 'cte',
        table: routine.table,
        columns: routine.columns,
        name: routine.table?.name ?? routine.name,
        schema,
      },
      cache,
      settings,
      { filterRoot: true },
    );
    return {
      media: planMedia(request, read, routine.table, cache, routine),
      read,
      mutate: null,
      call: planCall(request, routine, read),
    };
  }
  const table = cache.tables.get(keyOf(schema, target.name));
  if (!table) throw tableNotFound(schema, target.name, cache);
  if (method === 'GET' || method === 'HEAD') {
    const read = planRead(request, { kind: 'table', table }, cache, settings, { filterRoot: true });
    return { media: planMedia(request, read, table, cache), read, mutate: null, call: null };
  }
  const read = planRead(
    request,
    { kind: 'cte', table, columns: table.columns, name: table.name, schema },
    cache,
    settings,
    {
      filterRoot: false,
    },
  );
  return {
    media: planMedia(request, read, table, cache),
    read,
    mutate: planMutate(request, table, cache, read, settings),
    call: null,
  };
}

export function tableNotFound(schema: string, name: string, cache: SchemaCache) {
  const near = findNear(
    [...cache.tables.values()]
      .filter((table) => table.schema === schema)
      .map((table) => table.name),
    name,
    0.75,
  );
  return restError('PGRST205', `Could not find the table '${schema}.${name}' in the schema cache`, {
    hint: near ? `Perhaps you meant the table '${schema}.${near}'` : null,
  });
}
