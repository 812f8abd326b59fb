import { fillAnswer } from './parts.ts';
import { WORTH_ASKING, type Step } from './step.ts';

// The answers that a message may be after, and what is shown of them.

/** What else may be meant, likeliest first. */
export const listLikely = ({ assistant, before, guesses }: Step): string[] =>
  guesses
    .filter(
      ({ id, probability }) =>
        probability >= WORTH_ASKING && !assistant.plays(id, 'unasked') && id !== before.topic,
    )
    .map(({ id }) => id);

export const labelsOf = ({ assistant, say }: Step, ids: readonly string[]): string[] =>
  ids.flatMap((id) => assistant.findAnswer(id)?.label[say.language] ?? []);

/** A shorter beginning of an answer says too little: 'Nicht immer.' */
const TELLING = 60;

/** The first sentence of an answer, or two where that one is short. */
function beginningOf(text: string, language: string): string {
  let beginning = '';
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text))
    if (beginning.length < TELLING) beginning += segment;
  return beginning.trim();
}

/** What each of several answers says, in a line: whoever reads it need not press first. */
export function listBeginnings({ assistant, say }: Step, ids: readonly string[]): string {
  const answers = ids.flatMap((id) => assistant.findAnswer(id) ?? []);
  return answers
    .filter(({ kind }) => kind === 'answer')
    .map((answer) => {
      const text = beginningOf(fillAnswer(answer, say), say.language);
      return `- **${answer.label[say.language]}** ${text}`;
    })
    .join('\n');
}
