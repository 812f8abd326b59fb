import { wordsOf } from '../reader/features.ts';
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
 * Calibrated on sets i to l and on others' messages of 2026-11-26, where a first
 * guess is right more often than one in a talk, and a story is misread more
 * often than a question: from `sure` on an answer is given, from `hedged` on it is given as what may be meant, from
 * `MAYBE` on three are offered. What must not be given as a guess is given from
 * `outright` on.
 */
const LIMITS = {
  question: { sure: SURE, hedged: 0.25, outright: SURE },
  story: { sure: 0.9, hedged: 0.35, outright: SURE },
  later: { sure: 0.7, hedged: 0.25, outright: FAMILY },
};
/** A first message of more words tells a story. */
const QUESTION = 12;
export const MAYBE = 0.35;
/** Less likely answers are not even asked after. */
export const WORTH_ASKING = 0.05;

/** How likely one of the answers is that are of a kind. */
export const sumOdds = (guesses: readonly Guess[], isOfKind: (id: string) => boolean): number =>
  guesses.reduce((sum, { id, probability }) => sum + (isOfKind(id) ? probability : 0), 0);

/** So few words may lean on what was said before. */
export const SHORT = 8;
export type Certainty = 'sure' | 'hedged' | 'unsure';
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

/** An answer of content/assistant, with its page and its ways on. */
export function giveAnswer(step: Step, id: string, confidence: number): Result {
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
    confidence,
  };
  return { part, ...(asksPerson && { talk: { handover: true } }) };
}

/** What an answer is given as, by how likely it is. */
export function weigh(step: Step, { id, probability }: Guess): Certainty {
  const { assistant, before, message } = step;
  const opening = wordsOf(message).length > QUESTION ? LIMITS.story : LIMITS.question;
  const { sure, hedged, outright } = before.asked === null ? opening : LIMITS.later;
  if (probability >= sure) return 'sure';
  // Emergencies, refusals, booking and a person are offered outright or not at all.
  if (assistant.findAnswer(id)?.kind === 'way' || assistant.plays(id, 'booking'))
    return probability >= outright ? 'sure' : 'unsure';
  return probability >= hedged ? 'hedged' : 'unsure';
}
