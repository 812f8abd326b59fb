/** What one field of the front matter holds, told by its schema (schema-fields.server.ts). */
export type FieldSpec =
  | { kind: 'text'; rows: number; max?: number; format?: 'day' | 'url' | 'markdown' }
  | { kind: 'number' }
  | { kind: 'choice'; options: readonly Option[] }
  | { kind: 'choices'; options: readonly Option[]; min: number }
  | { kind: 'list'; item: FieldSpec; name: string; min: number }
  | { kind: 'group'; fields: readonly EditorField[] };
export type Option = { value: string; label: string };
export type EditorField = {
  name: string;
  label: string;
  hint?: string;
  required: boolean;
  spec: FieldSpec;
};

/** Front matter as it is written: names of the schema. */
export type Front = Readonly<Record<string, unknown>>;
/** A text as the form holds it. */
export type Draft = { front: Front; body: string };

export const isRecord = (value: unknown): value is Front =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What a text of any kind calls itself; undefined while it has no name yet. */
export const findTitle = (front: Front): string | undefined =>
  [front['h1'], front['term'], front['title']].map(asText).find((name) => name !== '');

/** What an empty field of this kind holds. */
export function emptyValue(spec: FieldSpec): unknown {
  switch (spec.kind) {
    case 'list':
    case 'choices':
      return [];
    case 'group':
      return Object.fromEntries(
        spec.fields.map(({ name, spec: part }) => [name, emptyValue(part)]),
      );
    case 'choice':
      return spec.options[0]?.value ?? '';
    case 'number':
      return 1;
    case 'text':
      return '';
  }
}

/** Without what is optional and empty: schemas know only what is there. */
export function prune(fields: readonly EditorField[], front: Front): Front {
  return Object.fromEntries(
    fields.flatMap(({ name, required, spec }) => {
      const value = pruneValue(spec, front[name]);
      const isEmpty = value === '' || value === undefined;
      return isEmpty && !required ? [] : [[name, value ?? emptyValue(spec)]];
    }),
  );
}

function pruneValue(spec: FieldSpec, value: unknown): unknown {
  if (spec.kind === 'group') return isRecord(value) ? prune(spec.fields, value) : undefined;
  if (spec.kind === 'list') return asList(value).map((item) => pruneValue(spec.item, item));
  if (spec.kind === 'number') return value === '' ? undefined : Number(value);
  return typeof value === 'string' ? value.trim() : value;
}
