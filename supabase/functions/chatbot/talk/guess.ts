import { wordsOf } from '../reader/features.ts';
import type { Guess } from '../reader/reader.ts';
import { PROJECT_BUTTONS } from './buttons.ts';
import { SURE, type Step } from './step.ts';

// What a message is after, read with what the talk has come to.

/**
 * What begins with 'und …' is read by itself from here on only; and what leads
 * away from a person that was offered.
 */
export const VERY_SURE = 0.85;
/** Longer messages say themselves what they are about. */
const AREA_LONGEST = 12;
const AREAS = [...PROJECT_BUTTONS, 'seo', 'trouble'] as const;

/**
 * 'Wie lange dauert das?' in a talk about chatbots asks after the chatbot,
 * unless it names something else.
 */
export function inArea(
  { assistant, before, found, message }: Step,
  guesses: readonly Guess[],
): Guess[] {
  const area = AREAS.find((name) => assistant.plays(before.subject ?? undefined, `about-${name}`));
  const names = found.projects.length + found.packages.length + found.extras.length > 0;
  if (!area || wordsOf(message).length > AREA_LONGEST || names) return [...guesses];
  const { roles } = assistant.texts.words;
  return blend(
    guesses.map(({ id, probability }) => ({
      id: roles[`${id}-in-${area}`]?.[0] ?? id,
      probability,
    })),
  );
}

/**
 * What the message is about. Of a longer one a single sentence may tell, or
 * what follows an introduction; a few words are read with the message before,
 * and lean on what the talk is about.
 */
export const findGuesses = (step: Step): Guess[] => inArea(step, readStep(step));

function readStep(step: Step): Guess[] {
  const { assistant, before, message, isShort, found, say } = step;
  const read = (text: string): Guess[] => assistant.reader.read(text, MANY);
  const sure = (guesses: readonly Guess[]): number => guesses[0]?.probability ?? 0;
  const whole = read(message);
  const leans = isShort && found.leans;
  const isOpening = (guesses: readonly Guess[]): boolean =>
    assistant.plays(guesses[0]?.id, 'opening');
  const isKnown = sure(whole) >= (leans ? VERY_SURE : SURE);
  if (isKnown && !isOpening(whole)) return whole;
  if (!isKnown && isShort && before.asked) {
    const subject = PROJECT_BUTTONS.find((name) =>
      assistant.plays(before.subject ?? undefined, `about-${name}`),
    );
    const around = subject ? [read(`${message} ${say(`button-${subject}`)}`)] : [];
    return leanOnTalk(step, blend(whole, read(`${before.asked} ${message}`), ...around));
  }
  const told = splitParts(message)
    .filter((part) => wordsOf(part).length > 2)
    .map((part) => read(part))
    .filter((guesses) => !isOpening(guesses))
    .toSorted((a, b) => sure(b) - sure(a));
  // Whoever introduces himself and asks something is after what he asks.
  const [surest] = told;
  return surest && sure(surest) >= (isOpening(whole) ? SURE : sure(whole)) ? surest : whole;
}

/**
 * How much likelier a short message makes what is related to the answer before,
 * and how much less that answer itself.
 */
const RELATED = 6;
const AGAIN = 0.3;
const MANY = 40;

function leanOnTalk({ assistant, before }: Step, guesses: readonly Guess[]): Guess[] {
  const subject = before.subject ?? '';
  const related = assistant.relatedTo(subject);
  const factor = (id: string): number => (id === subject ? AGAIN : related.has(id) ? RELATED : 1);
  const odds = guesses.map(({ id, probability }) => ({ id, odds: probability * factor(id) }));
  const sum = odds.reduce((total, guess) => total + guess.odds, 0);
  return odds
    .map((guess) => ({ id: guess.id, probability: guess.odds / sum }))
    .toSorted((left, right) => right.probability - left.probability);
}

/**
 * A few words by themselves, after the message before, and as words about the
 * subject of the talk: all count the same.
 */
function blend(...readings: (readonly Guess[])[]): Guess[] {
  const odds = new Map<string, number>();
  for (const { id, probability } of readings.flat())
    odds.set(id, (odds.get(id) ?? 0) + probability / readings.length);
  return [...odds]
    .map(([id, probability]) => ({ id, probability }))
    .toSorted((left, right) => right.probability - left.probability);
}

/**
 * Each sentence, and what is left of the message after each clause: 'Ich bin
 * Friseurin, was kostet …'
 */
const splitParts = (message: string): string[] => [
  ...splitSentences(message),
  ...[...message.matchAll(CLAUSE_END)].map(({ index }) => message.slice(index + 1)),
];
/** Each clause by itself, and whom something is for. */
export const splitClauses = (message: string): string[] =>
  message.split(CLAUSE_END).flatMap((clause) => clause.split(/ (?:für|fuer|for|voor) /));
const CLAUSE_END = /[,;:.!?\n]\s|\s(?=(?:und|and|en|aber|but|maar) )/g;

const splitSentences = (message: string): string[] => {
  const parts = message.split(/(?<=[.!?])\s+|\n+/);
  return parts.length > 1 ? parts : [];
};

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
