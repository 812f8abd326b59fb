import { useSyncExternalStore } from 'react';
import type { ChatHistoryMessage, ChatLanguage, ChatSource } from '#shared/chat/chat.ts';
import { beginAttempt, type BookingAttempt } from '#app/lib/booking-attempts.ts';
import type { BookingForm } from '#app/lib/call-booking.ts';
import { showToast } from '#app/ui/feedback/toast.ts';
import { trackStep } from '#app/lib/track.ts';
import { createUuid } from '#app/lib/uuid.ts';
import {
  askAssistant,
  deleteConversation,
  rateAnswer,
  readRefusal,
  type Rating,
} from './ask-assistant.ts';
import { createListeners } from '#app/lib/listeners.ts';
import { readOverlays, subscribeOverlays } from '#app/lib/overlays.ts';
import { forgetTalk, keepTalk, keptConversation, listSessionIds, rereadTalk } from './kept-talk.ts';
import {
  AFTER_NO_HELP,
  buildGreeting,
  CONNECTION_TOAST,
  EMPTY_REPLY,
  failedReply,
  FIRST_SUGGESTIONS,
  stoppedReply,
} from './texts.ts';

export type ChatMessage = ChatHistoryMessage & {
  id: string;
  timestamp: string;
  /** Of an answer; unknown of what visitors write. */
  language?: ChatLanguage;
  sources: ChatSource[];
  /** The chosen slot, while its booking waits for name and consent. */
  booking?: { startsAt: string };
  /** Of an answer that the server has stored: by what the visitor may rate it, and how he has. */
  stored?: { sessionId: string; messageId: number };
  rating?: Rating;
  /** Did not reach the assistant; or, of an answer, says so. */
  isFailed?: boolean;
};
export type Conversation = {
  messages: readonly ChatMessage[];
  /** The answer as far as it has been written; null unless a reply is pending. */
  pending: string | null;
  suggestions: readonly string[];
  /** The message as far as it has been typed. */
  draft?: string;
  /** The bookings that were begun and are not known to be done. */
  attempts?: readonly BookingAttempt[];
};

const createMessage = (
  role: ChatMessage['role'],
  content: string,
  sources: ChatSource[] = [],
): ChatMessage => ({
  id: createUuid(),
  role,
  content,
  timestamp: new Date().toISOString(),
  sources,
});

const startConversation = (): Conversation => ({
  messages: [createMessage('assistant', buildGreeting())],
  pending: null,
  suggestions: FIRST_SUGGESTIONS,
  draft: undefined,
  attempts: undefined,
});

/** An answer that was on its way when the page was left never comes: it can be asked for again. */
function endWait(kept: Conversation): Conversation {
  // Behind it may stand what the page itself has said.
  const question = kept.messages.findLast(({ role }) => role === 'user');
  if (kept.pending === null || !question) return kept;
  return {
    ...kept,
    messages: [
      ...kept.messages.filter((entry) => entry !== question),
      { ...question, isFailed: true },
      { ...createMessage('assistant', stoppedReply()), language: 'de', isFailed: true },
    ],
    pending: null,
  };
}

let conversation: Conversation = keptConversation ? endWait(keptConversation) : startConversation();
const keep = (): void => keepTalk(conversation, readOverlays().chat);
if (!import.meta.env.SSR) subscribeOverlays(keep);

/** A deleted conversation must not be revived by an answer that was still on its way. */
let generation = 0;
const { tell, subscribe } = createListeners();

function update(changes: Partial<Conversation>): void {
  conversation = { ...conversation, ...changes };
  keep();
  tell();
}

function resume({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  generation += 1;
  const kept = rereadTalk();
  update({ ...startConversation(), ...(kept && endWait(kept)) });
}
if (!import.meta.env.SSR) addEventListener('pageshow', resume);

/** The conversation of this tab: kept through minimising, closing and changing pages. */
export const useConversation = (): Conversation =>
  useSyncExternalStore(subscribe, () => conversation);

/** What was typed goes along with the talk; nothing else shows it than the field itself. */
export function keepDraft(draft: string): void {
  conversation = { ...conversation, draft };
  keep();
}

/** What the page knows of its assistant. */
export type AssistantFacts = { phone: string; streams: boolean };

let stop = new AbortController();
/** Ends the wait for an answer. What has been written of it counts for nothing. */
export const stopAnswer = (): void => stop.abort();

/**
 * Sends a message and adds the reply. Does nothing for white space or while a
 * reply is pending (CHAT-09, -10).
 */
export async function sendMessage(text: string, facts: AssistantFacts): Promise<void> {
  const message = text.trim();
  if (!message || conversation.pending !== null) return;
  trackStep('chat', 'message');
  const current = generation;
  const { messages: before, suggestions } = conversation;
  // Neither the greeting, which is the page's own text, nor what did not get
  // through is an earlier message of the talk.
  const history = before
    .slice(1)
    .filter(({ isFailed }) => !isFailed)
    .map(({ role, content }) => ({ role, content }));
  const question = createMessage('user', message);
  update({ messages: [...before, question], pending: '', suggestions: [] });
  stop = new AbortController();
  const { signal } = stop;
  let refused: string | null = null;
  const reply = await askAssistant(message, history, {
    onPart: (part) => void (current === generation && update({ pending: part })),
    streams: facts.streams,
    signal,
  }).catch(async (error: unknown) => {
    if (signal.aborted) return null;
    console.error('Chat call failed:', error);
    refused = await readRefusal(error);
    if (refused === null) void showToast(CONNECTION_TOAST);
    return null;
  });
  if (reply?.handedOver) trackStep('chat', 'handover');
  if (current !== generation) return;
  if (!reply) {
    const apology = createMessage(
      'assistant',
      signal.aborted ? stoppedReply() : (refused ?? failedReply(facts.phone)),
    );
    return update({
      // What the page has said meanwhile stays: a booking may have been confirmed.
      messages: [
        ...conversation.messages.filter(({ id }) => id !== question.id),
        { ...question, isFailed: true },
        { ...apology, language: 'de', isFailed: true },
      ],
      pending: null,
      suggestions: conversation.suggestions.length > 0 ? conversation.suggestions : suggestions,
    });
  }
  const sessionId = listSessionIds().at(-1);
  update({
    messages: [
      ...conversation.messages,
      {
        ...createMessage('assistant', reply.response || EMPTY_REPLY, reply.sources),
        language: reply.response ? reply.language : 'de',
        ...(reply.booking && { booking: reply.booking }),
        ...(reply.messageId && sessionId && { stored: { sessionId, messageId: reply.messageId } }),
      },
    ],
    pending: null,
    suggestions: reply.suggestions,
  });
}

/** Sends once more what did not get through, under which the `apology` stands. */
export async function sendAgain(apology: ChatMessage, facts: AssistantFacts): Promise<void> {
  if (conversation.pending !== null) return;
  const question = conversation.messages[conversation.messages.indexOf(apology) - 1];
  if (!question) return;
  const messages = conversation.messages.filter((entry) => ![question, apology].includes(entry));
  update({ messages });
  await sendMessage(question.content, facts);
}

/**
 * Rates an answer; a second press takes it back. Whoever was not helped is
 * shown the way to a person.
 */
export async function rate(message: ChatMessage, pressed: Exclude<Rating, 0>): Promise<void> {
  if (!message.stored) return;
  const rating = message.rating === pressed ? 0 : pressed;
  const show = (shown: Rating): void =>
    update({
      messages: conversation.messages.map((entry) =>
        entry.id === message.id ? { ...entry, rating: shown } : entry,
      ),
    });
  show(rating);
  if (rating === -1 && conversation.messages.at(-1)?.id === message.id) {
    const ways = AFTER_NO_HELP[message.language ?? 'de'];
    update({ suggestions: [...new Set([...ways, ...conversation.suggestions])] });
  }
  try {
    await rateAnswer(message.stored.sessionId, message.stored.messageId, rating);
  } catch (error) {
    console.error('Rating not stored:', error);
    show(message.rating ?? 0);
  }
}

/**
 * Adds what the page itself has to say, e.g. that a booking has succeeded.
 * Reads on like an answer.
 */
export function addAnswer(
  content: string,
  suggestions: readonly string[],
  language: ChatLanguage,
): void {
  update({
    messages: [...conversation.messages, { ...createMessage('assistant', content), language }],
    suggestions,
  });
}

/**
 * What was typed into the form of a booking, kept in memory until it is done: a
 * slot that is gone costs nobody his words.
 */
let bookingDraft: BookingForm | undefined;
export const readBookingDraft = (): BookingForm | undefined => bookingDraft;
export const keepBookingDraft = (draft: BookingForm | undefined): void =>
  void (bookingDraft = draft);

/** Under which id a slot is booked, also after the page was loaded anew. */
export function identifyBooking(startsAt: string, email?: string): string {
  const attempts = beginAttempt(conversation.attempts ?? [], startsAt, email);
  keepAttempts(attempts);
  return attempts.at(-1)!.id;
}

/** The next try is another booking. */
export const forgetAttempt = (id: string): void =>
  keepAttempts((conversation.attempts ?? []).filter((each) => each.id !== id));

function keepAttempts(attempts: readonly BookingAttempt[]): void {
  conversation = { ...conversation, attempts };
  keep();
}

/** Empties the conversation here and on the server. */
export async function clearConversation(): Promise<void> {
  try {
    await deleteConversation();
  } catch (error) {
    console.error('Conversation not deleted:', error);
    return showToast({
      title: 'Nicht gelöscht',
      description: 'Bitte versuchen Sie es erneut.',
      tone: 'destructive',
    });
  }
  generation += 1;
  bookingDraft = undefined;
  forgetTalk();
  update(startConversation());
  await showToast({
    title: 'Unterhaltung gelöscht',
    description:
      'Was Sie an unser Team weitergegeben haben, bleibt dort. Sonst bleiben nur Sätze, aus ' +
      'denen der Assistent gelernt hat, ohne Bezug zum Gespräch.',
  });
}
