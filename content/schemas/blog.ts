import * as z from 'zod';
import { day, line, pageDescription, pageTitle, path, source } from './fields.ts';

export const BlogPostSchema = z.strictObject({
  title: pageTitle(),
  description: pageDescription(),
  /** Day of publication. */
  date: day(),
  /** Day of the last change of substance. */
  updated: day().optional(),
  /** Names of topics; /blog/tag/<folded name> lists the posts of one. */
  tags: z.array(line()).min(1),
  /** Money or time that the text names, e.g. '45 Minuten': shown in lists, drawn beside the title. */
  figure: line()
    .regex(/^\d[\d.]* \S+$/, 'Eine Zahl und ein Wort, zum Beispiel: 45 Minuten')
    .optional(),
  /**
   * A way through yes and no, shown where the text says {{decision}}. An answer
   * without words leads to the next question.
   */
  decision: z
    .array(
      z.strictObject({
        question: line().endsWith('?'),
        yes: line().optional(),
        no: line().optional(),
      }),
    )
    .default([])
    .refine(
      (steps) =>
        steps.every(({ yes, no }, index) => (index < steps.length - 1 ? !yes !== !no : yes && no)),
      'Jede Frage endet bei genau einer Antwort, die letzte bei beiden',
    ),
  /** Internal paths the post leads to, e.g. '/services/ki-chatbots'. */
  related: z.array(path()),
  sources: z.array(source()),
});
