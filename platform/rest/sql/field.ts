import { quoteIdentifier, quoteLiteral } from '../../db/database.ts';
import type { FieldPlan } from '../plan/types.ts';
import type { Representation } from '../schema/types.ts';

/** A column of the rows named `alias`, or the place of its JSON path. */
export function buildField(alias: string, { field, column }: FieldPlan): string {
  const name = `${quoteIdentifier(alias)}.${field.name === '*' ? '*' : quoteIdentifier(field.name)}`;
  if (field.path.length === 0) return name;
  const isJson = column?.baseType === 'json' || column?.baseType === 'jsonb';
  const steps = field.path.map(
    ({ arrow, operand }) =>
      `${arrow}${typeof operand === 'number' ? `(${operand})` : quoteLiteral(operand)}`,
  );
  return `(${isJson ? name : `to_jsonb(${name})`}${steps.join('')})`;
}

/** The type that filter values of the field are read as; null when it is unknown. */
export function valueType({ field, column }: FieldPlan): string | null {
  const last = field.path.at(-1);
  if (last) return last.arrow === '->>' ? 'text' : column?.baseType === 'json' ? 'json' : 'jsonb';
  return column?.baseType ?? null;
}

/** The form in which a domain is shown and read, unless a JSON path leads into it. */
export const representationOf = ({ field, column }: FieldPlan): Representation | null =>
  field.path.length === 0 ? (column?.representation ?? null) : null;
