type Version = { id: string; number: string | null; version: number };

/**
 * Offers under their newest version, in the order given; those before it, the latest first, go
 * with it instead of standing beside it.
 */
export function foldVersions<Offer extends Version>(
  offers: readonly Offer[],
): { offer: Offer; former: Offer[] }[] {
  const byNumber = new Map<string, Offer[]>();
  for (const offer of offers) {
    const key = offer.number ?? offer.id;
    byNumber.set(key, [...(byNumber.get(key) ?? []), offer]);
  }
  return [...byNumber.values()].map((versions) => {
    const [offer, ...former] = versions.toSorted((one, other) => other.version - one.version);
    return { offer: offer!, former };
  });
}

/** One list of all: a version that was replaced goes with the one that counts. */
export const listVersions = <Offer extends Version & { status: string }>(
  offers: readonly Offer[],
): (Offer & { former: Offer[] })[] =>
  foldVersions(offers).flatMap(({ offer, former }) => [
    { ...offer, former: former.filter(isReplaced) },
    // Where the newest is a draft, the one that was sent still counts.
    ...former.filter((other) => !isReplaced(other)).map((other) => ({ ...other, former: [] })),
  ]);

const isReplaced = ({ status }: { status: string }): boolean => status === 'superseded';

/** '2 frühere Fassungen' */
export const countFormer = (count: number): string =>
  count === 1 ? 'Eine frühere Fassung' : `${count} frühere Fassungen`;
