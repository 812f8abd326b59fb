/**
 * '1.290,50' → 1290.5, '1290.5' → 1290.5, '1.290' → 1290; null when it is no
 * number. At most two decimals.
 */
export function parseGermanNumber(text: string): number | null {
  const compact = text.replaceAll(/[\s\u00a0€%]/g, '').replace('−', '-');
  const plain =
    compact.includes(',') || /^-?\d{1,3}(\.\d{3})+$/.test(compact)
      ? compact.replaceAll('.', '').replace(',', '.')
      : compact;
  if (!/^-?\d+(\.\d{1,2})?$/.test(plain)) return null;
  return Number(plain);
}
