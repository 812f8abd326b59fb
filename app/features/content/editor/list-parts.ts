import { createSchema, type Extent } from '#app/private/text-editor/schema.ts';
import { splitBlocks } from '#app/private/text-editor/read-markdown.ts';
import {
  asList,
  asText,
  isRecord,
  type Draft,
  type EditorField,
  type FieldSpec,
} from './field-spec.ts';

const SCHEMA = createSchema({ figures: {}, pictures: {}, components: {} }, 'blocks');

/** One value of a text, or one block of its running text. */
export type Part = { label: string; text: string; extent?: Extent };

/** A text value by value, in the order of its form; what is empty is left out. */
export const listParts = (fields: readonly EditorField[], { front, body }: Draft): Part[] => [
  ...fields.flatMap(({ name, label, spec }) => listValues(spec, label, front[name])),
  ...splitBlocks(SCHEMA, body).map((text): Part => ({ label: '', text, extent: 'blocks' })),
];

function listValues(spec: FieldSpec, label: string, value: unknown): Part[] {
  switch (spec.kind) {
    case 'group':
      return spec.fields.flatMap((field) =>
        listValues(field.spec, field.label, isRecord(value) ? value[field.name] : undefined),
      );
    case 'list':
      return asList(value).flatMap((item) => listValues(spec.item, label, item));
    case 'choice':
    case 'choices': {
      const chosen = spec.kind === 'choice' ? [value] : asList(value);
      const names = chosen.map(
        (one) => spec.options.find((option) => option.value === one)?.label ?? asText(one),
      );
      return toPart(label, names.join(', '));
    }
    default:
      return toPart(
        label,
        asText(value),
        spec.kind === 'text' && spec.format === 'markdown' ? 'line' : undefined,
      );
  }
}

const toPart = (label: string, text: string, extent?: Extent): Part[] =>
  text.trim() === '' ? [] : [{ label, text, ...(extent && { extent }) }];
