import * as z from 'zod';
import { line, slug } from './fields.ts';

// Shape of content/assistant/*.yaml: what the assistant answers, and how visitors ask for it.

const inThreeLanguages = <Text extends z.ZodType>(text: Text) =>
  z.strictObject({ de: text, en: text, nl: text });

/** Path of the site, with anchor or query where it leads to a part of a page. */
const target = () => z.string().regex(/^\/(?![/\\])[\w/?=&#.-]*$/, 'Pfad der eigenen Website');

export const AnswerTextSchema = inThreeLanguages(line());
export type AnswerText = z.infer<typeof AnswerTextSchema>;

export const ANSWER_ACTIONS = ['quote', 'booking', 'human', 'packages'] as const;

export const AnswerSchema = z.strictObject({
  id: slug(),
  /** Page that is named under the answer. */
  source: target(),
  text: AnswerTextSchema,
  /** 'Mehr dazu'. */
  more: z.array(target()).max(3).default([]),
  /** Ids of other answers, or actions. */
  next: z.array(line()).max(3).default([]),
  /** Text of the button that leads here. */
  label: inThreeLanguages(line().max(40)),
  /** A way is no information: complaint, emergency, job, sales pitch, injection … */
  kind: z.enum(['answer', 'way']).default('answer'),
  examples: z.array(line().max(400)).min(4),
});
export const AnswerFileSchema = z.array(AnswerSchema);
export type Answer = z.infer<typeof AnswerSchema>;

/**
 * A line of content/assistant-messages/: the answer that is right, after the answer that the
 * message follows in a talk (`after>answer`), and the message.
 */
export const MessageSchema = z
  .tuple([z.string().regex(/^(?:[\w-]+>)?[\w-]+$/, 'Antwort, oder Antwort davor>Antwort'), line()])
  .transform(([place, text]) => {
    const [answer, after] = place.split('>').toReversed();
    return { answer: answer!, text, ...(after && { after }) };
  });

/** What the assistant says in its own right, by name. */
export const PhraseFileSchema = z.record(z.string(), inThreeLanguages(line()));
export type Phrases = z.infer<typeof PhraseFileSchema>;

const words = () => z.array(line()).min(1);
const wordsById = () => z.record(z.string(), words());

/**
 * The words by which a message names packages, projects, extras …
 * (content/assistant-words.yaml).
 */
export const WordFileSchema = z.strictObject({
  packages: wordsById(),
  projects: wordsById(),
  extras: wordsById(),
  urgency: wordsById(),
  trades: wordsById(),
  /** What many ask for beside a project and what has no list price. */
  wishes: z.record(
    z.string(),
    z.strictObject({
      label: inThreeLanguages(line()),
      words: words(),
      /** What the agency does not make: the answer that says so. */
      declined: slug().optional(),
    }),
  ),
  /** Words that change a frame: not, bigger, smaller, also, rather … */
  turns: wordsById(),
  /** Parts that single answers play in a talk. */
  roles: z.record(z.string(), z.array(slug())),
});
export type Words = z.infer<typeof WordFileSchema>;

/** Everything the assistant says, and the words it is asked in. */
export type AssistantTexts = {
  answers: Answer[];
  /** Further examples of these answers. */
  asked: { answer: string; text: string; after?: string }[];
  phrases: Phrases;
  words: Words;
};
