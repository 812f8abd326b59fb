import type { Answer } from '#content/schemas/assistant.ts';
import type { ChatLanguage } from '#shared/chat/chat.ts';
import { predict, trainClassifier, type Classifier } from './classifier.ts';
import { toExample } from './example.ts';
import { findFeatures } from './features.ts';

export const LANGUAGES: ChatLanguage[] = ['de', 'en', 'nl'];

/**
 * Learns the languages from the answers' texts, then once more with the
 * examples, which stand in the order German, English, Dutch.
 */
export function trainLanguages(answers: readonly Answer[]): Classifier {
  const texts = answers.flatMap(({ text, label }) =>
    LANGUAGES.flatMap((language, index) =>
      [label[language], ...text[language].split(/(?<=[.!?:])\s/)].map((part) =>
        toExample(part.replace(/\{[^}]*\}/g, ' '), index),
      ),
    ),
  );
  const first = trainClassifier(LANGUAGES, texts);
  const asked = answers.flatMap(({ examples }) => {
    const labels = sortIntoLanguages(examples.map((text) => predict(first, findFeatures(text))));
    return examples.map((text, index) => toExample(text, labels[index]!));
  });
  return trainClassifier(LANGUAGES, [...texts, ...asked]);
}

/**
 * The likeliest split of a list into a German, an English and a Dutch part, so
 * that dialect is no Dutch.
 */
function sortIntoLanguages(list: readonly Float32Array[]): number[] {
  let best = { score: -Infinity, english: list.length, dutch: list.length };
  for (let english = 1; english <= list.length; english += 1) {
    for (let dutch = english; dutch <= list.length; dutch += 1) {
      const score = list.reduce(
        (sum, odds, at) => sum + Math.log(odds[at < english ? 0 : at < dutch ? 1 : 2]! + 1e-6),
        0,
      );
      if (score > best.score) best = { score, english, dutch };
    }
  }
  return list.map((_, at) => (at < best.english ? 0 : at < best.dutch ? 1 : 2));
}
