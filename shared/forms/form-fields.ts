import * as z from 'zod/mini';
import { cleanLine, cleanText } from './clean-text.ts';
import { EMAIL_MAX_LENGTH, findEmailProblem } from './email-address.ts';
import { collectFieldErrors } from './field-errors.ts';
import { MISSING } from './form-messages.ts';

// What the forms of visitors have in common: their fields with German messages,
// and the way a body of unknown origin is read.

const NO_TEXT = 'Bitte geben Sie hier Text ein.';

/** `max` in UTF-16 units, as maxLength counts them. */
export const atMost = (max: number) =>
  z.maxLength(max, `Bitte kürzen Sie die Angabe auf höchstens ${max} Zeichen.`);
const required = (max: number, missing: string, clean: (value: string) => string) =>
  z.string(missing).check(z.overwrite(clean), z.minLength(1, missing), atMost(max));
const optional = (max: number, clean: (value: string) => string) =>
  z._default(z.string(NO_TEXT).check(z.overwrite(clean), atMost(max)), '');

export const requiredLine = (max: number, missing: string) => required(max, missing, cleanLine);
export const requiredText = (max: number, missing: string) => required(max, missing, cleanText);
export const optionalLine = (max: number) => optional(max, cleanLine);
export const optionalText = (max: number) => optional(max, cleanText);
/** What somebody enters as an address, with what `findEmailProblem` says of it. */
export const enteredEmail = ({ optional: isOptional = false } = {}) =>
  z.refine<string>((value) => (isOptional && value === '') || findEmailProblem(value) === null, {
    error: ({ input }) => findEmailProblem(String(input)),
  });
export const requiredEmail = () =>
  requiredLine(EMAIL_MAX_LENGTH, MISSING.email).check(enteredEmail({ optional: true }));
export const privacyConsent = () => z.literal(true, MISSING.privacyConsent);

/** A technical field never refuses a request: a value of the wrong shape counts as absent. */
export const technical = <Schema extends z.ZodMiniType>(schema: Schema) =>
  // oxlint-disable-next-line promise/valid-params -- zod's catch, no promise
  z.catch(z.optional(schema), undefined);

/** First German message per field. */
export type FieldErrors<Fields> = Partial<Record<keyof Fields, string>>;
type ParsedForm<Fields> =
  | { success: true; data: Fields }
  | { success: false; fieldErrors: FieldErrors<Fields> };

/** Validates a body of unknown origin. Never throws. */
export function parseForm<Fields>(
  schema: z.ZodMiniType<Fields>,
  input: unknown,
): ParsedForm<Fields> {
  const { success, data, error } = schema.safeParse(input);
  if (success) return { success, data };
  const ofFields = error.issues
    .filter(({ path }) => path.length > 0)
    .map(({ path, message }) => ({ path: path.slice(0, 1), message }));
  // The first part of a path is a field of the schema.
  return { success, fieldErrors: collectFieldErrors(ofFields) as FieldErrors<Fields> };
}
