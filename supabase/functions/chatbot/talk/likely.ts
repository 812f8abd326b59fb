import type { Guess } from '../reader/reader.ts';
import { fillAnswer } from './parts.ts';
import { MAYBE, type Step } from './step.ts';

// The answers that a message may be after, and what is shown of them.

/** Less likely answers are not even asked after, nor is what another is so many times likelier than. */
const WORTH_ASKING = 0.05;
const TIMES = 5;

/** What else may be meant, likeliest first. */
export function listLikely({ assistant, before, guesses }: Step): Guess[] {
  const least = Math.max(WORTH_ASKING, (guesses[0]?.probability ?? 0) / TIMES);
  return guesses.filter(
    ({ id, probability }) =>
      probability >= least && !assistant.plays(id, 'unasked') && id !== before.topic,
  );
}

/** Whether the message backs any of them at all. */
export function isAskable(step: Step): boolean {
  const back = step.assistant.reader.back(step.message);
  return listLikely(step).some(({ id, probability }) => probability * back(id) >= MAYBE);
}

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

/** So many answers are told in full where the first is likely: nobody need press first. */
export const IN_FULL = 2;

/** What each of several answers says: the first `inFull` in full, the others in a line. */
export function listBeginnings(
  { assistant, say }: Step,
  ids: readonly string[],
  inFull: number,
): string {
  const answers = ids.flatMap((id) => assistant.findAnswer(id) ?? []);
  return answers
    .map((answer, index) => {
      const whole = fillAnswer(answer, say);
      const text = index < inFull ? whole : beginningOf(whole, say.language);
      return `- **${answer.label[say.language]}** ${text}`;
    })
    .join('\n');
}
