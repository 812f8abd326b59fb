import { quoteIdentifier } from '../../db/database.ts';
import type { CallPlan } from '../plan/types.ts';
import type { Routine, RoutineParameter } from '../schema/types.ts';
import type { Params } from './params.ts';

const quote = quoteIdentifier;
/** The column of a function that returns bare values. */
export const SCALAR = 'pgrst_scalar';

/** The query that calls the function: its rows, or its values in one column. */
export function buildCall(
  params: Params,
  { routine, arguments: args, computed }: CallPlan,
): string {
  const { argumentList, from } = buildArguments(params, routine, args);
  const call = `${quote(routine.schema)}.${quote(routine.name)}(${argumentList})`;
  if (routine.returns !== 'composite')
    return `select ${call} as ${quote(SCALAR)}${from === '' ? '' : ` from ${from}`}`;
  const columns = [
    'pgrst_call.*',
    ...computed.map((name) => `pgrst_call.${quote(name)} as ${quote(name)}`),
  ].join(', ');
  return `select ${columns} from ${from === '' ? '' : `${from}, lateral `}${call} as pgrst_call`;
}

function buildArguments(
  params: Params,
  { parameters }: Routine,
  args: CallPlan['arguments'],
): { argumentList: string; from: string } {
  const typeOf = parameters[0]?.type ?? 'text';
  switch (args.kind) {
    case 'none':
      return { argumentList: '', from: '' };
    case 'body':
      return { argumentList: params.add(args.text, typeOf), from: '' };
    case 'bytes':
      return { argumentList: `decode(${params.add(args.base64)}, 'base64')`, from: '' };
    case 'direct': {
      const given = parameters.filter(({ name }) => args.values.has(name));
      return {
        argumentList: given
          .map((parameter) =>
            buildNamed(
              parameter,
              buildDirect(params, parameter, args.values.get(parameter.name) ?? []),
            ),
          )
          .join(', '),
        from: '',
      };
    }
    case 'json': {
      const given = parameters.filter(({ name }) => args.names.includes(name));
      const record = given.map(({ name, type }) => `${quote(name)} ${type}`).join(', ');
      return {
        argumentList: given
          .map((parameter) => buildNamed(parameter, `pgrst_body.${quote(parameter.name)}`))
          .join(', '),
        from:
          `json_to_record(${params.add(args.json, 'json')}${args.isArray ? '->0' : ''}) as ` +
          `pgrst_body(${record})`,
      };
    }
  }
}

const buildNamed = ({ name, variadic }: RoutineParameter, value: string): string =>
  `${variadic ? 'variadic ' : ''}${quote(name)} := ${value}`;

/** Repeated parameters fill a variadic one; otherwise the last counts. */
function buildDirect(
  params: Params,
  { type, variadic }: RoutineParameter,
  values: readonly string[],
): string {
  if (variadic && (values.length > 1 || !values[0]?.startsWith('{')))
    return `array[${values.map((value) => params.add(value)).join(', ')}]::${type}`;
  return params.add(values.at(-1) ?? '', type);
}
