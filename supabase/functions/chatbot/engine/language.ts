import type { ChatLanguage } from '#shared/chat.ts';
import { tokenize } from '#shared/search/german.ts';

export type Language = ChatLanguage;

// Words that only one of the three languages has, after folding. Words of two languages ('in', 'is', 'was', 'website') say nothing.
const MARKERS: Record<Language, ReadonlySet<string>> = {
  de: words(
    'ich sie ihr wir ist sind bei und oder nicht kann konnen wie viel eine einen der die das mit fur auf mir mein meine haben gibt welche bitte ja nein',
  ),
  en: words(
    'the what how much your you do does can i would like are where long it to build an my and of please which offer have any is there they speak english our my me us why who could should need want but not if customers',
  ),
  nl: words(
    'het een jullie hoe ik kan wat mijn zijn voor naar graag duurt lang kost welke hebben heeft aan bent van kunnen klanten gasten niet geen ook moet wordt uw deze zonder nog eigenaar waar klaar gaat mij wij onze terug',
  ),
};

function words(list: string): ReadonlySet<string> {
  return new Set(tokenize(list));
}

// Spoken German of the border region shares words with Dutch ('wat', 'kost'); one of these settles it.
const DIALECT = words('ne nen nich isch eusch nix ene eene üch öch ming ihr ihrs bi ju');
// Words of both: alone they say nothing, and the site is German.
const SPOKEN_AS_DUTCH = words('wat kost lang');

const HIGH_GERMAN: Record<string, string> = {
  wos: 'was',
  wat: 'was',
  watt: 'was',
  dat: 'das',
  dit: 'das',
  det: 'das',
  isch: 'ich',
  ick: 'ich',
  eich: 'euch',
  uch: 'euch',
  eusch: 'euch',
  un: 'und',
  unn: 'und',
  net: 'nicht',
  nit: 'nicht',
  nich: 'nicht',
  ned: 'nicht',
  nix: 'nichts',
  ne: 'eine',
  nen: 'einen',
  ene: 'eine',
  wia: 'wie',
  wi: 'wie',
  ferdich: 'fertig',
  fertich: 'fertig',
  feddich: 'fertig',
  duert: 'dauert',
  dauat: 'dauert',
  daurt: 'dauert',
  joot: 'gut',
  jut: 'gut',
  guat: 'gut',
  hob: 'habe',
  han: 'habe',
  koss: 'kostet',
  koscht: 'kostet',
  kostn: 'kosten',
  schopp: 'shop',
  hoamseitn: 'homepage',
  hoamseite: 'homepage',
  ebbes: 'etwas',
  machn: 'machen',
  bi: 'bei',
  ju: 'euch',
  choschtet: 'kostet',
  choscht: 'kostet',
  websiite: 'website',
  siite: 'seite',
  hend: 'haben',
  bruuche: 'brauche',
  bruch: 'brauche',
  overhaupt: 'überhaupt',
  su: 'so',
  och: 'auch',
  hant: 'habt',
  bruche: 'brauche',
  mochti: 'möchte',
  ond: 'und',
  oppis: 'etwas',
  franke: 'franken',
};

/** Words of spoken German in the form that the site knows. */
export const toHighGerman = (word: string): string => (Object.hasOwn(HIGH_GERMAN, word) ? HIGH_GERMAN[word]! : word);

/** Language of a message; that of the talk so far unless the message clearly has more words of another. */
export function detectLanguage(message: string, before: Language = 'de'): Language {
  const tokens = tokenize(message);
  const count = (language: Language): number => tokens.filter((token) => MARKERS[language].has(token)).length;
  if (tokens.some((token) => DIALECT.has(token))) return 'de';
  const german = count('de');
  const english = count('en');
  const isDutch = before === 'nl' || tokens.some((token) => MARKERS.nl.has(token) && !SPOKEN_AS_DUTCH.has(token));
  const dutch = isDutch ? count('nl') : 0;
  if (Math.max(english, dutch) >= 2 && Math.max(english, dutch) > german) return english >= dutch ? 'en' : 'nl';
  return before !== 'de' && german <= count(before) ? before : 'de';
}
