import { ADDITIONAL_SERVICES, PACKAGES, PROJECT_TYPES } from '#shared/business.ts';

/** Phrases that could stand on any competitor's site. */
const EMPTY_PHRASES = [
  /nahtlos/i,
  /maßgeschneider/i,
  /auf das nächste level/i,
  /aufs nächste level/i,
  /ihr partner für/i,
  /aus einer hand/i,
  /ganzheitlich/i,
  /innovativ/i,
  /zukunftssicher/i,
  /state of the art/i,
  /rundum-sorglos/i,
  /mit herz und verstand/i,
  /in der heutigen (digitalen )?(zeit|welt)/i,
  /heutzutage/i,
  /unverzichtbar/i,
  /entfesseln/i,
  /next level/i,
  /best practice/i,
];

/** Dead or wrong references that legal texts of other sites still carry. */
const OUTDATED_LAW = [/telemediengesetz|\bTMG\b/, /ec\.europa\.eu\/consumers\/odr/, /\bTTDSG\b/];

export const findEmptyPhrases = (text: string): string[] => findMatches(text, EMPTY_PHRASES);

export const findOutdatedLaw = (text: string): string[] => findMatches(text, OUTDATED_LAW);

const findMatches = (text: string, patterns: readonly RegExp[]): string[] => patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

const OWN_PRICES = new Set<number>([
  ...PACKAGES.map((entry) => entry.price),
  ...PROJECT_TYPES.map((type) => type.basePrice),
  ...ADDITIONAL_SERVICES.map((service) => service.price),
]);

/** Amounts in a source (placeholders unresolved) that equal a price of the agency: those must come from a placeholder. */
export function findTypedPrices(source: string): string[] {
  const amounts = source.matchAll(/(?<![\d.,])(\d{1,3}(?:\.\d{3})+|\d+)(?:,00)?\s*(?:€|Euro\b|EUR\b)/g);
  return [...amounts].filter(([, amount]) => OWN_PRICES.has(Number(amount?.replaceAll('.', '')))).map(([match]) => match);
}
