import { ADDITIONAL_SERVICES, PACKAGES, PROJECT_TYPES } from '#shared/agency/business.ts';
import { CLAIMS } from '#shared/agency/claims.ts';

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

/** Whether a figure is money or time; other counts say nothing at 40 px. */
export const isMeasure = (figure: string): boolean =>
  /\s(?:Euro|€|Sekunden?|Minuten?|Stunden?|Tage?|Wochen?|Monate?|Jahre?)$/.test(figure);

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

/** How the house writes numbers, amounts, times, dashes and quotation marks, and what it is not. */
const NOTATIONS: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/\d[€%]/, '590 €, 30 %'],
  [/€ ?\d|\d ?EUR\b|\d,[-–]/, '590 € or 590 Euro'],
  [/(?<![\d.,])\d+,\d (?:€|Euro)/, '5,50 €'],
  [/\d\.\d{1,2} (?:€|Euro|%|Prozent)/, '5,50 €'],
  [/(?<![\d.,:])\d{4,} (?:€|Euro|Pixel|Zeichen|Besuche|km)/, '1.200 Euro'],
  [/\b(?:\d{1,2}\.){2}\d{2,4}\b/, '28. Juni 2025'],
  [/\b0\d\. \p{Lu}/u, '1. Juni'],
  [/\b\d{1,2}\.\d{2} ?Uhr/, '17:30 Uhr'],
  [/\d ?- ?\d+ (?:Uhr|€|Euro|%|Prozent|km|Minuten|Tage|Wochen)/, '5 bis 9 km'],
  [/ - |—/, ' – '],
  [/["”«»]|(?<!\p{L})'\p{Ll}{2}/u, '„“'],
  [/\.\.\./, '…'],
  [/\b(?:z\.B|d\.h|u\.a|i\.d|o\.Ä|z\.T|u\.U)\./, 'z. B.'],
  [/§\d|\b(?:Art|Abs|Nr)\.\d/, '§ 5, Art. 6'],
  [/\b(?:E-mail|e-mail|eMail|Emails?\b)/, 'E-Mail'],
];

/** Claims and times of delivery stand as the agency has given them. */
const GIVEN: readonly string[] = [
  ...CLAIMS.map(({ text }) => text),
  ...PACKAGES.map(({ delivery }) => delivery),
];

/** Other spellings of what is written in one way on the whole site. */
export function findNotations(text: string): string[] {
  const plain = GIVEN.reduce(
    (rest, given) => rest.replaceAll(given, ''),
    text.replace(/[\u00a0\u202f]/g, ' '),
  );
  return NOTATIONS.flatMap(([wrong, right]) => {
    const found = wrong.exec(plain);
    if (!found) return [];
    const around = plain.slice(Math.max(0, found.index - 20), found.index + found[0].length + 10);
    return `writes '${around.trim().replace(/\s+/g, ' ')}'; the site writes ${right}`;
  });
}

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
