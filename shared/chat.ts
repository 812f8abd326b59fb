import * as z from 'zod';

/** Longest message in characters; a longer one is refused (PLATFORM-FUNCTIONS-02). */
export const MAX_CHAT_MESSAGE = 4000;
/** Earlier messages beyond this number are cut off by the client and refused by the server. */
export const MAX_CHAT_HISTORY = 100;

/** Body of the function 'chatbot' (CHAT-13). */
export const ChatRequestSchema = z.object({
  message: z
    .string({ error: 'Bitte schreiben Sie eine Nachricht.' })
    .max(MAX_CHAT_MESSAGE, `Die Nachricht darf höchstens ${MAX_CHAT_MESSAGE} Zeichen haben.`)
    .refine((text) => text.trim().length > 0, 'Bitte schreiben Sie eine Nachricht.'),
  /** Random per page load; groups the messages of one conversation. */
  sessionId: z.string().trim().min(1).max(100).default('anonymous'),
  /** Earlier messages of both sides, oldest first, without the one being sent (CHAT-15). */
  conversationHistory: z
    .array(z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(20_000) }))
    .max(MAX_CHAT_HISTORY)
    .default([]),
  /** Id of the signed-in user as the client sees it; the token decides. */
  userId: z.string().max(100).nullish(),
});
export type ChatRequest = z.infer<typeof ChatRequestSchema>;

export type ChatSource = { title: string; path: string };

/** Answer of the function 'chatbot'. Only `response` is part of the specification; the rest makes the window better. */
export type ChatResponse = {
  response: string;
  sources: ChatSource[];
  /** Messages that the visitor may send next with one click. */
  suggestions: string[];
  /** Decides the label: 'Automatischer Assistent' or 'KI-Assistent'. */
  engine: 'builtin' | 'llm';
};
