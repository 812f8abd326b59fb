import type { RestRequest } from '../parse/request.ts';
import type { Routine } from '../schema/types.ts';
import { isUnnamed } from './routine.ts';
import type { CallPlan, ReadNode } from './types.ts';

export function planCall(request: RestRequest, routine: Routine, read: ReadNode): CallPlan {
  return {
    routine,
    arguments: planArguments(request, routine),
    computed: computedNames(routine, read),
  };
}

function planArguments({ payload, query }: RestRequest, routine: Routine): CallPlan['arguments'] {
  if (payload?.kind === 'raw') {
    if (payload.contentType === 'application/octet-stream')
      return { kind: 'bytes', base64: Buffer.from(payload.bytes).toString('base64') };
    return { kind: 'body', text: new TextDecoder().decode(payload.bytes) };
  }
  if (payload?.kind === 'json' && isUnnamed(routine)) return { kind: 'body', text: payload.json };
  if (payload?.kind === 'json')
    return payload.keys.length === 0
      ? { kind: 'none' }
      : { kind: 'json', json: payload.json, isArray: payload.isArray, names: payload.keys };
  const values = new Map<string, string[]>();
  for (const [name, value] of payload?.entries ?? query.args) {
    const known = values.get(name);
    if (known) known.push(value);
    else values.set(name, [value]);
  }
  return values.size === 0 ? { kind: 'none' } : { kind: 'direct', values };
}

function computedNames({ columns, table }: Routine, read: ReadNode): string[] {
  if (!table || !columns) return [];
  const used = [...read.fields, ...read.order.filter(({ child }) => !child)].map(
    ({ field }) => field.name,
  );
  return [...new Set(used)].filter((name) => name !== '*' && !columns.has(name));
}
