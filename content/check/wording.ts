import { ADDITIONAL_SERVICES, PACKAGES, PROJECT_TYPES } from '#shared/agency/business.ts';

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

/**
 * Claims of what the agency has seen or heard: nobody can check them, and a new
 * agency has seen nothing yet.
 */
const CLAIMED_EXPERIENCES = [
  /\bwir (sehen|treffen) (oft|häufig|immer|viele|Firmen|Betriebe|Dienstleister)/i,
  /\b(sehen|treffen) wir (oft|häufig|immer|viele|Firmen|Betriebe|Dienstleister)/i,
  /\b(hören|erleben|beobachten) wir\b|\bwir (erleben|beobachten)\b/i,
  /\bkommen\b[^.]{0,60}\bzu uns\b/i,
  /\bwir am häufigsten\b/i,
  /\bunserer? Erfahrung\b|\baus Erfahrung\b/i,
  /\bviele Gespräche\b|\buns gestellt werden\b|\bwerden wir (oft|häufig) gefragt\b/i,
];

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwölf: 12,
  vierzig: 40,
};

/** Whether a text names the figure that lists show of it, in digits or in words. */
export function hasFigure(text: string, figure: string): boolean {
  const inDigits = text
    .replace(/\s+/g, ' ')
    .replace(/\p{L}+/gu, (word) => String(NUMBER_WORDS[word.toLowerCase()] ?? word));
  return ` ${inDigits}`.toLowerCase().includes(` ${figure.toLowerCase()}`);
}

/**
 * The style of the house: a sentence has up to 20 words. Amounts, abbreviations
 * and names in brackets count as what they are.
 */
export const LONGEST_SENTENCE = 20;

/** Dead or wrong references that legal texts of other sites still carry. */
const OUTDATED_LAW = [/telemediengesetz|\bTMG\b/, /ec\.europa\.eu\/consumers\/odr/, /\bTTDSG\b/];

export const findEmptyPhrases = (text: string): string[] => findMatches(text, EMPTY_PHRASES);

export const findClaimedExperience = (text: string): string[] =>
  findMatches(text, CLAIMED_EXPERIENCES);

/**
 * Sentences with more words than the style of the house allows, each led by its
 * number of words.
 */
export function findLongSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?:]["“)]?)\s+(?=["„(]?[\p{Lu}\d§])|\n+/u)
    .map((sentence) => ({
      sentence,
      words: sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length,
    }))
    .filter(({ words }) => words > LONGEST_SENTENCE)
    .map(({ sentence, words }) => `${words} words: ${sentence}`);
}

export const findOutdatedLaw = (text: string): string[] => findMatches(text, OUTDATED_LAW);

const findMatches = (text: string, patterns: readonly RegExp[]): string[] =>
  patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

const OWN_PRICES = new Set<number>([
  ...PACKAGES.map((entry) => entry.price),
  ...PROJECT_TYPES.map((type) => type.basePrice),
  ...ADDITIONAL_SERVICES.map((service) => service.price),
]);

/**
 * Amounts in a source (placeholders unresolved) that equal a price of the
 * agency: those must come from a placeholder.
 */
export function findTypedPrices(source: string): string[] {
  const amounts = source.matchAll(
    /(?<![\d.,])(\d{1,3}(?:\.\d{3})+|\d+)(?:,00)?\s*(?:€|Euro\b|EUR\b)/g,
  );
  return [...amounts]
    .filter(([, amount]) => OWN_PRICES.has(Number(amount?.replaceAll('.', ''))))
    .map(([match]) => match);
}
