import type { Answer } from '#content/schemas/assistant.ts';
import { trainClassifier, type Classifier, type Example } from './classifier.ts';
import { toExample } from './example.ts';
import { indexExamples, type Nearest } from './nearest.ts';
import { LANGUAGES, trainLanguages } from './train-languages.ts';

// What the reader learns from: the answers with their examples, and what the
// agency has assigned to them since.

/** `after`: the answer that this message follows in a talk. */
export type LearnedExample = { answer: string; text: string; after?: string };
export type ReaderModel = { topics: Classifier; languages: Classifier; nearest: Nearest };

/** The texts of an answer teach its words too, but people ask otherwise than answers answer. */
const TEXT_WEIGHT = 0.3;
/** Every so many-th example is learned a second time after an opening, which counts for less. */
const OPENED = { every: 3, weight: 0.5 };
/** What somebody writes after an answer goes on to its next ones, or is what it says by itself. */
const FOLLOWED = { longest: 5, most: 4, weight: 0.5, every: 4 };

export function trainReader(
  answers: readonly Answer[],
  learned: readonly LearnedExample[] = [],
): ReaderModel {
  const ids = answers.map(({ id }) => id);
  const labels = new Map(ids.map((id, label) => [id, label]));
  const texts = answers.flatMap((answer, label): Example[] =>
    LANGUAGES.flatMap((language) => [
      toExample(answer.label[language], label),
      toExample(answer.text[language].replace(/\{[^}]*\}/g, ' '), label, TEXT_WEIGHT),
    ]),
  );
  const asked = listAsked(answers, learned).filter(({ answer }) => labels.has(answer));
  const alone = asked.filter(({ after }) => !after);
  return {
    topics: trainClassifier(ids, [
      ...texts,
      ...asked.map(({ answer, text, after }) => toExample(text, labels.get(answer)!, 1, after)),
      ...openExamples(alone, ids),
      ...followExamples(answers, alone, labels),
    ]),
    languages: trainLanguages(answers),
    nearest: indexExamples(ids, asked),
  };
}

/** The examples of the answers and what was learned besides. */
export const listAsked = (
  answers: readonly Answer[],
  learned: readonly LearnedExample[],
): LearnedExample[] => [
  ...answers.flatMap(({ id, examples }) => examples.map((text) => ({ answer: id, text }))),
  ...learned,
];

const isTrade = (id: string): boolean => id.startsWith('trade-');

/**
 * 'Hallo, wir sind ein Malerbetrieb. Was kostet die Wartung?' asks after
 * maintenance: who introduces himself first asks what he asks. The openings are
 * what people write to the answers for the trades and to the greeting.
 */
function openExamples(asked: readonly LearnedExample[], ids: readonly string[]): Example[] {
  const openings = asked
    .filter(({ answer }) => isTrade(answer) || answer === 'greeting')
    .map(({ text }) => text)
    .filter((text) => text.length < 60 && !text.includes('?'));
  return asked
    .filter(({ answer }, index) => !isTrade(answer) && index % OPENED.every === 0)
    .map(({ answer, text }, index) =>
      toExample(
        `${openings[(index * 7) % openings.length]}. ${text}`,
        ids.indexOf(answer),
        OPENED.weight,
      ),
    );
}

/**
 * The shortest messages of the answers that an answer leads to, written after it; and of all
 * messages some after any answer, as who changes the subject says what he is after.
 */
function followExamples(
  answers: readonly Answer[],
  alone: readonly LearnedExample[],
  labels: ReadonlyMap<string, number>,
): Example[] {
  const short = Map.groupBy(
    alone.filter(({ text }) => text.split(' ').length <= FOLLOWED.longest),
    ({ answer }) => answer,
  );
  return [
    ...answers.flatMap(({ id, next }) =>
      next.flatMap((to) =>
        (short.get(to) ?? [])
          .slice(0, FOLLOWED.most)
          .map(({ text }) => toExample(text, labels.get(to)!, FOLLOWED.weight, id)),
      ),
    ),
    ...alone
      .filter((_, index) => index % FOLLOWED.every === 0)
      .map(({ answer, text }, index) =>
        toExample(
          text,
          labels.get(answer)!,
          FOLLOWED.weight,
          answers[(index * 7) % answers.length]!.id,
        ),
      ),
  ];
}
