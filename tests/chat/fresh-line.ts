import * as z from 'zod';

/**
 * good: what the expectation wants. doubt: asks which was meant, or says that
 * it does not know. beside: answers something else. wrong: states what is not
 * so, or keeps what it must refuse.
 */
export const VERDICTS = ['good', 'doubt', 'beside', 'wrong'] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * A line of a fresh set: a message or a talk, what is expected, and what came
 * of it at the first run.
 */
export const FreshLine = z
  .strictObject({
    id: z.string(),
    messages: z.array(z.string()).min(1),
    expect: z.array(z.string()),
    answers: z.array(z.string()).optional(),
    verdicts: z.array(z.enum(VERDICTS)).optional(),
  })
  .refine(({ messages, expect, answers = messages, verdicts = messages }) =>
    [expect, answers, verdicts].every(({ length }) => length === messages.length),
  );
export type FreshLine = z.infer<typeof FreshLine>;
