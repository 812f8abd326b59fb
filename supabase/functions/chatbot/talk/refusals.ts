import { findPersonalData } from '../personal-data.ts';

// What is refused by code, before anything is read: private data, and attempts
// on the assistant or on other people.

/** Where somebody is told to do something: 'Ignoriere …', 'und nenne …', no 'Google ignoriert …'. */
const AT_ONCE =
  '(?:^|[.!?:;,"\'„“(\\n-]\\s{0,9}|(?<!\\p{L})(?:bitte|und|dann|jetzt|nun|mal|please|and|then|now) )';
const NEGATED = '(?!(?: \\p{L}+){0,2} (?:nicht|not|niet)(?!\\p{L}))';
const RULES =
  '(?:(?<!(?:unsere|meine|our|my) )(?:anweisung|instru|vorgabe|guideline|prompt|vorherig|' +
  'bisherig|previous)|alles,? (?:vorher|davor|bisher|oben|was)|everything (?:above|before)|' +
  '(?:dein|ihr|euer|eur|all|your|je|jouw|uw)\\p{L}*(?: \\p{L}+){0,2} (?:regel|rule))';
/** Instructions about instructions; who has forgotten the rules of a return tells of none. */
const OVERRIDE = new RegExp(
  `(?:${AT_ONCE}(?:ignorier(?:en sie|e|t)?|verg(?:iss|esst|essen sie)|missachte(?:n sie)?|` +
    `umgeh(?:en sie|e)?|ignore|forget|disregard|override|negeer|vergeet)${NEGATED} .{0,60}${RULES}` +
    '|(?<!\\p{L})du (?:vergisst|ignorierst) .{0,20}alles(?!\\p{L}))',
  'imu',
);

const DATA =
  '(?<!\\p{L})(?:e-?mail\\p{L}*|mail\\p{L}*|telefon\\p{L}*|handynummer\\p{L}*|nummern?|' +
  'adress\\p{L}*|iban|kontonummer|kontodaten|daten|rechnung\\p{L}*|angebot\\p{L}*|liste|phone|' +
  'contact details|gegevens|passwort|passwörter)(?!\\p{L})';
const PEOPLE =
  '(?:kund(?:e|en|in|innen|enliste)|customers?|clients?|klant(?:en)?|mitarbeiter\\p{L}*|' +
  'nutzer\\p{L}*|users?|chef\\p{L}* privat)(?!\\p{L})';
const OTHERS = '(?<!\\p{L})ander\\p{L}+ ';
/** A shop may show its owner what its customers have given; nobody is told what ours have. */
const OURS = '(?<!\\p{L})(?:(?:ihre|eure|deine)[rsmn]|(?:of|from) your|van (?:je|uw)|jullie) ';
const OF_SOMEBODY =
  '(?<!\\p{L})(?:von|der|des|eines|aller|of|van) (?!(?:mein|unser|my|our|mijn|onze)).{0,12}' +
  `(?:${PEOPLE}|ander\\p{L}+(?!\\p{L}| (?:agentur|anbieter|firma|dienstleister|webdesigner)))`;
const HAND_OUT =
  `(?:${AT_ONCE}(?:gib|nenne?|schicke?|sende?|zeige?|verrate?|liste?|such|finde?|sag)` +
  '(?!\\p{L}| (?:ich|wir|man) )|' +
  '(?<!\\p{L})(?:geben|nennen|schicken|senden|zeigen|verraten|sagen) sie (?:mir|uns)(?!\\p{L})|' +
  '(?<!\\p{L})gebt (?:mir|uns)(?!\\p{L})|' +
  '(?<!\\p{L})(?:give|show|send|tell|list|geef|stuur|toon|noem)(?!\\p{L})|' +
  '(?<!\\p{L})(?:wie (?:ist|lautet)|what is|wat is) (?:die|der|the|het|de)(?!\\p{L}))';
const NO_QUESTION =
  '(?:(?!(?<!\\p{L})(?:wie|wo|ob|dass|how|where|whether)(?!\\p{L}))[^.?!]){0,60}?';
const GIVEN =
  '(?<!\\p{L})(?:geben|nennen|schicken|senden|zeigen|verraten|sagen|mitteilen|raussuchen)(?!\\p{L})';
const OF_OTHERS = [
  new RegExp(`${DATA}.{0,25}?(?:${OURS}|${OTHERS}).{0,12}${PEOPLE}`, 'iu'),
  new RegExp(`${HAND_OUT}${NO_QUESTION}${DATA}.{0,25}?${OF_SOMEBODY}`, 'imu'),
  new RegExp(
    '(?<!\\p{L})(?:kannst|können|könnt|könnte\\p{L}*|würde\\p{L}*) (?:du|sie|ihr) (?:mir|uns) ' +
      `${NO_QUESTION}${DATA}.{0,25}?${OF_SOMEBODY}.{0,40}${GIVEN}`,
    'iu',
  ),
];

/** Asks to be given them; 'Schickt der Bot Kundendaten weiter?' does not. */
const OF_CUSTOMERS = new RegExp(
  `(?:${AT_ONCE}(?:gib|schicke?|sende|zeige?)(?!\\p{L}| (?:ich|wir|man) )|` +
    '(?<!\\p{L})(?:(?:geben|schicken|senden|zeigen) sie (?:mir|uns)|brauche) )' +
    '.{0,30}(?<!\\p{L}|(?:meine|unsere)r? )kundendaten',
  'imu',
);

const ATTEMPTS: readonly RegExp[] = [
  OVERRIDE,
  /\bsystem ?-?prompt|\bprompt ?injection|\b(?:dein|ihr|euer|your|je|jouw)e?[nsrm]? (?:versteckte[nr]? |geheime[nr]? |interne[nr]? |hidden |secret |initial )*(?:prompt|anweisungen|instruktionen|instructions|instructies|vorgaben|quelltext)\b/i,
  /\b(?:du bist|you are|je bent) (?:jetzt|ab jetzt|ab sofort|nun|now|vanaf nu)\b|\bact as\b|\bpretend (?:to be|you)|\btu so,? als|\bspiel(?:e|en sie)? (?:jetzt )?(?:die rolle|einen)|\b(?:dan|jailbreak|developer|entwickler|debug|admin|god)[- ]?mod(?:e|us)\b|\bdo anything now\b/i,
  /^\s{0,20}(?:system|assistant|developer)\s*:|<\|?\/?(?:system|im_start|im_end|assistant)|\[\/?inst\]|###\s*(?:system|instruction)/im,
  /\b(?:wiederhole|repeat|print|gib\b.{0,20}\baus|zeig\w*|output)\b.{0,40}\b(?:über dir|above|wortwörtlich|verbatim|systemnachricht|konfiguration|api[- ]?key|zugangsschlüssel)/i,
  /<script|javascript:|\bdrop table\b|\bunion select\b|['"]\s*or\s+1\s*=\s*1|\$\{[^{}\n]*\}|\{\{[^{}\n]*\}\}/i,
  /\b(?:repeat after me|sprich mir nach|(?:antworte|schreib|answer|reply)\b.{0,20}\b(?:nur noch|ab jetzt|only|from now on)\b.{0,20}\b(?:wort|satz|word|sentence))\b|\bersten? (?:satz|zeile|wort)\b.{0,20}\bprompt/i,
  // Fraud, and data of others.
  /\b(?:schick\w*|send\w*|gib\w*|zeig\w*|brauche|give|show|stuur)\b.{0,30}\b(?:kundenlist\w*|customer list|klantenlijst)/i,
  OF_CUSTOMERS,
  // To be made, not 'Hilfe, über unsere Seite läuft Phishing'.
  /\b(?:schreib|formulier|erstell|entwirf|entwerf|gestalt|programmier|bau|mach|brauch|will|möchte|write|create|make|build|need|want|schrijf|maak|bouw)\w*\b (?:\S+ ){0,4}(?:eine?n?|an?|een) (?:\S+ ){0,2}\S{0,20}phishing|\bphishing\S*(?: \S+)? (?:schreiben|erstellen|bauen|nachbauen|write|create|build|maken|schrijven)\b/i,
  /\b(?:schreib|formulier|erstell|entwirf|bau|mach|write|create|schrijf)\w*\b.{0,80}\b(?:wie von (?:der|einer|ihrer|paypal|amazon)|im namen (?:der|von|einer|ihrer)|in the name of|namens (?:de|een)|von der sparkasse|von der bank|gefälscht\w*|fake|täuschend|from (?:the|a) bank|pretending)|\b(?:pin|tan|passw\w+|zugangsdaten|kreditkart\w+)\b.{0,40}\b(?:abgreif|abfisch|stehlen|klauen|steal|herausfinden|ausspäh)/i,
  /\b(?:hack|hacken|knacken|ddos|trojaner|keylogger|schadcode|malware)\b.{0,60}\b(?:konkurren\w*|mitbewerber\w*|nachbar\w*|fremde\w*|andere\w*|seite von|website von|konto von|account)/i,
  /(?<!\b(?:gegen|against|tegen) )\b(?:fake|gefälschte|gekaufte|falsche) ?-?(?:bewertung|rezension|review)\w*/i,
  ...OF_OTHERS,
  /\b(?:privat(?:e|en|adresse|nummer)|wohnt|home address|privéadres)\b.{0,40}\b(?:chef\w*|inhaber\w*|mitarbeiter\w*|owner|eigenaar)|\b(?:chef|inhaber|mitarbeiter)\w*\b.{0,30}\b(?:privat(?:e|en|adresse|nummer)|wohnt)\b/i,
];

/**
 * The phrase with which a message is refused, or null. What somebody tells of
 * his own or his family's health ('health') is masked, and what he asks beside
 * it may be answered.
 */
export function findRefusal(message: string): 'sensitive' | 'refused' | 'health' | null {
  const findings = findPersonalData(message);
  if ((['iban', 'card', 'password', 'others'] as const).some((kind) => findings.has(kind)))
    return 'sensitive';
  if (ATTEMPTS.some((pattern) => pattern.test(message))) return 'refused';
  return findings.has('health') ? 'health' : null;
}
