import dates from './text-dates.json' with { type: 'json' };

/**
 * The day on which the text of a page last changed; `npm run content:dates`
 * writes it with the hash of the text, `content:check` compares.
 */
type TextDate = { changed: string; hash: string };

export const TEXT_DATES: Readonly<Record<string, TextDate>> = dates;

export function findTextDate(path: string): string {
  const known = TEXT_DATES[path];
  if (!known) throw new Error(`no date for the text of ${path}: npm run content:dates`);
  return known.changed;
}
