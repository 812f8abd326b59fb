import { PACKAGES } from '#shared/business.ts';
import { formatWholePrice } from '#shared/format.ts';

export const GREETING = `Guten Tag! Ich beantworte Fragen zu Webdesign ab ${formatWholePrice(PACKAGES[0].price)}, KI-Chatbots, SEO und DSGVO. Auf Wunsch vereinbaren wir eine kostenlose Beratung. Was möchten Sie wissen?`;
export const FIRST_SUGGESTIONS = ['Was kostet eine Website?', 'Preis schätzen', 'Wie lange dauert es?', 'Termin vereinbaren'];

/** Section 8 of the specification, word by word. */
export const EMPTY_REPLY = 'Entschuldigung, ich konnte Ihre Anfrage nicht verarbeiten. Bitte versuchen Sie es erneut.';
export const CONNECTION_TOAST = {
  title: 'Verbindungsfehler',
  description: 'Bitte versuchen Sie es erneut oder kontaktieren Sie uns direkt.',
  tone: 'destructive',
} as const;

export const failedReply = (phone: string): string =>
  `Entschuldigung, es gibt gerade ein technisches Problem. Bitte versuchen Sie es später erneut oder rufen Sie uns an: ${phone}.`;
