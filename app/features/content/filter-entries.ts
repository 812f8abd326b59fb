export type GlossaryTeaser = {
  path: string;
  term: string;
  /** What it is, in one sentence. */
  definition: string;
  category: string;
  synonyms: readonly string[];
};

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Lower case with umlauts written out, so that 'Loesung', 'Lösung' and 'LÖSUNG' are the same. */
export const foldGerman = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/**
 * Entries whose term, synonyms or definition contain every typed word; a hit
 * in the name comes before one in the definition.
 */
export function filterEntries(
  entries: readonly GlossaryTeaser[],
  query: string,
  category: string,
): GlossaryTeaser[] {
  const words = foldGerman(query).split(/\s+/).filter(Boolean);
  const inCategory = entries.filter((entry) => !category || entry.category === category);
  if (words.length === 0) return inCategory;
  const nameOf = (entry: GlossaryTeaser): string =>
    foldGerman([entry.term, ...entry.synonyms].join(' '));
  const matches = inCategory.filter((entry) =>
    words.every((word) => `${nameOf(entry)} ${foldGerman(entry.definition)}`.includes(word)),
  );
  const isNamed = (entry: GlossaryTeaser): boolean =>
    words.every((word) => nameOf(entry).includes(word));
  return [...matches.filter(isNamed), ...matches.filter((entry) => !isNamed(entry))];
}

/** Entries under their first letter, in the order given; digits and signs share '#'. */
export function groupByLetter(
  entries: readonly GlossaryTeaser[],
): { letter: string; entries: GlossaryTeaser[] }[] {
  const groups = new Map<string, GlossaryTeaser[]>();
  for (const entry of entries) {
    const first = foldGerman(entry.term).charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(first) ? first : '#';
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups].map(([letter, list]) => ({ letter, entries: list }));
}
