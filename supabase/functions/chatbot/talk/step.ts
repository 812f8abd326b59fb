import type { Guess } from '../reader/reader.ts';
import type { Assistant } from './assistant.ts';
import type { Frame } from './frame.ts';
import type { Mentions } from './mentions.ts';
import { fillAnswer, offerPerson, pagesOf, startBooking, suggest } from './parts.ts';
import type { Part, Result } from './parts.ts';
import type { Speak } from './reply.ts';
import type { Talk } from './talk.ts';

/** From here on code goes by what the reader thinks. */
export const SURE = 0.6;
/** Several answers of one family together, where code renders what they have in common. */
export const FAMILY = 0.5;
/**
 * Calibrated on sets i, p and q (tests/chat/README.md): from `sure` on an answer is given, from
 * `LIKELY` on asked after in full, from `MAYBE` on in lines. Ways are given from `outright` on.
 */
const LIMITS = {
  first: { sure: 0.2, outright: SURE },
  later: { sure: 0.3, outright: FAMILY },
};
export const LIKELY = 0.01;
export const MAYBE = 0.003;

/** How likely one of the answers is that are of a kind. */
export const sumOdds = (guesses: readonly Guess[], isOfKind: (id: string) => boolean): number =>
  guesses.reduce((sum, { id, probability }) => sum + (isOfKind(id) ? probability : 0), 0);

/** So few words may lean on what was said before. */
export const SHORT = 8;
export type Certainty = 'sure' | 'likely' | 'unsure';
/** A message under way to its reply. */
export type Step = {
  assistant: Assistant;
  before: Talk;
  message: string;
  say: Speak;
  found: Mentions;
  frame: Frame;
  isShort: boolean;
  guesses: readonly Guess[];
};

/** An answer of content/assistant, with its page and its ways on; a language model is sure of none. */
export function giveAnswer(
  step: Pick<Step, 'assistant' | 'before' | 'message' | 'say'>,
  id: string,
  confidence?: number,
): Result {
  const { assistant, say, before, message } = step;
  const answer = assistant.findAnswer(id);
  if (!answer) return offerPerson(say, 'unknown');
  if (assistant.plays(id, 'booking')) return startBooking(say, message);
  const asksPerson = assistant.plays(id, 'handover');
  if (asksPerson && before.handover && before.topic === id)
    return offerPerson(say, 'handover-open');
  const part: Part = {
    text: fillAnswer(answer, say),
    topic: id,
    kind: assistant.plays(id, 'refuse') ? 'refuse' : asksPerson ? 'handover' : 'answer',
    sources: pagesOf(answer, assistant),
    suggestions: suggest(answer, assistant, say),
    ...(confidence !== undefined && { confidence }),
  };
  return { part, ...(asksPerson && { talk: { handover: true } }) };
}

/** Whether an answer is given, asked after or neither. */
export function weigh(step: Step, { id, probability }: Guess): Certainty {
  const { assistant, before, message } = step;
  const { sure, outright } = before.asked === null ? LIMITS.first : LIMITS.later;
  // A part of the message, or what was said before, may speak for what the whole does not.
  const certainty = probability * assistant.reader.back(message)(id);
  // Emergencies, refusals, booking and a person are given by what the reader thinks alone.
  const isWay = assistant.findAnswer(id)?.kind === 'way' || assistant.plays(id, 'booking');
  if (isWay ? probability >= outright : certainty >= sure) return 'sure';
  return certainty >= LIKELY && !assistant.plays(id, 'unasked') ? 'likely' : 'unsure';
}
