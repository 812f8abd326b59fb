import { isValidIban } from '#shared/company.ts';

// Personal data in chat messages: what is masked before anything is stored, and what the assistant asks people not to send.

const EMAIL = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
const IBAN = /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{4}){2,7}(?:[ ]?[A-Z0-9]{1,4})?\b/gi;
const CARD = /\b\d(?:[ -]?\d){12,18}\b/g;
const PHONE = /(?<![\d.,])(?:\+|00|0)\d(?:[ /().-]{0,3}\d){5,14}(?!\d)/g;
const PASSWORD = /((?:passwort|kennwort|password|wachtwoord)(?:\s+(?:ist|lautet|is)|\s*[:=])\s*)(\S+)/gi;
const HEALTH =
  /\b(?:\p{L}*krebs\p{L}*|\p{L}*tumor\p{L}*|chemo\w*|therapie\w*|diagnos\w*|depression\w*|depressiv\w*|hiv|aids|diabet\w*|schwanger\w*|epilep\w*|psychiat\w*|alkoholik\w*|burn-?out|multiple sklerose|herzinfarkt\w*|schlaganfall\w*|behinderung\w*|cancer|pregnant)\b/giu;

const TELLS_OF_ITSELF = /\b(?:ich habe|ich bin|ich leide|bei mir|meine? (?:diagnose|therapie|erkrankung|krankheit)|i have|i am)\b/i;
/** 'Meine Patientin hat Diabetes', 'Frau Krause leidet an …', and not 'Wir sind eine Praxis für Patienten mit Diabetes'. */
const TELLS_OF_SOMEBODY =
  /\b(?:er|sie|herr \p{L}+|frau \p{L}+|(?:mein|unser|ein)e? \p{L}+)[\p{L}\d., ]{0,40} (?:hat|hatte|leidet|litt|ist|war|bekam|has|is)\b/iu;

export type Finding = 'email' | 'phone' | 'iban' | 'card' | 'password' | 'health';

const isCard = (digits: string): boolean => {
  const numbers = Array.from(digits.replace(/\D/g, ''), Number).toReversed();
  const sum = numbers.reduce((total, digit, index) => total + (index % 2 ? (digit * 2 > 9 ? digit * 2 - 9 : digit * 2) : digit), 0);
  return sum % 10 === 0;
};

/** Replaces each piece of personal data by a German placeholder, e.g. '[E-Mail]'. What remains may be stored. */
export function maskPersonalData(text: string): string {
  return text
    .replace(EMAIL, '[E-Mail]')
    .replace(PASSWORD, '$1[Passwort]')
    .replace(IBAN, (match) => (looksLikeIban(match) ? '[IBAN]' : match))
    .replace(CARD, (match) => (isCard(match) ? '[Kartennummer]' : match))
    .replace(PHONE, '[Telefon]')
    .replace(HEALTH, '[Gesundheitsangabe]');
}

/** Kinds of personal data in a text. */
export function findPersonalData(text: string): Set<Finding> {
  const findings = new Set<Finding>();
  if (new RegExp(EMAIL).test(text)) findings.add('email');
  if (new RegExp(PASSWORD).test(text)) findings.add('password');
  if ([...text.matchAll(IBAN)].some(([match]) => looksLikeIban(match))) findings.add('iban');
  const cards = [...text.matchAll(CARD)].filter(([match]) => isCard(match));
  if (cards.length) findings.add('card');
  else if (!findings.has('iban') && findPhone(text)) findings.add('phone');
  // A practice that asks for a website about therapy tells nothing about anybody.
  if (new RegExp(HEALTH).test(text) && (TELLS_OF_ITSELF.test(text) || TELLS_OF_SOMEBODY.test(text))) findings.add('health');
  return findings;
}

/** A wrong check digit is still a bank account to the person who typed it, so the German and Dutch lengths count as well. */
const looksLikeIban = (text: string): boolean => {
  const compact = text.replaceAll(' ', '').toUpperCase();
  return isValidIban(compact) || /^(?:DE\d{20}|NL\d{2}[A-Z]{4}\d{10}|AT\d{18})$/.test(compact);
};

export const findEmail = (text: string): string | null => text.match(EMAIL)?.[0] ?? null;
export const findPhone = (text: string): string | null => text.match(PHONE)?.[0]?.trim() ?? null;
