import type { TextGroup } from './text-group.ts';

/**
 * Around the answers of the assistant; the answers themselves are
 * content/assistant. What the specification or the AI Act fixes is not here.
 */
export const CHAT_TEXTS = {
  id: 'assistent',
  name: 'Chatfenster',
  page: '/',
  inBrowser: true,
  entries: {
    greeting: {
      label: 'Begrüßung',
      text:
        'Guten Tag! Ich beantworte Fragen zu Webdesign ab {{price.startpaket}}, KI-Chatbots, ' +
        'SEO und DSGVO. Auf Wunsch vereinbaren wir eine kostenlose Beratung. Was möchten Sie ' +
        'wissen?',
      rows: 3,
    },
    bubble: { label: 'Hinweis am runden Knopf', text: 'Fragen? Der Assistent antwortet sofort.' },
    stored: {
      label: 'Hinweis vor der ersten Nachricht',
      text:
        'Gespeichert wird ab Ihrer ersten Nachricht. Bitte schreiben Sie keine Bank- oder ' +
        'Gesundheitsdaten.',
      rows: 2,
    },
    stopped: { label: 'Nach dem Anhalten', text: 'Die Antwort wurde angehalten.' },
    failed: {
      label: 'Bei einer Störung',
      text:
        'Entschuldigung, es gibt gerade ein technisches Problem. Bitte versuchen Sie es später ' +
        'erneut oder rufen Sie uns an: {phone}.',
      rows: 2,
    },
  },
} as const satisfies TextGroup;
