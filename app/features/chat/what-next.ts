import type { Tables } from '#shared/database-types.ts';

export type ChatMessage = Pick<
  Tables<'chat_messages'>,
  'id' | 'role' | 'content' | 'outcome' | 'intent' | 'confidence' | 'rating'
>;

/** What the visitor did after an answer, as his next message and the reply to it tell. */
export type Next = 'left' | 'again' | 'button' | 'booked' | 'contact' | 'quote' | 'thanks' | 'on';

export const NEXT_LABELS: Readonly<Record<Next, string>> = {
  left: 'danach gegangen',
  again: 'danach noch einmal gefragt',
  button: 'danach einen Vorschlag gewählt',
  booked: 'danach zum Termin',
  contact: 'danach Kontakt hinterlassen',
  quote: 'danach nach einem Angebot gefragt',
  thanks: 'danach bedankt oder verabschiedet',
  on: 'danach weitergefragt',
};

const BY_INTENT: Readonly<Record<string, Next>> = {
  missed: 'again',
  insult: 'again',
  'explain-simpler': 'again',
  gibberish: 'again',
  complaint: 'again',
  booking: 'booked',
  'handover-done': 'contact',
  'quote-request': 'quote',
  thanks: 'thanks',
  praise: 'thanks',
  farewell: 'thanks',
  ok: 'thanks',
};

/** For the answer at `index` of a conversation, oldest message first. */
export function findNext(messages: readonly ChatMessage[], index: number): Next {
  const answer = messages[index];
  const [message, reply] = messages.slice(index + 1);
  if (message?.role !== 'user' || !reply) return 'left';
  const known = BY_INTENT[reply.intent];
  if (known) return known;
  if (reply.intent === answer?.intent) return 'again';
  // The text of a button needs no reading: nothing was guessed, or it was certain.
  return reply.confidence === null || reply.confidence === 1 ? 'button' : 'on';
}

/**
 * How an answer has done: how often it was given, and how often the visitor was
 * not served by it.
 */
export type Misses = { intent: string; shown: number; again: number; left: number; down: number };

/** The answers after which visitors asked again or said that it did not help, worst first. */
export function countMisses(conversations: readonly (readonly ChatMessage[])[]): Misses[] {
  const records = new Map<string, Misses>();
  for (const messages of conversations)
    for (const [index, { role, intent, rating }] of messages.entries()) {
      if (role !== 'assistant' || !intent) continue;
      const known = records.get(intent) ?? { intent, shown: 0, again: 0, left: 0, down: 0 };
      const next = findNext(messages, index);
      records.set(intent, {
        intent,
        shown: known.shown + 1,
        again: known.again + (next === 'again' ? 1 : 0),
        left: known.left + (next === 'left' ? 1 : 0),
        down: known.down + (rating === -1 ? 1 : 0),
      });
    }
  return [...records.values()]
    .filter(({ again, down }) => again + down > 0)
    .toSorted((left, right) => right.again + right.down - (left.again + left.down));
}
