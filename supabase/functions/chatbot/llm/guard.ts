import { FINANCING, PACKAGES } from '#shared/agency/business.ts';
import type { Company } from '#shared/agency/company.ts';
import { buildInstalmentPlan } from '#shared/pricing/instalments.ts';
import { multiplyBase } from '#shared/pricing/price.ts';
import type { PriceList } from '#shared/pricing/price-list.ts';
import { fold, isStopWord, stem, tokenize } from '#shared/search/german.ts';

// Whether a sentence of a language model says nothing that the cited answer
// does not say. In doubt it does not pass.

export type Citation = {
  text: string;
  company: Company;
  prices: PriceList;
  message: string;
};

const NO =
  /\b(?:nicht|nichts|kein\w*|nie|niemals|niemand\w*|weder|ohne|nein|no|not|never|nobody|none|without|cannot|can't|don't|won't|geen|niet|niets|nooit|niemand|zonder|nee)\b/i;

/**
 * Words that promise, judge the law, rank or give away: only as the citation
 * has them, and with its yes or no.
 */
const RISKS: readonly RegExp[] = [
  /\b(?:rabatt\w*|nachlass\w*|nachlässe|gutschein\w*|geschenkt?\w*|gratis|günstiger|billiger|umsonst|discount\w*|voucher\w*|for free|korting\w*|goedkoper|cheaper)/gi,
  /\b(?:kostenlos\w*|kostenfrei\w*|free|kosteloos)\b/gi,
  /\b(?:garanti\w*|zusicher\w*|sicher(?:t|en)? zu|zusag\w*|versprech\w*|verspricht|versprochen|guarant\w*|promis\w*|beloof\w*|beloven)/gi,
  /\b(?:platz (?:eins|1)|erste[nr]? (?:stelle|platz|seite)|ganz oben|number one|first (?:place|page)|top ?\d|eerste plaats|marktführer\w*|beste[nrs]?|führende[nr]?)/gi,
  /\b(?:sicher|bestimmt|auf jeden fall|definitely|certainly|zeker|hundertprozentig)\b/gi,
  /§|\b(?:abmahn\w*|klag\w+|verklag\w*|gericht\w*|strafbar\w*|bußgeld\w*|gesetz\w*|rechtlich\w*|rechtssicher\w*|legal\w*|illegal\w*|erlaubt|verboten|haft(?:en|et|ung)\w*|widerruf\w*|frist\w*|lawsuit|law|lawful|court|wet|wettelijk|boete|rechtbank|dsgvo|gdpr|avg|bfsg|tdddg|uwg|bgb)\b/gi,
  /\b(?:iso ?\d+|zertifiziert\w*|certified|gecertificeerd|auszeichnung\w*|preisgekrönt\w*|partner (?:von|of|van)|google[- ]partner)/gi,
  /\b(?:sofort|heute|morgen|übermorgen|gestern|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|vandaag|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|januar|februar|märz|april|juni|juli|august|september|oktober|november|dezember|weihnachten|ostern|rund um die uhr|24\/7)\b/gi,
];

/** What only a person does or is. */
const NEVER: readonly RegExp[] = [
  /\b(?:ich|i|ik) (?:habe?|werde|will|kann|have|will|can|heb|zal)? ?(?:\p{L}+ ){0,4}(?:gebucht|reserviert|gelöscht|storniert|verschickt|geschickt|gesendet|weitergegeben|notiert|gutgeschrieben|überwiesen|freigeschaltet|geändert|booked|deleted|cancelled|sent|forwarded|refunded|geboekt|verwijderd|verstuurd|doorgegeven)(?!\p{L})/iu,
  /\b(?:ist|sind|wurden?|is|are|was|were|zijn) (?:\p{L}+ ){0,2}(?:gebucht|reserviert|gelöscht|storniert|überwiesen|freigeschaltet|geändert|booked|deleted|cancelled|refunded|geboekt|verwijderd)(?!\p{L})/iu,
  /\b(?:ich|i|ik) (?:buche|reserviere|lösche|storniere|schicke|sende|überweise|erstatte|schenke|gewähre|erlasse|gebe ihnen|ruf\w*|komme|notiere|bestätige|book|delete|send|grant|confirm|boek|stuur|geef)\b/i,
  /\b(?:mein name ist|ich heiße|my name is|i'm called|ik heet|mijn naam is)\b/i,
  /\b(?:als (?:mitarbeiter\w*|inhaber\w*|geschäftsführer\w*|mensch|jurist\w*|anwält\w*|anwalt)|as (?:an employee|the owner|a human|a lawyer)|als (?:medewerker|eigenaar|mens|advocaat))\b/i,
  /\bwir\b[^.]*\b(?:rund um die uhr|24\/7|samstags?|sonntags?|wochenende|feiertag\w*)/i,
  /\bwir (?:schenken|erlassen|erstatten|verzichten|gewähren|haften|übernehmen die kosten)\b/i,
  /<\/?[a-z!][^>]*>|javascript:|data:text|https?:|www\./i,
];
const IDENTITY =
  /\b(?:ich bin|i am|i'm|ik ben)\b(?!.{0,40}\b(?:programm|automat\w*|assistent\w*|program|assistant|automatisch\w*|machine|maschine|chatbot|bot)\b)/i;

const COUNTS: Readonly<Record<string, string>> = Object.fromEntries(
  'ein eine einem einer eins one een=1 zwei two twee=2 drei three drie=3 vier four=4 fünf five vijf=5 sechs six zes=6 sieben seven zeven=7 acht eight=8 neun nine negen=9 zehn ten tien=10 elf eleven=11 zwölf twelve twaalf=12 zwanzig twenty twintig=20 dreißig thirty dertig=30 fünfzig fifty vijftig=50 hundert hundred honderd=100 tausend thousand duizend=1000'
    .split(/(?<=\d) /)
    .flatMap((line) => {
      const [names = '', digits = ''] = line.split('=');
      return names.split(' ').map((name) => [name, digits]);
    }),
);
const UNIT =
  '(?:stunden?|tage?n?|wochen?|monate?n?|jahre?n?|minuten?|uhr|hours?|days?|weeks?|months?|years?|minutes?|uur|dag(?:en)?|weken|maand(?:en)?|jaar|minuten|prozent|percent|procent|%|kilometer|km|raten|seiten|sprachen|mal)';
const MEASURE = new RegExp(`(\\d+(?:[.,:–-]\\d+)*|\\p{L}+)[\\s-]?${UNIT}(?!\\p{L})`, 'giu');

/** '3 Wochen', 'drei Wochen' → '3'; every number that stands before a unit. */
const findMeasures = (text: string): string[] =>
  [...text.matchAll(MEASURE)].flatMap(([, number = '']) => {
    const digits = /^\d/.test(number) ? number : COUNTS[number.toLowerCase()];
    return digits === undefined ? [] : digits.split(/[–-]/);
  });

const AMOUNT = /(?:€|eur(?:o)?)\s?(\d[\d.,]*)|(\d[\d.,]*)\s?(?:€|eur(?:o|os)?\b)/gi;
const AMOUNT_IN_WORDS =
  /\p{L}*(?:hundert|tausend|zig|hundred|thousand|honderd|duizend|zehn|neun)\p{L}*\s?(?:€|euro?)/iu;

export const readAmounts = (text: string): number[] =>
  [...text.matchAll(AMOUNT)].map(([, after, before]) => {
    const digits = (after ?? before ?? '').replace(/[.,]$/, '');
    const cents = /[.,](\d{1,2})$/.exec(digits)?.[1];
    const whole = cents ? digits.slice(0, -cents.length - 1) : digits;
    return Number(whole.replace(/\D/g, '')) + (cents ? Number(cents.padEnd(2, '0')) / 100 : 0);
  });

type Product = { names: RegExp; price: number; isBase: boolean };
const listProducts = ({ packages, projectTypes, services }: PriceList): Product[] => [
  ...packages.map(({ name, price }) => ({
    names: new RegExp(`\\b${name.replace(' ', '[ -]?')}`, 'i'),
    price,
    isBase: true,
  })),
  ...projectTypes.map(({ id, basePrice }) => ({
    names: {
      website: /\b(?:websites?|webseiten?|homepage)\b/i,
      shop: /\b(?:\w*-?shops?|webwinkel)\b/i,
      chatbot: /chatbot/i,
      automation: /automati[sz]/i,
    }[id],
    price: basePrice,
    isBase: true,
  })),
  ...services.map(({ id, price }) => ({
    names: {
      seo: /\bseo\b/i,
      maintenance: /wartung|maintenance|onderhoud/i,
      training: /schulung|training/i,
      multilingual: /sprach|language|taal|talen/i,
      analytics: /statisti/i,
      social: /social/i,
    }[id],
    price,
    isBase: false,
  })),
];

const near = (left: number, right: number): boolean => Math.abs(left - right) < 0.011;

/**
 * Whether a price function gives this amount for the product, said the way the
 * sentence says it.
 */
function isPriceOf(
  { price, isBase }: Product,
  amount: number,
  sentence: string,
  { urgencies }: PriceList,
): boolean {
  const totals = isBase ? urgencies.map(({ multiplier }) => multiplyBase(price, multiplier)) : [];
  if (near(amount, price)) return !/anzahlung|down payment|aanbetaling|\brate\b/i.test(sentence);
  if (totals.some((total) => near(amount, total)))
    return /eil|schnell|dring|monat|planung|zeit|urgent|soon|fast|month|spoed|snel|maand/i.test(
      sentence,
    );
  const down = price * FINANCING.downPaymentShare;
  if (near(amount, down)) return /anzahl|anzuzahl|down payment|deposit|aanbetal/i.test(sentence);
  const counts = [3, 4, 5, 6];
  return (
    /\brate|instal|termijn/i.test(sentence) &&
    counts.some((count) =>
      buildInstalmentPlan(price, count).instalments.some((rate) => near(rate, amount)),
    )
  );
}

/**
 * Every amount belongs to a product that the same part of the sentence names,
 * or stands so in the citation's sentence.
 */
function findWrongAmount(sentence: string, { text: cited, prices }: Citation): string | null {
  if (AMOUNT_IN_WORDS.test(sentence)) return 'amount in words';
  const given = readAmounts(cited);
  const all = listProducts(prices);
  for (const part of sentence.split(/,|;|\bund\b|\band\b|\ben\b|\bsowie\b/i)) {
    for (const amount of readAmounts(part)) {
      const named = all.filter(({ names }) => names.test(part));
      const products = named.length > 0 ? named : all.filter(({ names }) => names.test(sentence));
      const isRight =
        products.length > 0
          ? products.some((product) => isPriceOf(product, amount, sentence, prices))
          : given.some((known) => near(known, amount));
      if (!isRight) return `amount ${amount}`;
    }
  }
  return null;
}

/** 'Commerce dauert 2 Wochen': the weeks of a package are its own. */
function findWrongWeeks(sentence: string): string | null {
  for (const part of sentence.split(/,|;|\bund\b|\band\b|\ben\b/i)) {
    if (!/woche|week|weken/i.test(part)) continue;
    const named = PACKAGES.filter(({ name }) => part.toLowerCase().includes(name.toLowerCase()));
    const own = named.flatMap(({ delivery }) => findMeasures(delivery));
    const strange = findMeasures(part).find(
      (measure) => named.length > 0 && !own.includes(measure),
    );
    if (strange !== undefined) return `weeks ${strange}`;
  }
  return null;
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/);

/** The risky words of a sentence that the citation lacks, or says with the other yes or no. */
function findWrongClaim(sentence: string, cited: string): string | null {
  for (const risk of RISKS) {
    for (const [word] of sentence.matchAll(risk)) {
      const root = fold(word).slice(0, 6);
      const source = sentencesOf(cited).filter((part) => fold(part).includes(root));
      if (source.length === 0) return `claim '${word}'`;
      if (!source.some((part) => NO.test(part) === NO.test(sentence))) return `turned '${word}'`;
    }
  }
  return null;
}

const stemsOf = (text: string): string[] =>
  tokenize(text)
    .filter((word) => word.length > 2 && !isStopWord(word))
    .map(stem);

/**
 * Whether a sentence denies something that is among the stems: what follows
 * 'kein', what stands around 'nicht'.
 */
const denies = (source: string, stems: ReadonlySet<string>): boolean =>
  [...source.matchAll(new RegExp(NO, 'gi'))].some(({ 0: word, index }) => {
    const after = stemsOf(source.slice(index + word.length).split(',')[0] ?? '')[0];
    const before = /^(?:kein|no$|geen|ohne|without|zonder)/i.test(word)
      ? undefined
      : stemsOf(source.slice(0, index)).at(-1);
    return [after, before].some((each) => each !== undefined && stems.has(each));
  });

/**
 * Whether a sentence says yes where the sentence of the citation that it is
 * most like says no, or the other way round.
 */
function isTurned(sentence: string, cited: string): boolean {
  const stems = new Set(stemsOf(sentence));
  const shared = cited.split(/[.!?;:]\s+/).map((source) => ({
    source,
    count: new Set(stemsOf(source).filter((each) => stems.has(each))).size,
  }));
  const most = Math.max(...shared.map(({ count }) => count));
  if (most < 1) return false;
  const closest = shared.filter(({ count }) => count === most).map(({ source }) => source);
  return NO.test(sentence)
    ? !closest.some((source) => NO.test(source))
    : closest.some((source) => denies(source, stems));
}

/**
 * Share of the words that carry the meaning which stand in the citation or the
 * visitor's message.
 */
function findSupport(sentence: string, { text, message }: Citation): number {
  const known = new Set([...tokenize(text), ...tokenize(message)].map(stem));
  const words = tokenize(sentence).filter((word) => word.length > 2 && !isStopWord(word));
  const isKnown = (word: string): boolean =>
    known.has(stem(word)) || [...known].some((other) => other.length > 4 && word.includes(other));
  return words.length === 0 ? 1 : words.filter(isKnown).length / words.length;
}

const LEAST_SUPPORT = 0.6;

/** The first reason why the sentence must not be shown, or null. */
export function findViolation(sentence: string, citation: Citation): string | null {
  const { text, company } = citation;
  if (sentence.length > 400) return 'too long';
  if (NEVER.some((pattern) => pattern.test(sentence))) return 'says what only a person may';
  if (IDENTITY.test(sentence) && !NO.test(sentence)) return 'claims to be somebody';
  const wrong =
    findWrongAmount(sentence, citation) ??
    findWrongWeeks(sentence) ??
    findWrongClaim(sentence, text);
  if (wrong) return wrong;
  const named = PACKAGES.filter(({ name }) => sentence.includes(name));
  const measures = new Set([text, ...named.map(({ delivery }) => delivery)].flatMap(findMeasures));
  const strange = findMeasures(sentence).find((measure) => !measures.has(measure));
  if (strange !== undefined) return `number ${strange}`;
  const own = [company.email, company.supportEmail, company.phone, company.city, company.name];
  const rest = own.reduce((left, part) => left.replaceAll(part, ' '), sentence);
  if (/[\w.+-]+@[\w-]+\.\w+|\b[\w-]+\.(?:de|com|net|org|nl|eu|io|at|ch|info|shop)\b/i.test(rest))
    return 'foreign address';
  if (/(?:\+|\b0)\d[\d\s()/-]{5,}\d/.test(rest)) return 'foreign number';
  if (
    /\b\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}{3,})/u.test(rest) &&
    !text.includes(/\d{1,2}\.\s?\S+/.exec(rest)![0])
  )
    return 'date';
  if (isTurned(sentence, text)) return 'turned';
  return findSupport(sentence, citation) < LEAST_SUPPORT ? 'not in the citation' : null;
}
