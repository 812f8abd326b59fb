import * as z from 'zod';

// Field types that several collections share. Texts may hold placeholders
// ({{price.startpaket}}); lengths are checked after resolving.

/** Calendar day, YYYY-MM-DD. */
export const day = () => z.iso.date();

export const line = () => z.string().trim().min(1);

/**
 * `<title>` of the page and its name in lists: at most 60 characters, so that
 * result pages print it whole.
 */
export const pageTitle = () => line().max(60);

/** Meta description: at most 155 characters. */
export const pageDescription = () => line().max(155);

/** Internal address, starting with a slash. */
export const path = () =>
  z.string().regex(/^\/[a-z0-9/#-]*$/, 'Pfad beginnt mit / und enthält nur a-z, 0-9, -, #');

/** Address of another entry of the same collection. */
export const slug = () =>
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Kurzname aus a-z, 0-9 und einzelnen Bindestrichen');

/** A text or page that a statement rests on. */
export const source = () =>
  z.strictObject({
    /** Name of the work and its publisher, as it is printed. */
    title: line(),
    url: z.url({ protocol: /^https$/ }),
    /** Day on which the address was last read. */
    accessed: day(),
  });

/** A question as customers ask it, with its answer (inline Markdown). */
export const question = () =>
  z.strictObject({
    question: line().endsWith('?'),
    answer: line(),
    /** The same question in the words of visitors, for chat and search; printed nowhere. */
    asked: z
      .array(line().regex(/^[^,]+$/, 'Eine Frage in Worten der Besucher enthält kein Komma'))
      .default([]),
    /** The short answer of the chat in that language. */
    english: line().optional(),
    dutch: line().optional(),
  });
