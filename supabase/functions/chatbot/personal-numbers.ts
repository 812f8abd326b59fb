import { isValidIban } from '#shared/agency/check-digits.ts';

// Bank accounts, cards and telephone numbers in a message, and what only looks like one.

/** Between the groups of a number. */
const GAP = String.raw`[ .\-/\u00a0]?`;
const IBAN = new RegExp(
  String.raw`\b[A-Z]{2}${GAP}\d{2}(?:${GAP}[A-Z]{4})?(?:${GAP}[A-Z]?\d){9,30}(?!\d)`,
  'gi',
);
const CARD = new RegExp(String.raw`\b[2-6](?:${GAP}\d){12,18}(?!\d)`, 'g');
/** 'Konto 532013000', 'BLZ: 370 400 44': whatever stands after the word, in any spelling. */
const ACCOUNT = new RegExp(
  String.raw`(?<!\p{L})((?:iban|blz|bankleitzahl|(?:giro|bank|geschäfts|firmen|privat|spar)?(?:konto|kto)(?:nummer|nr)?|account number|rekeningnummer)(?!\p{L})` +
    String.raw`(?:[\s.:=-]|(?:nr|nummer|ist|lautet|is|die|meine|folgende)(?!\p{L})){0,12})` +
    String.raw`(?:[A-Z]{2}${GAP})?\d(?:${GAP}\d){6,}`,
  'giu',
);
/** 'Steuer-ID 12 345 678 901', 'Personalausweis L01X00T47': what tells one person from all others. */
const PERSONAL_ID = new RegExp(
  String.raw`(?<!\p{L})((?:(?:steuer-?|steuerliche )(?:id(?:nr)?|identifikationsnummer)|bsn|` +
    String.raw`burgerservicenummer|(?:sozialversicherungs|rentenversicherungs|sv-?|` +
    String.raw`krankenversicher(?:ten|ungs)|versicherten|ausweis|reisepass)(?:nummer|nr)|` +
    String.raw`personalausweis(?:nummer|nr)?|reisepass)(?!\p{L})` +
    String.raw`(?:[\s.:=-]|(?:nr|nummer|ist|lautet|is|die|meine)(?!\p{L})){0,12})` +
    String.raw`[A-Z]{0,2}\d(?:(?:[ /-]?[A-Z]{1,2})?[ /-]?\d){4,13}(?!\d)`,
  'giu',
);
/** IBANs of a fixed length that go over a line: what stands on the next line else is another number. */
const LINE = String.raw`(?:[ .\-/\u00a0]?\r?\n|${GAP})`;
const BROKEN_IBAN = new RegExp(
  String.raw`\b(?:DE(?:${LINE}\d){20}|AT(?:${LINE}\d){18}|CH(?:${LINE}\d){19}|BE(?:${LINE}\d){14}|` +
    String.raw`NL(?:${LINE}\d){2}${LINE}[A-Z]{4}(?:${LINE}\d){10})(?!\d)`,
  'gi',
);
/** What says that a number is one to call, not long before it. */
const CALLED =
  String.raw`(?<!\p{L})(?:tel|telefon|handy|mobil|(?:telefon|handy|mobil|ruf)(?:nummer|nr)|mobile|phone|` +
  String.raw`(?:meiner?|unserer?|my|mijn) (?:nummer|nr|number)|ruf|rufen|anrufen?|zurückrufen|` +
  String.raw`erreich(?:bar|en)|whatsapp|call|bel)(?!\p{L})[^\d\n]{0,25}`;
const MOBILE = String.raw`1[5-7]\d`;
/**
 * With its area code; '151 23456789' without the nought; '49 151 23456789' in
 * other groups where a word says what it is.
 */
const PHONE = new RegExp(
  String.raw`(?<![\d.,])(?:(?:\((?=[+\d ]{2,8}\)))?(?:\+|00|0)\d(?:[ /().-]{0,3}\d){5,14}(?!\d)|` +
    String.raw`(?:49[ /-])?${MOBILE}[ /-]{1,3}(?:\d{7,8}|\d\d(?:[ -]\d\d){3})(?![ /.,-]?\d)|` +
    String.raw`(?=[1-4])(?<=${CALLED})(?:(?:49|43|41|31|32)[ /-]{0,2}(?:\(0\) ?)?[1-9]\d|${MOBILE})` +
    String.raw`(?:[ /-]{0,2}\d){6,10}(?![ /.,-]?\d))`,
  'giu',
);

const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
const YEAR = '(?:19|20)\\d\\d';
const DATE =
  `(?:${DAY}(?:\\. ?|[ /-])${MONTH}(?:\\. ?|[ /-])${YEAR}|${DAY}[./] ?${MONTH}[./] ?\\d\\d|` +
  `${DAY}\\. ?${MONTH}\\.|${YEAR}-\\d\\d-\\d\\d)(?![.:]?\\d)`;
const CLOCK = '(?:[01]?\\d|2[0-4])[.:][0-5]\\d(?!\\d)';
const TIME = `(?:${DATE}|${CLOCK})`;
/**
 * '05.10.2026', '02.12. 09.30', '08.00 - 17.00', 'AN-2026-0001', 'Bestellung 0123456789': figures enough for a telephone
 * number, but none, unless they go on from an area code.
 */
const SPARED = new RegExp(
  String.raw`((?<![\d.,:]|(?:\b0|\+\d{1,3}[ /().-]{0,3})\d{1,5}[ /().-]{1,3})` +
    String.raw`(?:${TIME}(?:(?: ?[/–,-] ?| )${TIME})+|${DATE}|\d{4} ?[–-] ?\d{4} ?(?:Uhr|h)\b)(?!\.?\d)|` +
    String.raw`\b[A-Z]{2}-${YEAR}-\d{3,}(?!\d)|` +
    String.raw`\b(?:[Bb]estell(?:ung|nummer|-?[Nn]r)|(?:[Aa]uftrags|[Rr]echnungs|[Kk]unden|` +
    String.raw`[Ss]endungs|[Oo]rder)nummer)[ .:#]{1,3}\d{6,20}(?![ /-]?\d))`,
  'g',
);

/** Mends a text except for its dates, times and the numbers of documents. */
const mendNumbers = (text: string, mend: (part: string) => string): string =>
  text
    .split(SPARED)
    .map((part, index) => (index % 2 === 1 ? part : mend(part)))
    .join('');

/**
 * A wrong check digit or a missing figure is still a bank account to the person who typed it, so
 * the German, Dutch and Austrian lengths count as well.
 */
function looksLikeIban(text: string): boolean {
  const compact = text.replace(/[^A-Z\d]/gi, '').toUpperCase();
  return isValidIban(compact) || /^(?:DE\d{18}|NL\d{2}[A-Z]{4}\d{8}|AT\d{16})/.test(compact);
}

function isCard(digits: string): boolean {
  const numbers = Array.from(digits.replace(/\D/g, ''), Number).toReversed();
  const sum = numbers.reduce(
    (total, digit, index) =>
      total + (index % 2 ? (digit * 2 > 9 ? digit * 2 - 9 : digit * 2) : digit),
    0,
  );
  return sum % 10 === 0;
}

export const maskIds = (text: string): string => text.replace(PERSONAL_ID, '$1[Kennnummer]');

export const maskAccounts = (text: string): string =>
  mendNumbers(
    text
      .replace(BROKEN_IBAN, '[IBAN]')
      .replace(IBAN, (match) => (looksLikeIban(match) ? '[IBAN]' : match)),
    (part) => part.replace(ACCOUNT, '$1[IBAN]'),
  );

export const maskCards = (text: string): string =>
  mendNumbers(text, (part) =>
    part.replace(CARD, (match) => (isCard(match) ? '[Kartennummer]' : match)),
  );

/** Of a text whose accounts and cards are masked: their groups look like telephone numbers. */
export const maskPhones = (text: string): string =>
  mendNumbers(text, (part) => part.replace(PHONE, '[Telefon]'));

export const findPhones = (text: string): string[] =>
  maskCards(maskAccounts(text)).replace(SPARED, '|').match(PHONE) ?? [];
