import { findPhones, maskAccounts, maskCards, maskIds, maskPhones } from './personal-numbers.ts';

// Personal data in chat messages: what is masked before anything is stored, and
// what the assistant asks people not to send.

// Every pattern is tried at each place of 4,000 characters that anybody may have chosen: what has
// no end begins only where no other begin lies before it, or is bounded (bench/chat.ts).

const EMAIL = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
const HOST = '[\\p{L}\\d-]+';
const TLD = '(?:de|com|net|org|nl|at|ch|eu|be|info)(?![\\p{L}\\d])';
const BRACKETED = (word: string): string => ` ?[([{] ?(?:${word}) ?[)\\]}] ?`;
const SPOKEN_DOT = '(?:dot|punkt|punt)';
const MAILBOX =
  '(?:gmx|web|gmail|googlemail|t-online|outlook|hotmail|yahoo|icloud|posteo|mailbox|freenet|ziggo)';
/**
 * 'hans(at)firma.de', 'hans [at] firma [punkt] de', 'hans @ firma.de', 'hans at
 * firma punkt de', and of what is no look at a website: 'hans at gmx.de'.
 */
const SPELLED_EMAIL = new RegExp(
  '(?<![\\p{L}\\d._%+-])[\\p{L}\\d._%+-]+(?:' +
    `(?:${BRACKETED('at|ät')}| ?@ ?)${HOST}` +
    `(?:(?:(?:\\.|${BRACKETED(SPOKEN_DOT)}| ${SPOKEN_DOT} )${HOST})+| ${TLD})|` +
    ` (?:at|ätt?) (?:${HOST} ${SPOKEN_DOT} |${MAILBOX}(?:\\.| ))${TLD})`,
  'giu',
);
/** 'Mein Passwort ist leider abgelaufen' tells none. */
const STATE =
  '(?:(?:leider|immer|noch|schon|wieder|wohl|auch|doch|jetzt|mir|uns|still|already|al|nog)' +
  '\\s+){0,3}' +
  '(?:nicht|falsch|richtig|korrekt|weg|abgelaufen|vergessen|entfallen|verloren|ungültig|gültig|' +
  'gesperrt|unbekannt|kaputt|zu|im?|bei|auf|von|not|no|wrong|incorrect|gone|expired|lost|' +
  'forgotten|invalid|too|niet|vergeten|verlopen|fout|onjuist|kwijt|ongeldig)(?!\\p{L})';
const PASSWORD = new RegExp(
  '((?:(?:passwort|kennwort|password|wachtwoord)(?:\\s+(?:ist|lautet|is)(?!\\p{L})\\s*:?|\\s*[:=])|' +
    `(?<!\\p{L})pwd?\\s*[:=])\\s*)(?!${STATE})(\\S+)`,
  'giu',
);
const ADDRESS = '(?:https?://|www\\.)|[^\\s@]*\\.(?:de|com|net|org|nl|at|ch|eu)(?![\\p{L}\\d])';
const SECRET = `(?=[^\\s@]{6,64}(?:\\s|$))(?!${ADDRESS})(?=[^\\s@]*\\d)(?=[^\\s@]*\\p{L})[^\\s@]+`;
/**
 * 'Mein Passwort geht nicht, es ist …', 'Kennwort …': a word of letters and
 * figures soon after it.
 */
const NEAR_SECRET = new RegExp(
  '((?:passwor[td]|kennwort|wachtwoord)(?!\\p{L})[^\\n]{0,50}?[\\s:="„]|' +
    `\\bpw(?:\\s+(?:ist|lautet|is)(?!\\p{L}))?[\\s:=]+)(${SECRET})`,
  'giu',
);
/** '… vergessen, dreimal falsch eingegeben. Es war Sommer2019!': further on, of capitals too. */
const FAR_SECRET = new RegExp(
  '((?:[Pp]asswor[td]|[Kk]ennwort|[Ww]achtwoord)(?!\\p{L})[^\\n]{0,300}?[\\s:="„])' +
    `((?=[^\\s@]{0,63}\\p{Lu})(?=[^\\s@]{0,63}\\p{Ll})${SECRET})`,
  'gu',
);
/** 'Zugangsdaten: admin / …', 'Login ist …': the words alone stand in many a question. */
const LOGIN = new RegExp(
  '((?:zugangsdaten|zugang|login|logindaten|inloggegevens)' +
    '(?:\\s*[:=][^\\n]{0,30}?|\\s+(?:ist|sind|lautet|lauten|is|are|zijn)\\s+(?:\\S+\\s*[/,|]\\s*)?)' +
    `(?<=[\\s:=/,|]))(${SECRET})`,
  'giu',
);
const CODE =
  /(?<!\p{L})((?:pin|tan|puk|cvc|cvv)(?:\s+(?:ist|lautet|is))?[\s:=]+)(\d{3,8})(?!\d)/giu;
const PASSWORDS = [PASSWORD, NEAR_SECRET, FAR_SECRET, LOGIN, CODE];
/** 'Ich habe MS' tells of an illness, 'Er hat MS Office' of programs. */
const HEALTH =
  /(?<!\p{L})(?:\p{L}*krebs\p{L}*|\p{L}*tumor\p{L}*|chemo\p{L}*|(?:psycho)?therapie\p{L}*|diagnos\p{L}*|depress\p{L}*|hiv|aids|diabet\p{L}*|schwanger\p{L}*|\p{L}*epilep\p{L}*|psych(?:iat|ose|isch)\p{L}*|alkoholi\p{L}*|burn-?out\p{L}*|multiple sklerose|\p{L}*infarkt\p{L}*|schlaganf[aä]ll\p{L}*|\p{L}*behinder(?:t|ung)\p{L}*|(?:alters)?dement\p{L}*|demenz\p{L}*|alzheimer\p{L}*|parkinson\p{L}*|leukämie\p{L}*|rheuma\p{L}*|asthma\p{L}*|allergi\p{L}*|migräne\p{L}*|arthrose\p{L}*|thrombose\p{L}*|bandscheiben\p{L}*|autis\p{L}*|adhs|bipolar\p{L}*|schizophren\p{L}*|magersücht\p{L}*|angst(?:störung|zust[aä]nd)\p{L}*|panik(?:attack|störung)\p{L}*|(?:down|tourette|asperger)[- ]?syndrom\p{L}*|tourette|asperger|trisomie(?: ?\d\d)?|antidepressiv\p{L}*|psychopharmak\p{L}*|\p{L}+krank(?:e[mnrs]?)?|(?:alkohol|drogen|tabletten|spiel)(?:sucht|(?:süchtig|abhängig)\p{L}*)|(?<=(?<!\p{L})(?:hab|habe|hat|hatte|have|has|heb|heeft|(?:leide|leidet|erkrankt) an) )ms(?![\p{L}\d-]|(?: |365)?(?:office|365|teams|word|excel|access|outlook|sql|windows|project|exchange|sharepoint|dos))|\p{L}*erkrank\p{L}*|\p{L}*krankheit\p{L}*|krank|kranke[mnrs]?|pflegegrad\p{L}*|pflegefall|fehlgeburt\p{L}*|corona|covid|dialyse\p{L}*|rollstuhl\p{L}*|anxiety|panic attacks?|cancer|pregnant|dementia|stroke|disabled|kanker|zwanger|dementie|beroerte|ziekte\p{L}*)(?!\p{L})/giu;
/**
 * A profession or an offer tells of nobody: 'Diabetesberaterin',
 * 'Krebsnachsorge', 'Allergieambulanz'.
 */
const OFFERS =
  /(?:log(?:e|in|en|ie)|iater|iatrie|berat\p{L}*|therapeut\p{L}*|nachsorge|vorsorge|prävention|praxis|praxen|klinik\p{L}*|zentrum|ambulanz|coach\p{L}*|kurse?|studio|pfleg(?:e|er|erin|edienst)|hilfe|selbsthilfe\p{L}*|gruppe\p{L}*|taxi|sport|freundlich\p{L}*|gerecht\p{L}*)$/iu;

/** Whoever treats others writes of their illnesses, not of his own. */
const TREATS =
  /(?<!\p{L})(?:biete\p{L}*|anbiete\p{L}*|praxis|praxen|heilpraktik\p{L}*|\p{L}*therapeut\p{L}*|behandl\p{L}*|patienten|klienten)(?!\p{L})/iu;
const TELLS_OF_ITSELF =
  /\b(?:ich hab|ich habe|ich hatte|ich bekam|ich bin|ich leide|ich nehme|ich war|mir wurde|hab ich|habe ich|bin ich|bei mir|mein\p{L}{0,2} (?:\p{L}+ )?(?:diagnose|therapie|erkrankung|krankheit|depression\p{L}*|behinderung|allergie)|i have|i am|ik heb|ik ben)\b/iu;
const PERSON =
  '(?:schwieger|groß|stief|paten)?(?:mutter|mama|mutti|vater|papa|mann|frau|ehemann|ehefrau|ehegatte|partner|partnerin|freund|freundin|lebensgefährt(?:e|in|en)|sohn|tochter|kind|kinder|kindern?|sohnes|bruders?|schwester|geschwister|oma|opa|eltern|onkel|tante|enkel|enkelin|neffe|neffen|nichte|cousine?|chef|chefin|kollegen?|kollegin|mitarbeiter|mitarbeiterin|mitarbeiters|azubi|gesellen?|patient|patientin|kunde|kunden|kundin|nachbar|nachbarin|mannes|vaters|mother|father|wife|husband|son|daughter|brother|sister|mum|mom|dad|employee|moeder|vader|vrouw|zoon|dochter|broer|zus)';
/**
 * 'Meine Mutter hat Demenz', 'Frau Krause leidet an …', and not 'Wir sind eine
 * Praxis für Patienten mit Diabetes'.
 */
const TELLS_OF_SOMEBODY = new RegExp(
  `(?<!\\p{L})(?:(?:mein|unser|sein|ihr|dein|euer|ein|d)(?:e|en|em|er|es)? ` +
    `(?:\\p{L}+(?:e|en|er|es) )?${PERSON}|(?:my|our|his|her|mijn|onze|zijn|haar) ` +
    `${PERSON}|(?:mein|unser|sein|ihr)(?:e|er)? ` +
    `(?!(?:web|online|home|internet)?\\p{L}*(?:seite|site|shop|page|praxis|firma|betrieb|klinik|verein|laden|agentur|zentrum|angebot|team|server|chatbot|bot|projekt)(?!\\p{L}))\\p{L}+ ` +
    '(?:hat|hatte|ist|war|leidet|litt|liegt|bekommt|bekam|wurde|wird)|(?:herr|herrn|frau) ' +
    `\\p{L}+|(?:er|sie|he|she|hij|zij) ` +
    `(?:hat|hatte|leidet|litt|ist|war|bekam|has|is|was|heeft))(?!\\p{L})`,
  'iu',
);

/** The illness of somebody who is named; and who was born when. */
const NAMED = /(?<!\p{L})(?:[Hh]errn?|[Ff]rau|[Pp]atient(?:in)?|[Kk]und(?:in|e)) \p{Lu}/u;
const BORN =
  /(?:geb\.|geboren|geburtsdatum|geburtstag|born|geboren op)[^\n]{0,40}\d{1,2}\.\s?\d{1,2}\.\s?(?:19|20)\d\d|(?<!\d)\d{1,2}\.\d{1,2}\.(?:19[3-9]|200)\d(?!\d)/i;

/** The days of them; no appointment lies so long ago. */
const BIRTHDAYS =
  /(?<!\d)\d{1,2}\.\s?\d{1,2}\.\s?(?:(?:19[3-9]|200)\d|(?<=(?:geb\.|geboren|geburtsdatum|geburtstag|born)[^\n]{0,50})(?:19|20)\d\d)(?!\d)/giu;

/**
 * Digits and letters of full width as plain ones, and nothing invisible between them; what joins
 * an emoji stays.
 */
const plain = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E\u{1D7CE}-\u{1D7FF}]/gu, (each) => each.normalize('NFKC'))
    .replace(/(?!\u200D)\p{Cf}|\u200D(?=[\d@.])/gu, '');

export type Finding = 'email' | 'phone' | 'iban' | 'card' | 'password' | 'health' | 'others';

/**
 * Replaces each piece of personal data by a German placeholder, e.g.
 * '[E-Mail]'. What remains may be stored.
 */
export function maskPersonalData(text: string): string {
  const withoutSecrets = PASSWORDS.reduce(
    (rest, pattern) => rest.replace(pattern, '$1[Passwort]'),
    plain(text)
      .replace(EMAIL, '[E-Mail]')
      .replace(SPELLED_EMAIL, '[E-Mail]')
      .replace(BIRTHDAYS, '[Geburtsdatum]'),
  );
  return maskPhones(maskCards(maskAccounts(maskIds(withoutSecrets)))).replace(HEALTH, (match) =>
    OFFERS.test(match) ? match : '[Gesundheitsangabe]',
  );
}

/** Kinds of personal data in a text. */
export function findPersonalData(written: string): Set<Finding> {
  const text = plain(written);
  const findings = new Set<Finding>();
  if (findEmail(text)) findings.add('email');
  if (PASSWORDS.some((pattern) => text.search(pattern) >= 0)) findings.add('password');
  if (maskAccounts(text) !== text) findings.add('iban');
  if (maskCards(text) !== text) findings.add('card');
  if (findPhones(text).length > 0) findings.add('phone');
  // A practice that asks for a website about therapy tells nothing about anybody.
  const illness = [...text.matchAll(HEALTH)].some(([match]) => !OFFERS.test(match));
  const tells = (TELLS_OF_ITSELF.test(text) && !TREATS.test(text)) || TELLS_OF_SOMEBODY.test(text);
  if (illness && tells) findings.add('health');
  const isNamed = NAMED.test(text) && illness && tells;
  if (isNamed || BORN.test(text)) findings.add('others');
  return findings;
}

export const findEmail = (text: string): string | null => text.match(EMAIL)?.[0] ?? null;

/** Every address and number of a text, each once, the addresses first. */
export const findContacts = (text: string): string[] => [
  ...new Set([...(text.match(EMAIL) ?? []), ...findPhones(text.replace(EMAIL, '\n'))]),
];
