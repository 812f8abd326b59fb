import * as z from 'zod';
import {
  MAX_CHAT_HISTORY,
  MAX_CHAT_HISTORY_LENGTH,
  MAX_CHAT_MESSAGE,
  type ChatHistoryMessage,
} from './chat.ts';
import { cleanText, cutText } from '../forms/clean-text.ts';
import { enteredEmail } from '../forms/form-fields.ts';

/** The database keeps no control character and no half of an emoji; the keys of mails end it by ':'. */
const sessionId = () =>
  z
    .string()
    .trim()
    .regex(/^[^\p{C}:]{1,100}$/u, 'Die Kennung des Gesprächs ist ungültig.');
const MISSING = 'Bitte schreiben Sie eine Nachricht.';

/** The newest messages, as far as they are read. */
function newestOf(history: readonly ChatHistoryMessage[]): ChatHistoryMessage[] {
  const newest = history.slice(-MAX_CHAT_HISTORY);
  let left = MAX_CHAT_HISTORY_LENGTH;
  return newest.slice(newest.findLastIndex(({ content }) => (left -= content.length) < 0) + 1);
}

/** Body of the function 'chatbot' (CHAT-13). */
export const ChatRequestSchema = z.object({
  message: z
    .string({ error: MISSING })
    .max(MAX_CHAT_MESSAGE, `Die Nachricht darf höchstens ${MAX_CHAT_MESSAGE} Zeichen haben.`)
    .transform(cleanText)
    .refine((text) => text.length > 0, MISSING),
  /** Random per page load; groups the messages of one conversation. */
  sessionId: sessionId().default(() => crypto.randomUUID()),
  /**
   * Earlier messages of both sides, oldest first, without the one being sent
   * (CHAT-15). A long talk is read from its end.
   */
  conversationHistory: z
    .array(
      z.object({
        role: z.enum(['user', 'assistant']),
        content: z.string().transform((text) => cleanText(cutText(text, MAX_CHAT_MESSAGE))),
      }),
    )
    .nullish()
    .transform((history) => newestOf(history ?? [])),
  /** Id of the signed-in user as the client sees it; the token decides. */
  userId: z.string().max(100).nullish(),
});
export type ChatRequest = z.infer<typeof ChatRequestSchema>;

/**
 * Body of DELETE on the function and of 'chatbot/booked': whoever knows the random id may delete
 * the conversation, and say that the talk it was about is booked.
 */
export const ChatSessionSchema = z.object({ sessionId: sessionId() });

/** Body of 'chatbot/rating': what the visitor thinks of an answer; 0 takes it back. */
export const ChatRatingSchema = z.object({
  sessionId: sessionId(),
  messageId: z.int().positive(),
  rating: z.literal([-1, 0, 1]),
});

/** Body of 'chatbot/transcript': sends the stored conversation to an address. */
export const ChatTranscriptRequestSchema = z.object({
  sessionId: sessionId(),
  /** Of the same talk before reloads, oldest first. */
  earlierIds: z.array(sessionId()).max(20).default([]),
  email: z
    .string({ error: 'Bitte geben Sie eine E-Mail-Adresse an.' })
    .trim()
    .check(enteredEmail()),
});
