import type { ChatLanguage } from '#shared/chat/chat.ts';
import { predict } from './classifier.ts';
import { findFeatures, wordsOf } from './features.ts';
import { voteByNearest, type Vote } from './nearest.ts';
import { LANGUAGES } from './train-languages.ts';
import type { ReaderModel } from './train.ts';

/** An answer that a message may be after, and how likely it is. */
export type Guess = { id: string; probability: number };

export type Reader = {
  /** The likeliest answers, best first; the probabilities of all answers sum up to one. */
  read: (message: string, limit?: number, after?: string | null) => Guess[];
  /** How surely both halves of the reader find an answer in the message alone, 0 to 1. */
  back: (message: string) => (id: string) => number;
  /** The language of a message; that of the talk where the message does not tell. */
  detect: (message: string, before: ChatLanguage) => ChatLanguage;
};

const GUESSES = 6;
const REMEMBERED = 16;

export function createReader({ topics, languages, nearest }: ReaderModel): Reader {
  // A message is read several times for one reply.
  const known = new Map<string, Vote>();
  const voteOn = (message: string): Vote => {
    const vote = known.get(message) ?? voteByNearest(nearest, message, topics.classes.length);
    if (known.size >= REMEMBERED) known.clear();
    known.set(message, vote);
    return vote;
  };
  return {
    read(message, limit = GUESSES, after) {
      const { votes, twin } = voteOn(message);
      const odds = join(predict(topics, findFeatures(message, after)), votes);
      if (!after && twin !== undefined) leanTo(odds, twin);
      return topics.classes
        .map((id, index) => ({ id, probability: odds[index]! }))
        .toSorted((left, right) => right.probability - left.probability)
        .slice(0, limit);
    },
    back(message) {
      const odds = predict(topics, findFeatures(message));
      const { votes } = voteOn(message);
      return (id) => {
        const label = topics.classes.indexOf(id);
        return Math.sqrt((odds[label] ?? 0) * (votes[label] ?? 0));
      };
    },
    detect(message, before) {
      // A telephone number or a date is of every language.
      if (!/\p{L}{2}/u.test(message)) return before;
      const odds = predict(languages, findFeatures(message));
      const kept = LANGUAGES.indexOf(before);
      const likeliest = odds.indexOf(Math.max(...odds));
      const few = wordsOf(message).length < 3;
      // One or two words ('Website', 'SEO?') belong to every language.
      const isClear = odds[likeliest]! > (few ? 0.97 : 0.75) || (!few && odds[kept]! < 0.1);
      return LANGUAGES[isClear ? likeliest : kept]!;
    },
  };
}

/** The share of the nearest examples beside the classifier. */
const NEAREST = 0.3;

function join(odds: Float32Array, votes: Float32Array): Float32Array {
  const joined = odds.map((value, label) => value ** (1 - NEAREST) * votes[label]! ** NEAREST);
  const sum = joined.reduce((total, value) => total + value, 0);
  return joined.map((value) => value / sum);
}

/** Word for word an example: no doubt is left, though others may be like it. */
const KNOWN = 0.95;

function leanTo(odds: Float32Array, twin: number): void {
  const own = Math.max(odds[twin]!, KNOWN);
  const rest = (1 - own) / (1 - odds[twin]! || 1);
  for (const [index, value] of odds.entries()) odds[index] = index === twin ? own : value * rest;
}
