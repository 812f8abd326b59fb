/**
 * How many nightly backups stay: one of each of the last days, and one of each
 * of the last weeks.
 */
export const KEPT_DAYS = 7;
export const KEPT_WEEKS = 4;

const NIGHTLY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 24 * 3600 * 1000;

/** Days since 1970-01-05, a Monday, in whole weeks. */
const weekOf = (name: string): number => Math.floor((Date.parse(name) / DAY_MS - 4) / 7);

/** Folders of nightly backups (named by their day), newest first. */
export const listNightly = (names: readonly string[]): string[] =>
  names.filter((name) => NIGHTLY.test(name)).toSorted((a, b) => b.localeCompare(a));

/**
 * Names of nightly backups that may go: neither among the newest seven nor the newest of one of the
 * four newest weeks. Folders with other names, made by hand, are nobody's business here.
 */
export function listExpired(names: readonly string[]): string[] {
  const nightly = listNightly(names);
  const newestOfWeek = new Map<number, string>();
  for (const name of nightly)
    if (!newestOfWeek.has(weekOf(name))) newestOfWeek.set(weekOf(name), name);
  const kept = new Set([
    ...nightly.slice(0, KEPT_DAYS),
    ...[...newestOfWeek.values()].slice(0, KEPT_WEEKS),
  ]);
  return nightly.filter((name) => !kept.has(name));
}
