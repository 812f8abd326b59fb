type Names = { locale?: string; style?: 'long' | 'short' };

/**
 * Days of the week (1 is Monday, 7 Sunday, ascending) as people say them:
 * 'Montag bis Freitag', 'Montag, Mittwoch und Freitag'; short: 'Mo–Fr', 'Mo, Mi, Fr'.
 */
export function formatDays(
  days: readonly number[],
  { locale = 'de', style = 'long' }: Names = {},
): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  const name = (day: number): string =>
    format.format(new Date(Date.UTC(2024, 0, day))).replace('.', '');
  const runs: number[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  const parts = runs.flatMap((run) =>
    run.length < 3
      ? run.map(name)
      : [`${name(run[0]!)}${style === 'long' ? ' bis ' : '–'}${name(run.at(-1)!)}`],
  );
  return style === 'long'
    ? new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts)
    : parts.join(', ');
}
