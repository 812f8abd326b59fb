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
  return {
    topics: trainClassifier(ids, [
      ...texts,
      ...asked.map(({ answer, text, after }) => toExample(text, labels.get(answer)!, 1, after)),
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
