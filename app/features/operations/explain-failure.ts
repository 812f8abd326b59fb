type Reasons = readonly (readonly [pattern: RegExp, words: string])[];

/** Of the agency's own mail server: none of its mails leaves. */
const FAULTS: Reasons = [
  [/kein Mailserver/i, 'Es ist kein Mailserver eingetragen.'],
  [
    /\b(535|5\.7\.8|EAUTH)\b|authentication|invalid login/i,
    'Der Mailserver lehnt Benutzer oder Passwort ab.',
  ],
  [/ENOTFOUND|EAI_AGAIN|getaddrinfo/, 'Der Mailserver ist unter seinem Namen nicht zu finden.'],
  [
    /ECONNREFUSED|ECONNRESET|ETIMEDOUT|ESOCKET|ECONNECTION|timeout|closed unexpectedly/i,
    'Der Mailserver war nicht zu erreichen.',
  ],
  [/certificate|\bTLS\b|\bSSL\b/i, 'Die Verschlüsselung zum Mailserver kam nicht zustande.'],
];
/** What mail servers answer, the most particular first. Codes: RFC 5321 and RFC 3463. */
const REASONS: Reasons = [
  ...FAULTS,
  [/\b[45]\.2\.2\b|\b552\b|quota|mailbox (is )?full/i, 'Das Postfach des Empfängers ist voll.'],
  [
    /\b5\.1\.[0-3]\b|user unknown|no such user|unknown user|does not exist|mailbox unavailable/i,
    'Diese Adresse gibt es beim Empfänger nicht.',
  ],
  [
    /spam|\b5\.7\.\d+\b|blocked|blacklist|policy/i,
    'Der Empfänger weist die Mail als unerwünscht ab.',
  ],
  [/^4\d\d\b|\b4\.\d\.\d+\b|greylist|try again/i, 'Der Empfänger nimmt sie zurzeit nicht an.'],
  [/^5\d\d\b/, 'Der Empfänger nimmt sie nicht an.'],
];

/** Why a mail has not left, in words; nothing where the answer of the server is unknown. */
export const explainFailure = (error: string): string =>
  REASONS.find(([pattern]) => pattern.test(error))?.[1] ?? '';

export const isServerFault = (error: string): boolean =>
  FAULTS.some(([pattern]) => pattern.test(error));
