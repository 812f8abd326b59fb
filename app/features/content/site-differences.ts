import { textOf, type SiteField } from './site-fields.ts';

/**
 * Fields whose stored value differs from what the form says, with the stored
 * value as people read it.
 */
export function findDifferences(
  typed: FormData,
  stored: Readonly<Record<string, string>>,
  fields: readonly SiteField[],
): [label: string, stored: string][] {
  return fields.flatMap((field) => {
    const { name, label, kind } = field;
    const value = (stored[name] ?? '').trim();
    const said =
      kind === 'checks'
        ? typed
            .getAll(name)
            .map((part) => (typeof part === 'string' ? part : ''))
            .join('\n')
        : textOf(typed, name);
    if (said === value) return [];
    if (kind === 'check') return [[label, value === 'ja' ? 'ja' : 'nein']];
    const names = new Map(field.options);
    return [
      [
        label,
        field.options
          ? value
              .split('\n')
              .map((part) => names.get(part) ?? part)
              .join(', ')
          : value,
      ],
    ];
  });
}
