/** What the spam defence may note about an enquiry or a message, as the agency reads it. */
const SPAM_SIGNAL_LABELS: Readonly<Record<string, string>> = {
  'trap-field': 'Verstecktes Feld ausgefüllt',
  'too-fast': 'Sehr schnell ausgefüllt',
  'many-from-sender': 'Viele Nachrichten von diesem Absender',
  'many-from-address': 'Viele Anfragen aus einem Anschluss',
  'no-proof': 'Ohne Rechennachweis des Browsers',
  'wrong-proof': 'Rechennachweis falsch oder von einer anderen Anfrage',
  'expired-proof': 'Rechennachweis abgelaufen',
};

export const listSpamSignals = (names: readonly string[]): string =>
  names.map((name) => SPAM_SIGNAL_LABELS[name] ?? name).join(', ');
