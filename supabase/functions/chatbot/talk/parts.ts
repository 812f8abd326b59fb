import { fillSlots } from '#content/assistant-slots.ts';
import type { Answer } from '#content/schemas/assistant.ts';
import type { ChatSource } from '#shared/chat/chat.ts';
import type { Assistant } from './assistant.ts';
import type { Reply, Speak } from './reply.ts';
import type { Talk } from './talk.ts';

// What a reply is made of, whoever chose it: the reader, a button or a language model.

export type Part = Partial<Reply> & Pick<Reply, 'text' | 'topic'>;
export type Result = {
  part: Part;
  /** What the reply changes in the talk. */
  talk?: Partial<Talk>;
  /** Go to the team with this turn. */
  contacts?: readonly string[];
  isUnsure?: boolean;
};

export const fillAnswer = ({ text }: Answer, say: Speak): string =>
  fillSlots(text[say.language], say).trim();

export const pagesOf = ({ source, more }: Answer, { titleOf }: Assistant): ChatSource[] =>
  [source, ...more].map((path) => ({ title: titleOf(path), path }));

export const suggest = ({ next }: Answer, { findAnswer }: Assistant, say: Speak): string[] =>
  next.map((id) => findAnswer(id)?.label[say.language] ?? say(`button-${id}`));

/** Asks for a way to reach the visitor; `phrase` says why. */
export const offerPerson = (say: Speak, phrase = 'handover'): Result => ({
  part: {
    text: say(phrase),
    topic: 'handover',
    kind: 'handover',
    suggestions: [say('button-booking'), say('button-no')],
  },
  talk: { handover: true },
});

/** The free slots follow from the calendar of this moment (answer-turn.ts). */
export const startBooking = (say: Speak, ...messages: string[]): Result => ({
  part: {
    text: say('booking-ask-day'),
    topic: 'booking',
    kind: 'ask',
    sources: [{ title: say('button-booking'), path: '/kontakt#termin' }],
  },
  talk: { booking: messages },
});

/** Several replies as one; the question for a day comes last. */
export function joinResults(several: readonly Result[]): Result {
  const asksDay = ({ part }: Result): boolean => part.topic === 'booking';
  const results = [...several.filter((each) => !asksDay(each)), ...several.filter(asksDay)];
  const sources = results.flatMap(({ part }) => part.sources ?? []);
  const last = results.at(-1)?.part;
  return {
    part: {
      topic: 'several',
      ...last,
      text: results.map(({ part }) => part.text).join('\n\n'),
      sources: sources.filter(
        ({ path }, index) => sources.findIndex((other) => other.path === path) === index,
      ),
    },
    talk: Object.assign({}, ...results.map(({ talk }) => talk)) as Result['talk'],
  };
}
