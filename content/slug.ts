const FOLDED: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * Text → address part: German letters folded, the rest reduced to a-z, 0-9 and
 * single hyphens ('Über uns' → 'ueber-uns').
 */
export function buildSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => FOLDED[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
