// Deterministic choice of wording: the same page always reads the same, neighbouring pages read differently.

/** FNV-1a with a final mix, so that keys which differ in one letter land far apart. */
function hash(key: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) value = Math.imul(value ^ key.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** One entry of a non-empty list. */
export function pick<T>(list: readonly T[], key: string): T {
  const chosen = list[hash(key) % list.length];
  if (chosen === undefined) throw new Error(`Nothing to pick for ${key}`);
  return chosen;
}

/** `count` entries in shuffled order. */
export function pickSome<T>(list: readonly T[], count: number, key: string): T[] {
  return list
    .map((entry, index) => ({ entry, rank: hash(`${key}/${index}`) }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ entry }) => entry);
}
