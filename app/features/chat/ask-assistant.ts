import type { ChatHistoryMessage, ChatResponse } from '#shared/chat/chat.ts';
import { findRefusal } from '#app/lib/find-refusal.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { getSessionId, listSessionIds } from './kept-talk.ts';
import { findUserId } from './visitor.ts';

/** Longer than the slowest answer the server waits for. */
const TIMEOUT_MS = 30_000;

export type AssistantAnswer = Omit<ChatResponse, 'engine'>;

/**
 * `onPart` gets the text so far while it is being written; only a language
 * model writes slowly enough for that.
 */
export type Listening = { onPart: (text: string) => void; streams: boolean; signal: AbortSignal };

/** One call of the function 'chatbot' (CHAT-13). Throws on every failure. */
export async function askAssistant(
  message: string,
  conversationHistory: ChatHistoryMessage[],
  { onPart, streams, signal }: Listening,
): Promise<AssistantAnswer> {
  const [supabase, userId] = await Promise.all([loadSupabase(), findUserId()]);
  const body = {
    message,
    sessionId: getSessionId(),
    conversationHistory,
    ...(userId && { userId }),
  };
  const headers: Record<string, string> = streams ? { Accept: 'text/event-stream' } : {};
  const { data, error } = await supabase.functions.invoke<Partial<ChatResponse> | Response>(
    'chatbot',
    {
      body,
      headers,
      signal: joinSignals(signal, AbortSignal.timeout(TIMEOUT_MS)),
    },
  );
  if (error) throw error;
  const answer = data instanceof Response ? await readStream(data, onPart) : data;
  return {
    response: typeof answer?.response === 'string' ? answer.response.trim() : '',
    sources: (answer?.sources ?? []).filter(
      (source) => source.path.startsWith('/') && !source.path.startsWith('//'),
    ),
    suggestions: answer?.suggestions ?? [],
    language: answer?.language ?? 'de',
    ...(answer?.booking && { booking: answer.booking }),
    ...(answer?.messageId && { messageId: answer.messageId }),
    handedOver: answer?.handedOver ?? false,
  };
}

/** What the server says to too many messages; null where the call failed otherwise. */
export const readRefusal = async (error: unknown): Promise<string | null> =>
  findRefusal(error)?.status === 429 ? readReason(error) : null;

/** Why the server refused, in German; null where it did not say. */
async function readReason(error: unknown): Promise<string | null> {
  const answer: { error?: unknown } | null | undefined = await findRefusal(error)
    ?.json()
    .catch(() => null);
  return typeof answer?.error === 'string' ? answer.error : null;
}

/** Aborted with the first of them. */
function joinSignals(...signals: AbortSignal[]): AbortSignal {
  const joined = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) joined.abort(signal.reason);
    signal.addEventListener('abort', () => joined.abort(signal.reason));
  }
  return joined.signal;
}

/** Server-sent events: `delta` {text}, then `done` with the whole answer. */
async function readStream(
  response: Response,
  onPart: (text: string) => void,
): Promise<Partial<ChatResponse> | null> {
  let pending = '';
  let text = '';
  let done: Partial<ChatResponse> | null = null;
  const stream = response.body?.pipeThrough(new TextDecoderStream());
  const reader = stream?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const events = (pending + part.value).split('\n\n');
    pending = events.pop() ?? '';
    for (const event of events) {
      const data = JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? 'null') as {
        text?: string;
      } & Partial<ChatResponse>;
      if (event.startsWith('event: done')) done = data;
      else onPart((text += data.text ?? ''));
    }
  }
  return done;
}

/** Tells that the talk is booked: what is said of days from now on belongs to no booking. */
export async function tellBooked(): Promise<void> {
  const sessionId = listSessionIds().at(-1);
  if (!sessionId) return;
  const supabase = await loadSupabase();
  const { error } = await supabase.functions.invoke('chatbot/booked', { body: { sessionId } });
  if (error) console.warn('End of the booking not told:', error);
}

/** Deletes what the server stored of this conversation; nothing is called when nothing was sent. */
export async function deleteConversation(): Promise<void> {
  for (const sessionId of listSessionIds()) {
    const supabase = await loadSupabase();
    const { error } = await supabase.functions.invoke('chatbot', {
      method: 'DELETE',
      body: { sessionId },
    });
    if (error) throw error;
  }
}

export type Rating = -1 | 0 | 1;

/** Tells the agency whether an answer helped; 0 takes it back. */
export async function rateAnswer(
  sessionId: string,
  messageId: number,
  rating: Rating,
): Promise<void> {
  const supabase = await loadSupabase();
  const body = { sessionId, messageId, rating };
  const { error } = await supabase.functions.invoke('chatbot/rating', { body });
  if (error) throw error;
}

/**
 * Has the conversation sent to an address. Throws with the server's German
 * reason where it gave one.
 */
export async function mailConversation(email: string): Promise<void> {
  const supabase = await loadSupabase();
  const { error } = await supabase.functions.invoke('chatbot/transcript', {
    body: {
      sessionId: listSessionIds().at(-1),
      earlierIds: listSessionIds().slice(-21, -1),
      email,
    },
  });
  if (!error) return;
  throw new Error(
    (await readReason(error)) ??
      'Das Gespräch konnte nicht verschickt werden. Bitte versuchen Sie es erneut.',
  );
}
