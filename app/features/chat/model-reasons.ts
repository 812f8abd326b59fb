/** What came of asking the language model, the most frequent first. */
export type ModelOutcome = { outcome: string; calls: number; tokens: number };

const REASONS: Readonly<Record<string, string>> = {
  'nothing fits': 'Das Modell fand keine passende Auskunft',
  'out of time': 'Die Antwort kam zu spät, oder der Besucher brach ab',
  'cut off': 'Die Antwort brach ab',
  'too long': 'Die Antwort war zu lang',
  'no usable answer': 'Der Dienst war nicht erreichbar, oder seine Antwort nicht lesbar',
  'chose nothing that was offered': 'Das Modell hielt sich nicht an die Form, in der es wählt',
  'named an answer that was not offered': 'Das Modell nannte eine Auskunft, die es nicht gibt',
  'asked for the price of nothing': 'Das Modell fragte nach einem Preis, ohne etwas zu nennen',
  'chose too much': 'Das Modell wählte mehr als drei Auskünfte',
  'status 401': 'Der Dienst lehnt den Schlüssel ab (Status 401)',
  'status 403': 'Der Dienst lehnt den Schlüssel ab (Status 403)',
  'status 404': 'Der Dienst kennt Adresse oder Modell nicht (Status 404)',
  'status 429': 'Das Kontingent beim Dienst ist verbraucht (Status 429)',
};

const nameReason = (outcome: string): string =>
  REASONS[outcome] ??
  (outcome.startsWith('status ')
    ? `Der Dienst antwortet mit ${outcome.replace('status', 'Status')}`
    : `Die Auswahl war unbrauchbar (${outcome})`);

/** Why the built-in answer stood most often; null where the model's was used each time. */
export function findCommonReason(outcomes: readonly ModelOutcome[]): string | null {
  const found = outcomes.find(({ outcome }) => outcome !== 'used');
  return found ? `${nameReason(found.outcome)}: ${found.calls.toLocaleString('de-DE')} ×` : null;
}
