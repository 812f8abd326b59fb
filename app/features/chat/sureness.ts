import type { ChatMessage } from './what-next.ts';

/** Below it somebody should look whether the answer was the right one. */
export const UNSURE = 0.6;

/** From 0, no answer or one that did not help, to 1; a press on a button needs no reading. */
export const sureness = ({
  outcome,
  confidence,
  rating,
}: Pick<ChatMessage, 'outcome' | 'confidence' | 'rating'>): number =>
  outcome === 'abstain' || rating === -1 ? 0 : (confidence ?? 1);

/** Where the answer stands that the assistant was least sure of; -1: there is none. */
export function findWeakest(messages: readonly ChatMessage[]): number {
  let weakest = -1;
  for (const [index, message] of messages.entries())
    if (
      message.role === 'assistant' &&
      (weakest === -1 || sureness(message) < sureness(messages[weakest]!))
    )
      weakest = index;
  return weakest;
}

/** Unsure conversations first, the least sure at their head; sure ones as they came. */
export function groupBySureness<Talk extends { chat_messages: readonly ChatMessage[] }>(
  talks: readonly Talk[],
): { title: string; rows: Talk[] }[] {
  const of = ({ chat_messages: messages }: Talk): number => {
    const weakest = messages[findWeakest(messages)];
    return weakest ? sureness(weakest) : 1;
  };
  return [
    {
      title: 'Unsicher',
      rows: talks.filter((talk) => of(talk) < UNSURE).toSorted((a, b) => of(a) - of(b)),
    },
    { title: 'Sicher beantwortet', rows: talks.filter((talk) => of(talk) >= UNSURE) },
  ].filter(({ rows }) => rows.length > 0);
}
