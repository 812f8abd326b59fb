import type { Target } from './parse/request.ts';
import { tableNotFound } from './plan/plan.ts';
import { restError } from './errors.ts';
import { keyOf, type SchemaCache } from './schema/types.ts';

/** OPTIONS: the methods that the table or function allows. */
export function describeMethods(cache: SchemaCache, schema: string, target: Target): Response {
  const allow =
    target.kind === 'rpc'
      ? routineMethods(cache, schema, target.name)
      : tableMethods(cache, schema, target.name);
  return allowMethods(allow);
}

export const allowMethods = (allow: readonly string[]): Response =>
  new Response(null, {
    status: 200,
    headers: { allow: allow.join(','), 'access-control-allow-origin': '*', 'content-length': '0' },
  });

function tableMethods(cache: SchemaCache, schema: string, name: string): string[] {
  const table = cache.tables.get(keyOf(schema, name));
  if (!table) throw tableNotFound(schema, name, cache);
  const upserts = table.insertable && table.updatable && table.primaryKey.length > 0;
  return [
    'OPTIONS',
    'GET',
    'HEAD',
    ...(table.insertable ? ['POST'] : []),
    ...(upserts ? ['PUT'] : []),
    ...(table.updatable ? ['PATCH'] : []),
    ...(table.deletable ? ['DELETE'] : []),
  ];
}

function routineMethods(cache: SchemaCache, schema: string, name: string): string[] {
  const [routine] = cache.routines.get(keyOf(schema, name)) ?? [];
  if (!routine)
    throw restError(
      'PGRST202',
      `Could not find the function ${schema}.${name} without parameters in the schema cache`,
    );
  return routine.volatility === 'v' ? ['OPTIONS', 'POST'] : ['OPTIONS', 'GET', 'HEAD', 'POST'];
}
