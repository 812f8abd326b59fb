import * as z from 'zod';
import { parseNamed } from './environment-error.ts';
import { parseJson } from './parse-json.ts';
import { isPlainOrigin } from './plain-origin.ts';

// What the environments of the server, of the functions and of the platform alone have in common.

export type Environment = Readonly<Record<string, string | undefined>>;

/** For values whose form nobody guesses from what zod says of them. */
export const formLike = (example: string) => ({
  error: `erwartet wird etwas wie / expected something like: ${example}`,
});

export const httpUrl = z
  .url({ protocol: /^https?$/, ...formLike('https://www.example.org') })
  .transform((value) => value.replace(/\/+$/, ''));
/** A service's address that paths are set behind: what stands in it besides would get lost or seen. */
export const serviceUrl = z
  .url({ protocol: /^https?$/, ...formLike('https://api.example.org/v1') })
  .refine(
    (value) => {
      const { username, password, search, hash } = new URL(value);
      return !username && !password && !search && !hash;
    },
    {
      error:
        'eine Adresse ohne Benutzer, Passwort, Abfrage und Anker, zum Beispiel ' +
        'https://api.example.org/v1 / an address without user, password, query and fragment',
      when: ({ issues }) => issues.length === 0,
    },
  )
  .transform((value) => value.replace(/\/+$/, ''));
/** What visitors see before the path; more than that would go lost in links. */
export const publicOrigin = z
  .url({ protocol: /^https?$/, ...formLike('https://www.example.org') })
  .refine((value) => isPlainOrigin(new URL(value)), {
    error:
      'eine Adresse ohne Pfad, Abfrage und Benutzer, zum Beispiel https://www.example.org / ' +
      'an address without path, query and user',
    // Of what is no address, the check before has said so.
    when: ({ issues }) => issues.length === 0,
  })
  .transform((value) => new URL(value).origin);
export const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true');
export const port = z.coerce.number(formLike('3000')).int().min(0).max(65_535);
export const countFrom = (least: number) =>
  z.coerce
    .number(formLike(String(least)))
    .int()
    .min(least);
/** 'a, b' → ['a', 'b'] */
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
/** A value written as JSON. */
export const jsonOf = <Value>(schema: z.ZodType<Value>, example: string) =>
  z.string().transform((text, context) => {
    const parsed = schema.safeParse(parseJson(text));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: `JSON: ${example}` });
    return z.NEVER;
  });

/**
 * The variables that say something: empty values count as absent, so that
 * `.env.example` works unedited.
 */
export const pickGiven = (environment: Environment): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] =>
      Boolean(entry[1]?.trim()),
    ),
  );

/**
 * Throws an error that says of each wrong variable, in German and English, what
 * is expected, and `where` they are described.
 */
export const parseEnvironment = <Value>(
  schema: z.ZodType<Value>,
  environment: Environment,
  where: string,
): Value => parseNamed(schema, pickGiven(environment), (path) => path, where);
