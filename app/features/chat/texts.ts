import type { ChatLanguage } from '#shared/chat/chat.ts';
import { CHAT_TEXTS } from '#shared/texts/chat.ts';
import { fillText, pickTexts } from '#shared/texts/text-group.ts';

export const buildGreeting = (): string => pickTexts(CHAT_TEXTS).greeting;
/** The menu: buttons of content/assistant-phrases.yaml. */
export const FIRST_SUGGESTIONS = [
  'Preis',
  'Website',
  'Shop',
  'Chatbot',
  'Ich bin schon Kunde',
  'Mit einem Menschen sprechen',
];
/** After an answer that was of no use; buttons of the same phrases. */
export const AFTER_NO_HELP: Readonly<Record<ChatLanguage, readonly string[]>> = {
  de: ['Mit einem Menschen sprechen', 'Termin vereinbaren'],
  en: ['Speak to a person', 'Book a call'],
  nl: ['Een mens spreken', 'Afspraak maken'],
};

/** Section 8 of the specification, word by word. */
export const EMPTY_REPLY =
  'Entschuldigung, ich konnte Ihre Anfrage nicht verarbeiten. Bitte versuchen Sie es erneut.';
export const CONNECTION_TOAST = {
  title: 'Verbindungsfehler',
  description: 'Bitte versuchen Sie es erneut oder kontaktieren Sie uns direkt.',
  tone: 'destructive',
} as const;

export const stoppedReply = (): string => pickTexts(CHAT_TEXTS).stopped;
export const failedReply = (phone: string): string =>
  fillText(pickTexts(CHAT_TEXTS).failed, { phone });
