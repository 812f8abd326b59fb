const UNITS =
  '€|Euro|Cent|Prozent|Mio\\.|Millionen|Uhr|km|m|cm|mm|kg|g|ml|kB|MB|GB|Mbit/s|s|ms|px|dpi';
const MONTHS = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';
/** Spaces that no line ends at. */
const GAPS = [
  /(?<=§|Art\.|Abs\.|Nr\.|Buchst\.) (?=[\p{L}\d])/gu,
  /(?<=Artikel|Absatz|Satz|Seite|Abschnitt) (?=\d)/gu,
  new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'),
  new RegExp(`(?<=\\b\\d{1,2}\\.) (?=(?:${MONTHS})(?!\\p{L}))`, 'gu'),
  // 'z. B.', 'd. h.', 'u. a.', 'i. d. R.'
  /(?<=(?<!\p{L})\p{Ll}\.) (?=\p{L}\.)/gu,
];
const PERCENT = /(?<=\d)[ \u00a0](?=%)/g;

/**
 * What would be torn by the end of a line stays on it: § 14, 590 €, 17:00 Uhr,
 * 28. Juni, z. B. The sign of per cent stands nearer, as in print.
 */
export const keepTogether = (text: string): string =>
  GAPS.reduce((rest, gap) => rest.replace(gap, '\u00a0'), text).replace(PERCENT, '\u202f');
