import { wordsOf } from '../reader/features.ts';
import type { Guess } from '../reader/reader.ts';
import { SURE, type Step } from './step.ts';

/** So many answers are weighed: what a family of them has in common counts together. */
const MANY = 40;
/** So many parts of each kind are read by themselves: a reading costs about a millisecond. */
export const MOST_PARTS = 16;
/** The share of what the message before and this one say together. */
const JOINED = 0.3;

/**
 * What a message is after: by itself, and in a talk also by the message before
 * and this one read as one, where the answer that was given is out.
 */
export function findGuesses(step: Step): Guess[] {
  const { assistant, before, message } = step;
  const own = readAlone(step);
  // 'Stimmt das auch?' is about a reply; the first message has none before it.
  if (before.asked === null) return own.filter(({ id }) => !assistant.plays(id, 'backed'));
  // 'Ja' and 'danke' lean on the reply, not on what was asked.
  const [best] = own;
  if (best && best.probability >= SURE && assistant.plays(best.id, 'aside')) return own;
  const joined = assistant.reader
    .read(`${before.asked} ${message}`, MANY)
    .filter(({ id }) => id !== before.topic);
  const whole = joined.reduce((sum, { probability }) => sum + probability, 0);
  const odds = new Map(own.map(({ id, probability }) => [id, (1 - JOINED) * probability]));
  for (const { id, probability } of joined)
    odds.set(id, (odds.get(id) ?? 0) + (JOINED * probability) / whole);
  return [...odds]
    .map(([id, probability]) => ({ id, probability }))
    .toSorted((left, right) => right.probability - left.probability);
}

/**
 * Read with the answer before it. Of a longer message a single sentence may
 * tell, or what follows an introduction.
 */
function readAlone(step: Step): Guess[] {
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
    // '…, danke. Gruß Petra' is after what stands before it.
    .filter((guesses) => !isOpening(guesses) && !assistant.plays(guesses[0]?.id, 'aside'))
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
  ...message
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((part) => part.length < message.length)
    .slice(0, MOST_PARTS),
  ...[...message.matchAll(CLAUSE_END)]
    .slice(0, MOST_PARTS)
    .map(({ index }) => message.slice(index + 1)),
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
  if (points.length > 1) return points.slice(0, MOST_PARTS);
  return message
    .split(NEXT_QUESTION)
    .filter((part) => part.trimEnd().endsWith('?') || QUESTION.test(part))
    .slice(0, MOST_PARTS)
    .map((part) => (part.trimEnd().endsWith('?') ? part : part.replace(QUESTION, '')));
}
