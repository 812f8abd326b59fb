import { restError } from '../errors.ts';
import type { RestRequest } from '../parse/request.ts';
import { keyOf, type Routine, type SchemaCache } from '../schema/types.ts';
import { findNear } from './near.ts';

/**
 * Chooses the overload whose parameters fit the given names: all required ones
 * given, none unknown.
 */
export function getRoutine(request: RestRequest, cache: SchemaCache): Routine {
  const { schema, target, payload } = request;
  const all = cache.routines.get(keyOf(schema, target.name)) ?? [];
  const names = argumentNames(request);
  const single = payload ? all.filter((routine) => takesBody(routine, payload.contentType)) : [];
  if (payload?.kind === 'raw') return single[0] ?? fail(notFound(request, names, cache));
  const named = all.filter((routine) => fits(routine, names));
  const found = named.length > 0 ? named : single;
  if (found.length > 1) throw ambiguous(found);
  return found[0] ?? fail(notFound(request, names, cache));
}

function fail(error: Error): never {
  throw error;
}

/** Takes the whole body as its one argument. */
export const isUnnamed = ({ parameters }: Routine): boolean =>
  parameters.length === 1 && parameters[0]?.name === '';

function argumentNames({ payload, query }: RestRequest): string[] {
  if (payload?.kind === 'json') return [...payload.keys];
  return [
    ...new Set((payload?.kind === 'form' ? payload.entries : query.args).map(([name]) => name)),
  ];
}

function fits({ parameters }: Routine, names: readonly string[]): boolean {
  return (
    parameters.every(
      ({ name, required, variadic }) => !required || variadic || names.includes(name),
    ) && names.every((name) => parameters.some((parameter) => parameter.name === name))
  );
}

const bodyTypes: Record<string, readonly string[]> = {
  'application/json': ['json', 'jsonb'],
  'text/plain': ['text'],
  'text/xml': ['xml'],
  'application/octet-stream': ['bytea'],
};
const takesBody = (routine: Routine, contentType: string): boolean =>
  isUnnamed(routine) && (bodyTypes[contentType] ?? []).includes(routine.parameters[0]?.type ?? '');

function notFound(
  { schema, target, payload }: RestRequest,
  names: readonly string[],
  cache: SchemaCache,
) {
  const name = `${schema}.${target.name}`;
  const parameters = names.length === 0 ? ' without parameters' : null;
  const unnamed =
    payload?.kind === 'raw'
      ? ` with a single unnamed ${bodyTypes[payload.contentType]?.[0]} parameter`
      : null;
  const described =
    unnamed ??
    `${parameters ?? ` with parameter${names.length > 1 ? 's' : ''} ${names.join(', ')}`}${payload?.contentType === 'application/json' ? ' or with a single unnamed json/jsonb parameter' : ''}`;
  return restError(
    'PGRST202',
    'Could not find the function ' +
      `${name}${unnamed ? '' : (parameters ?? `(${names.join(', ')})`)} in the schema cache`,
    {
      details:
        `Searched for the function ${name}${described}, but no matches were found in the ` +
        'schema cache.',
      hint: unnamed ? null : describeNear(schema, target.name, names, cache),
    },
  );
}

/** Another overload if the name exists, else a name like it. */
function describeNear(
  schema: string,
  name: string,
  names: readonly string[],
  cache: SchemaCache,
): string | null {
  const overloads = cache.routines.get(keyOf(schema, name)) ?? [];
  const listed = (parameters: readonly string[]): string => `(${parameters.join(', ')})`;
  const near =
    overloads.length > 0
      ? findNear(
          overloads.map(({ parameters }) => listed(parameters.map((parameter) => parameter.name))),
          listed(names),
          0.33,
        )
      : findNear(
          [...cache.routines.values()].flatMap(([first]) =>
            first?.schema === schema ? [first.name] : [],
          ),
          name,
          0.75,
        );
  return near === null
    ? null
    : `Perhaps you meant to call the function ${schema}.${overloads.length > 0 ? name : ''}${near}`;
}

function ambiguous(found: readonly Routine[]) {
  const signatures = found.map(
    ({ schema, name, parameters }) =>
      `${schema}.${name}(${parameters.map((parameter) => `${parameter.name} => ${parameter.type}`).join(', ')})`,
  );
  return restError(
    'PGRST203',
    `Could not choose the best candidate function between: ${signatures.join(', ')}`,
    {
      hint:
        'Try renaming the parameters or the function itself in the database so function ' +
        'overloading can be resolved',
    },
  );
}
