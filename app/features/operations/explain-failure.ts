type Reason = readonly [pattern: RegExp, words: string];

const LOGIN: Reason = [
  /^(invalid login|missing credentials)|\b(EAUTH|535|5\.7\.8)\b/i,
  'Der Mailserver lehnt Benutzer oder Passwort ab.',
];
/** What came in place of an answer. */
const UNREACHED: readonly Reason[] = [
  [/ENOTFOUND|EAI_AGAIN|getaddrinfo/, 'Der Mailserver ist unter seinem Namen nicht zu finden.'],
  [
    /ECONNREFUSED|ECONNRESET|ETIMEDOUT|ESOCKET|ECONNECTION|timeout|closed unexpectedly|never received/i,
    'Der Mailserver war nicht zu erreichen.',
  ],
  [/certificate|\bTLS\b|\bSSL\b/i, 'Die Verschlüsselung zum Mailserver kam nicht zustande.'],
];
/** What mail servers answer, the most particular first. Codes: RFC 5321 and RFC 3463. */
const REFUSALS: readonly Reason[] = [
  [/kein Mailserver/i, 'Es ist kein Mailserver eingetragen.'],
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
/** A server's answer, behind what the library was doing: it may speak of timeouts and TLS, too. */
const ANSWER = /(^|: )[45]\d\d\b/;

/** Of the agency's own mail server: none of its mails leaves. */
const findFault = (error: string): Reason | undefined =>
  [LOGIN, ...(ANSWER.test(error) ? [] : UNREACHED)].find(([pattern]) => pattern.test(error));

/** Why a mail has not left, in words; nothing where the answer of the server is unknown. */
export const explainFailure = (error: string): string =>
  (findFault(error) ?? REFUSALS.find(([pattern]) => pattern.test(error)))?.[1] ?? '';

export const isServerFault = (error: string): boolean => findFault(error) !== undefined;
