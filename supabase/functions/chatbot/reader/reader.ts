import MiniSearch from 'minisearch';
import type { Answer } from '#content/schemas/assistant.ts';
import type { ChatLanguage } from '#shared/chat/chat.ts';
import type { SearchDocument } from '#shared/search/documents.ts';
import { isStopWord, stem, tokenize } from '#shared/search/german.ts';
import { predict } from './classifier.ts';
import { findFeatures, wordsOf } from './features.ts';
import { LANGUAGES, type LearnedExample, type ReaderModel } from './train.ts';

/** An answer that a message may be after, and how likely it is. */
export type Guess = { id: string; probability: number };

export type Reader = {
  /** The likeliest answers, best first; the probabilities of all answers sum up to one. */
  read: (message: string, limit?: number) => Guess[];
  /** The language of a message; that of the talk where the message does not tell. */
  detect: (message: string, before: ChatLanguage) => ChatLanguage;
};

/**
 * How much full text counts beside the classifier: found by cross-validation
 * over the examples, where more made it worse.
 */
const FULL_TEXT = 0.03;
const GUESSES = 6;

export function createReader(
  { topics, languages }: ReaderModel,
  answers: readonly Answer[],
  documents: readonly SearchDocument[],
  learned: readonly LearnedExample[] = [],
): Reader {
  const search = createAnswerSearch(answers, documents, learned);
  const asked = listAsked(answers, learned);
  return {
    read(message, limit = GUESSES) {
      const odds = predict(topics, findFeatures(message));
      const known = topics.classes.indexOf(asked.get(keyOf(message)) ?? '');
      if (known >= 0) leanTo(odds, known);
      const found = search(message);
      const highest = Math.max(0, ...found.values());
      const scores = topics.classes.map(
        (id, index) => Math.log(odds[index]! + 1e-6) + FULL_TEXT * ((found.get(id) ?? 0) - highest),
      );
      const top = Math.max(...scores);
      const weights = scores.map((score) => Math.exp(score - top));
      const sum = weights.reduce((total, weight) => total + weight, 0);
      return topics.classes
        .map((id, index) => ({ id, probability: weights[index]! / sum }))
        .toSorted((left, right) => right.probability - left.probability)
        .slice(0, limit);
    },
    detect(message, before) {
      // A telephone number or a date is of every language.
      if (!/\p{L}{2}/u.test(message)) return before;
      const odds = predict(languages, findFeatures(message));
      const kept = LANGUAGES.indexOf(before);
      const likeliest = odds.indexOf(Math.max(...odds));
      const few = wordsOf(message).length < 3;
      // One or two words ('Website', 'SEO?') belong to every language.
      return odds[likeliest]! > (few ? 0.97 : 0.75) ? LANGUAGES[likeliest]! : LANGUAGES[kept]!;
    },
  };
}

/** Word for word an example: no doubt is left, though others may be like it. */
const KNOWN = 0.95;

function leanTo(odds: Float32Array, known: number): void {
  const own = Math.max(odds[known]!, KNOWN);
  const rest = (1 - own) / (1 - odds[known]! || 1);
  for (const [index, value] of odds.entries()) odds[index] = index === known ? own : value * rest;
}

const keyOf = (message: string): string => wordsOf(message).join(' ');

const listAsked = (
  answers: readonly Answer[],
  learned: readonly LearnedExample[],
): ReadonlyMap<string, string> =>
  new Map([
    ...answers.flatMap(({ id, examples }) => examples.map((text) => [keyOf(text), id] as const)),
    ...learned.map(({ answer, text }) => [keyOf(text), answer] as const),
  ]);

type Entry = { id: string; asked: string; text: string; sections: string };

/** BM25 over label, examples and texts of every answer and the sections of the pages it names. */
function createAnswerSearch(
  answers: readonly Answer[],
  documents: readonly SearchDocument[],
  learned: readonly LearnedExample[],
): (message: string) => Map<string, number> {
  const index = new MiniSearch<Entry>({
    fields: ['asked', 'text', 'sections'],
    tokenize,
    processTerm: (word) => (word.length < 2 || isStopWord(word) ? null : stem(word)),
  });
  index.addAll(
    answers.map(({ id, label, text, examples, source, more }): Entry => {
      const added = learned.filter(({ answer }) => answer === id).map((example) => example.text);
      const pages = [source, ...more].filter((path) => path.includes('#'));
      return {
        id,
        asked: [...Object.values(label), ...examples, ...added].join(' '),
        text: Object.values(text).join(' '),
        sections: documents
          .filter(({ path }) => pages.includes(path))
          .map((document) => `${document.heading} ${document.text}`)
          .join(' '),
      };
    }),
  );
  return (message) =>
    new Map(
      index
        .search(message, { boost: { asked: 2, text: 1, sections: 0.3 }, combineWith: 'OR' })
        .map((hit) => [String(hit.id), hit.score]),
    );
}
