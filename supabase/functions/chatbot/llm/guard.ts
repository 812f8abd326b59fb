import { ADDITIONAL_SERVICES, PACKAGES, PROJECT_TYPES } from '#shared/business.ts';
import type { Company } from '#shared/company.ts';
import { PROMPT_MARK } from './prompt.ts';

/** What an answer may contain: the texts it was given, the pages of the site, the company's own addresses. */
export type GuardRules = { given: string; paths: ReadonlySet<string>; publicUrl: string; company: Company };

export const LONGEST_ANSWER = 1500;

const AMOUNT = /(?:(?:€|eur(?:o)?)\s?(\d(?:[\d.,]*\d)?(?:\s\d{3}(?!\d))*))|((?<![\d.,])\d[\d.,]*(?:\s\d{3})*)\s?(?:€|eur(?:o)?\b)/gi;
const PERCENT = /(\d+(?:[.,]\d+)?)\s?(?:%|prozent\b|percent\b|procent\b)/gi;
const IN_WORDS =
  /\b(?:\w*(?:ein|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zig|hundert|tausend)|ten|hundred|thousand|honderd|duizend)\s?(?:€|euro?s?\b)/i;
const DURATION = /(\d+)(?:\s?[-–]\s?(\d+))?[\s-]?(stunde|tag|woche|monat|jahr|hour|day|week|month|year|uur|dag|weken|maand|jaar)/gi;
const PHONE = /(?:\+|\b0)\d[\d\s()/-]{5,}\d/g;
const LINK = /\[[^\]]*\]\(([^)]*)\)/g;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.(?:de|com|net|org|nl|eu|io|at|ch|info|shop)\b/gi;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PROMISE = /\b(?:gutschein|gratis dazu|geschenkt|wir garantieren|garantiert platz|rabatt von|gewähre|gewähren wir ihnen)\b/i;

const FIXED_AMOUNTS = [
  ...PACKAGES.map(({ price }) => price),
  ...PROJECT_TYPES.map(({ basePrice }) => basePrice),
  ...ADDITIONAL_SERVICES.map(({ price }) => price),
];

/** Euro amounts of a text in cents; '1.290', '1.290,00', '1,290.00' and '1 290' are the same. */
export function readAmounts(text: string): number[] {
  return [...text.matchAll(AMOUNT)].map(([, after, before]) => toCents((after ?? before ?? '').trim().replace(/[.,]$/, '')));
}

function toCents(digits: string): number {
  const fraction = /[.,](\d{1,2})$/.exec(digits)?.[1] ?? '';
  const whole = fraction ? digits.slice(0, -fraction.length - 1) : digits;
  return Number(whole.replace(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0') || 0);
}

const readPercents = (text: string): number[] => [...text.matchAll(PERCENT)].map(([, number]) => Number(number?.replace(',', '.')));

/** '6-8 Wochen' → '6 woche', '8 woche': how long something takes, whatever the ending. */
const readDurations = (text: string): string[] =>
  [...text.matchAll(DURATION)].flatMap(([, from, to, unit = '']) => [from, to ?? from].map((count) => `${count} ${unit.toLowerCase()}`));

const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** The first reason why a model's text must not be shown, or null. Holds for whole answers and for single sentences. */
export function findViolation(text: string, { given, paths, publicUrl, company }: GuardRules): string | null {
  if (text.length > LONGEST_ANSWER) return 'too long';
  if (text.includes(PROMPT_MARK)) return 'recites its instructions';
  if (/<\/?[a-z!][^>]*>|javascript:|data:text/i.test(text)) return 'markup';
  const amounts = new Set([...FIXED_AMOUNTS.map((amount) => amount * 100), ...readAmounts(given)]);
  const strange = readAmounts(text).find((amount) => !amounts.has(amount));
  if (strange !== undefined) return `unknown amount ${strange / 100}`;
  const percents = readPercents(given);
  if (readPercents(text).some((percent) => !percents.includes(percent))) return 'unknown percentage';
  if (IN_WORDS.test(text)) return 'amount in words';
  const durations = new Set(readDurations(given));
  if (readDurations(text).some((duration) => !durations.has(duration))) return 'unknown duration';
  const phones = [company.phone, company.phoneE164, company.whatsapp].map(digitsOf);
  if ((text.match(PHONE) ?? []).some((phone) => !phones.includes(digitsOf(phone)))) return 'foreign phone number';
  for (const [, target = ''] of text.matchAll(LINK)) {
    const path = target.startsWith(publicUrl) ? target.slice(publicUrl.length) : target;
    if (!path.startsWith('/') || path.startsWith('//') || !paths.has(path.split(/[?#]/)[0] || '/')) return 'foreign link';
  }
  const own = [company.email, company.supportEmail];
  if ((text.match(EMAIL) ?? []).some((address) => !own.includes(address))) return 'foreign e-mail address';
  const bare = text.replace(LINK, ' ').replace(EMAIL, ' ').replaceAll(publicUrl, ' ');
  if (new RegExp(ADDRESS).test(bare)) return 'foreign address';
  if (PROMISE.test(text) && !PROMISE.test(given)) return 'promise';
  return null;
}
