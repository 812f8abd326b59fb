import { useSyncExternalStore } from 'react';
import type { ChatHistoryMessage, ChatLanguage, ChatSource } from '#shared/chat.ts';
import type { BookingForm } from '../booking/call-booking.ts';
import { showToast } from '#app/ui/feedback/toast.ts';
import { trackStep } from '../analytics/track.ts';
import { askAssistant, deleteConversation, type AssistantAnswer } from './ask-assistant.ts';
import { CONNECTION_TOAST, EMPTY_REPLY, failedReply, FIRST_SUGGESTIONS, GREETING } from './texts.ts';

export type ChatMessage = ChatHistoryMessage & {
  id: string;
  timestamp: string;
  /** Of an answer; unknown of what visitors write. */
  language?: ChatLanguage;
  sources: ChatSource[];
  /** The chosen slot, while its booking waits for name and consent. */
  booking?: { startsAt: string };
};
export type Conversation = {
  messages: readonly ChatMessage[];
  /** The answer as far as it has been written; null unless a reply is pending. */
  pending: string | null;
  suggestions: readonly string[];
  engine: AssistantAnswer['engine'];
};

let counter = 0;
const createMessage = (role: ChatMessage['role'], content: string, sources: ChatSource[] = []): ChatMessage => ({
  id: `message-${(counter += 1)}`,
  role,
  content,
  timestamp: new Date().toISOString(),
  sources,
});

const startConversation = (): Conversation => ({
  messages: [createMessage('assistant', GREETING)],
  pending: null,
  suggestions: FIRST_SUGGESTIONS,
  engine: undefined,
});

let conversation = startConversation();
/** A deleted conversation must not be revived by an answer that was still on its way. */
let generation = 0;
const listeners = new Set<() => void>();

function update(changes: Partial<Conversation>): void {
  conversation = { ...conversation, ...changes };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The conversation of this page load: kept in memory only, through minimising, closing and changing pages. */
export const useConversation = (): Conversation => useSyncExternalStore(subscribe, () => conversation);

/** Sends a message and adds the reply. Does nothing for white space or while a reply is pending (CHAT-09, -10). */
export async function sendMessage(text: string, phone: string): Promise<void> {
  const message = text.trim();
  if (!message || conversation.pending !== null) return;
  trackStep('chat', 'message');
  const current = generation;
  // The greeting is the page's own text and no earlier message of the talk.
  const history = conversation.messages.slice(1).map(({ role, content }) => ({ role, content }));
  update({ messages: [...conversation.messages, createMessage('user', message)], pending: '', suggestions: [] });
  const reply = await askAssistant(message, history, (part) => current === generation && update({ pending: part })).catch(
    (error: unknown) => {
      console.error('Chat call failed:', error);
      void showToast(CONNECTION_TOAST);
      return null;
    },
  );
  if (reply?.handedOver) trackStep('chat', 'handover');
  if (current !== generation) return;
  const content = reply ? reply.response || EMPTY_REPLY : failedReply(phone);
  update({
    messages: [
      ...conversation.messages,
      {
        ...createMessage('assistant', content, reply?.sources),
        language: reply?.response ? reply.language : 'de',
        ...(reply?.booking && { booking: reply.booking }),
      },
    ],
    pending: null,
    suggestions: reply?.suggestions ?? [],
    engine: reply?.engine ?? conversation.engine,
  });
}

/** Adds what the page itself has to say, e.g. that a booking has succeeded. Reads on like an answer. */
export function addAnswer(content: string, suggestions: readonly string[], language: ChatLanguage): void {
  update({ messages: [...conversation.messages, { ...createMessage('assistant', content), language }], suggestions });
}

/** What was typed into the form of a booking, kept in memory until it is done: a slot that is gone costs nobody his words. */
let bookingDraft: BookingForm | undefined;
export const readBookingDraft = (): BookingForm | undefined => bookingDraft;
export const keepBookingDraft = (draft: BookingForm | undefined): void => void (bookingDraft = draft);

/** Empties the conversation here and on the server. */
export async function clearConversation(): Promise<void> {
  try {
    await deleteConversation();
  } catch (error) {
    console.error('Conversation not deleted:', error);
    return showToast({ title: 'Nicht gelöscht', description: 'Bitte versuchen Sie es erneut.', tone: 'destructive' });
  }
  generation += 1;
  bookingDraft = undefined;
  update(startConversation());
  await showToast({ title: 'Unterhaltung gelöscht', description: 'Auf unserem Server ist nichts mehr davon gespeichert.' });
}
