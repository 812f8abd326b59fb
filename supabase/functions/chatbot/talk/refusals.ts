import { findPersonalData } from '../personal-data.ts';

// What is refused by code, before anything is read: private data, and attempts
// on the assistant or on other people.

const ATTEMPTS: readonly RegExp[] = [
  // Instructions about instructions.
  /\b(?:ignor\w*|vergiss\w*|vergess\w*|forget|disregard|negeer|missachte\w*|umgeh\w*|override)\b.{0,60}\b(?:anweisung\w*|instru\w*|regel\w*|vorgabe\w*|rules|guidelines|prompt\w*|alles|everything|previous|vorherig\w*)/i,
  /\bsystem ?-?prompt|\bprompt ?injection|\b(?:dein|ihr|euer|your|je|jouw)e?[nsrm]? (?:versteckte[nr]? |geheime[nr]? |interne[nr]? |hidden |secret |initial )*(?:prompt|anweisungen|instruktionen|instructions|instructies|vorgaben|quelltext)\b/i,
  /\b(?:du bist|you are|je bent|sie sind) (?:jetzt|ab jetzt|ab sofort|nun|now|vanaf nu)\b|\bact as\b|\bpretend (?:to be|you)|\btu so,? als|\bspiel(?:e|en sie)? (?:jetzt )?(?:die rolle|einen)|\b(?:dan|jailbreak|developer|entwickler|debug|admin|god)[- ]?mod(?:e|us)\b|\bdo anything now\b/i,
  /^\s*(?:system|assistant|developer)\s*:|<\|?\/?(?:system|im_start|im_end|assistant)|\[\/?inst\]|###\s*(?:system|instruction)/im,
  /\b(?:wiederhole|repeat|print|gib\b.{0,20}\baus|zeig\w*|output)\b.{0,40}\b(?:über dir|above|wortwörtlich|verbatim|systemnachricht|konfiguration|api[- ]?key|zugangsschlüssel)/i,
  /<script|javascript:|\bdrop table\b|\bunion select\b|['"]\s*or\s+1\s*=\s*1|\$\{.*\}|\{\{.*\}\}/i,
  /\b(?:repeat after me|sprich mir nach|(?:antworte|schreib|answer|reply)\b.{0,20}\b(?:nur noch|ab jetzt|only|from now on)\b.{0,20}\b(?:wort|satz|word|sentence))\b|\bersten? (?:satz|zeile|wort)\b.{0,20}\bprompt/i,
  // Fraud, and data of others.
  /\b(?:schick\w*|send\w*|gib\w*|zeig\w*|brauche|give|show|stuur)\b.{0,30}\b(?:kundenlist\w*|kundendaten|customer list|klantenlijst)/i,
  /\bphishing|\b(?:schreib|formulier|erstell|entwirf|bau|mach|write|create|schrijf)\w*\b.{0,80}\b(?:wie von (?:der|einer|ihrer|paypal|amazon)|im namen (?:der|von|einer|ihrer)|in the name of|namens (?:de|een)|von der sparkasse|von der bank|gefälscht\w*|fake|täuschend|from (?:the|a) bank|pretending)|\b(?:pin|tan|passw\w+|zugangsdaten|kreditkart\w+)\b.{0,40}\b(?:abgreif|abfisch|stehlen|klauen|steal|herausfinden|ausspäh)/i,
  /\b(?:hack|hacken|knacken|ddos|trojaner|keylogger|schadcode|malware)\b.{0,60}\b(?:konkurren\w*|mitbewerber\w*|nachbar\w*|fremde\w*|andere\w*|seite von|website von|konto von|account)/i,
  /(?<!\b(?:gegen|against|tegen) )\b(?:fake|gefälschte|gekaufte|falsche) ?-?(?:bewertung|rezension|review)\w*/i,
  /\b(?:e-?mail\w*|mail\w*|telefon\w*|handynummer\w*|nummer\w*|adress\w*|iban|kontonummer|kontodaten|daten|rechnung\w*|angebot\w*|liste|email|phone|contact details|gegevens|passwort|passwörter)\b.{0,25}\b(?:von|eurer?|ihrer?|deiner?|der|eines|of|your|van|jullie)\b(?! (?:mein|unser|my|our|mijn|onze)).{0,12}\b(?:ander\w+(?! (?:agentur|anbieter|firma|dienstleister|webdesigner))|kund(?:en|in|innen|enliste)|customers?|clients?|klanten|mitarbeiter\w*|nutzer\w*|users?|chef\w* privat)\b/i,
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
