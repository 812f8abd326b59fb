const DURATION = /^(\d+)(?: bis (\d+))? (Tag|Woche)[en]?$/;
const PLURALS = { Tag: 'Tage', Woche: 'Wochen' } as const;
type Unit = keyof typeof PLURALS;

/**
 * ['1 Tag', '3 Tage'] → '4 Tage', ['1 Tag', '1 bis 3 Wochen'] → '1 Tag und 1 bis
 * 3 Wochen'; null where one is no span of its own ('nach 8 Wochen').
 */
export function addDurations(durations: readonly string[]): string | null {
  const sums: Record<Unit, { least: number; most: number }> = {
    Tag: { least: 0, most: 0 },
    Woche: { least: 0, most: 0 },
  };
  for (const duration of durations) {
    const [, least, most = least, unit] = DURATION.exec(duration) ?? [];
    if (!unit) return null;
    const sum = sums[unit as Unit];
    sum.least += Number(least);
    sum.most += Number(most);
  }
  const parts = (['Tag', 'Woche'] as const).flatMap((unit) => {
    const { least, most } = sums[unit];
    if (most === 0) return [];
    const count = least === most ? String(most) : `${least} bis ${most}`;
    return [`${count} ${most === 1 ? unit : PLURALS[unit]}`];
  });
  return parts.join(' und ') || null;
}
