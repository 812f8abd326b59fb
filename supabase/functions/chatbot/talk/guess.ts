import { wordsOf } from '../reader/features.ts';
import type { Guess } from '../reader/reader.ts';
import { SURE, type Step } from './step.ts';

/** So many answers are weighed: what a family of them has in common counts together. */
const MANY = 40;

/**
 * What a message is after, read with the answer before it. Of a longer one a
 * single sentence may tell, or what follows an introduction.
 */
export function findGuesses(step: Step): Guess[] {
  const { assistant, message } = step;
  const after = findSubject(step);
  const read = (text: string): Guess[] => assistant.reader.read(text, MANY, after);
  const sure = (guesses: readonly Guess[]): number => guesses[0]?.probability ?? 0;
  const isOpening = (guesses: readonly Guess[]): boolean =>
    assistant.plays(guesses[0]?.id, 'opening');
  const whole = read(message);
  if (sure(whole) >= SURE && !isOpening(whole)) return whole;
  const [surest] = splitParts(message)
    .filter((part) => wordsOf(part).length > 2)
    .map(read)
    .filter((guesses) => !isOpening(guesses))
    .toSorted((a, b) => sure(b) - sure(a));
  // Whoever introduces himself and asks something is after what he asks.
  return surest && sure(surest) >= (isOpening(whole) ? SURE : sure(whole)) ? surest : whole;
}

/** The answer that the talk is about; after a price by the frame that of its first item. */
function findSubject({ assistant, before }: Step): string | null {
  const { subject, frame } = before;
  if (subject !== 'price') return assistant.findAnswer(subject ?? '')?.id ?? null;
  const { roles } = assistant.texts.words;
  const [item] = [...frame.packages, ...frame.projects, ...frame.extras];
  return (
    roles[`price-of-${item}`]?.[0] ??
    assistant.findAnswer(item ?? '')?.id ??
    roles['packages']?.[0] ??
    null
  );
}

const CLAUSE_END = /[,;:.!?\n]\s|\s(?=(?:und|and|en|aber|but|maar) )/g;

/**
 * Each sentence, and what is left of the message after each clause: 'Ich bin
 * Friseurin, was kostet …'
 */
const splitParts = (message: string): string[] => [
  ...message.split(/(?<=[.!?])\s+|\n+/).filter((part) => part.length < message.length),
  ...[...message.matchAll(CLAUSE_END)].map(({ index }) => message.slice(index + 1)),
];

/** Each clause by itself, and whom something is for. */
export const splitClauses = (message: string): string[] =>
  message.split(CLAUSE_END).flatMap((clause) => clause.split(/ (?:für|fuer|for|voor) /));

const ASKING =
  'was|wie|wann|wer|wo|welche[rsn]?|what|how|when|who|where|which|wat|hoe|wanneer|waar|welke';
const QUESTION = new RegExp(`^(?:.*\\s)?(?=(?:${ASKING})\\b)`, 'is');
const NEXT_QUESTION = new RegExp(`(?<=[.!?])\\s+|\\n+|,? (?:und|and|en) (?=(?:${ASKING})\\b)`, 'i');
const LIST = /(?:^|\s)[1-9][.)]\s/;

/** The questions of a message, and the points of a list: '1. neue Seite 2. Umzug der Mails'. */
export function splitWishes(message: string): string[] {
  const points = message.split(LIST).slice(1);
  if (points.length > 1) return points;
  return message
    .split(NEXT_QUESTION)
    .filter((part) => part.trimEnd().endsWith('?') || QUESTION.test(part))
    .map((part) => (part.trimEnd().endsWith('?') ? part : part.replace(QUESTION, '')));
}
