/** What the spam defence may note about an enquiry or a message, as the agency reads it. */
const SUSPICION_LABELS: Readonly<Record<string, string>> = {
  'trap-field': 'Verstecktes Feld ausgefüllt',
  'too-fast': 'Sehr schnell ausgefüllt',
  'many-from-sender': 'Viele Nachrichten von diesem Absender',
  'many-from-address': 'Viele Anfragen aus einem Anschluss',
  'no-proof': 'Ohne Rechennachweis des Browsers',
  'wrong-proof': 'Rechennachweis falsch oder von einer anderen Anfrage',
  'expired-proof': 'Rechennachweis abgelaufen',
};

export const listSuspicions = (names: readonly string[]): string => names.map((name) => SUSPICION_LABELS[name] ?? name).join(', ');
