import { readPrices } from '#app/lib/page-site.ts';
import { formatWholePrice } from '#shared/core/format.ts';

export const buildGreeting = (): string =>
  `Guten Tag! Ich beantworte Fragen zu Webdesign ab ${formatWholePrice(readPrices().packages[0].price)}, KI-Chatbots, SEO und DSGVO. Auf Wunsch vereinbaren wir eine kostenlose Beratung. Was möchten Sie wissen?`;
/** The menu: buttons of content/assistant-phrases.yaml. */
export const FIRST_SUGGESTIONS = [
  'Preis',
  'Website',
  'Shop',
  'Chatbot',
  'Ich bin schon Kunde',
  'Mit einem Menschen sprechen',
];
/** After an answer that was of no use. */
export const AFTER_NO_HELP = ['Mit einem Menschen sprechen', 'Termin vereinbaren'];

/** Section 8 of the specification, word by word. */
export const EMPTY_REPLY =
  'Entschuldigung, ich konnte Ihre Anfrage nicht verarbeiten. Bitte versuchen Sie es erneut.';
export const CONNECTION_TOAST = {
  title: 'Verbindungsfehler',
  description: 'Bitte versuchen Sie es erneut oder kontaktieren Sie uns direkt.',
  tone: 'destructive',
} as const;

export const STOPPED_REPLY = 'Die Antwort wurde angehalten.';
export const failedReply = (phone: string): string =>
  `Entschuldigung, es gibt gerade ein technisches Problem. Bitte versuchen Sie es später erneut oder rufen Sie uns an: ${phone}.`;
