// The contract of the function 'chatbot' without its validation, so that the
// browser does not load zod for it.

/** Longest message in characters; a longer one is refused (PLATFORM-FUNCTIONS-02). */
export const MAX_CHAT_MESSAGE = 4000;
/** Only the newest so many earlier messages are read. */
export const MAX_CHAT_HISTORY = 40;
/** Of these again the newest, together of at most so many characters. */
export const MAX_CHAT_HISTORY_LENGTH = 20_000;
/** Of a long talk the newest so many messages are sent by mail. */
export const MOST_SENT = 200;

export type ChatHistoryMessage = { role: 'user' | 'assistant'; content: string };
/** The languages the assistant answers in. */
export type ChatLanguage = 'de' | 'en' | 'nl';

export type ChatSource = { title: string; path: string };

/**
 * Answer of the function 'chatbot'. Only `response` is part of the
 * specification; the rest makes the window better.
 */
export type ChatResponse = {
  response: string;
  sources: ChatSource[];
  /** Messages that the visitor may send next with one click. */
  suggestions: string[];
  /** Who wrote it. */
  engine: 'builtin' | 'llm';
  /** Of the answer, so that it is read out and continued in it. */
  language: ChatLanguage;
  /** Number of the stored answer, by which the visitor may rate it. */
  messageId?: number;
  /**
   * The slot the visitor has chosen: the window asks for name and consent and
   * books it through the function 'booking'.
   */
  booking?: { startsAt: string };
  /** Present when a person takes over with this answer. */
  handedOver?: boolean;
};
