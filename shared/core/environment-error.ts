import * as z from 'zod';

// Apart from environment.ts: the admin area reads content/company.ts in the
// browser, where nothing of this may remain.

/**
 * What variables have filled, checked. Throws an error that says of each wrong
 * one, in German and English, what is expected, and `where` they are described;
 * `nameVariable` gives the variable of a dotted path.
 */
export function parseNamed<Value>(
  schema: z.core.$ZodType<Value>,
  value: unknown,
  nameVariable: (path: string) => string,
  where: string,
): Value {
  const parsed = z.core.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const inGerman =
    z.core.safeParse(schema, value, { error: z.locales.de().localeError }).error?.issues ?? [];
  throw createEnvironmentError(
    parsed.error.issues.map(({ path, message }, index) => {
      const germanMessage = inGerman[index]?.message ?? message;
      return (
        `${nameVariable(path.join('.'))}: ` +
        `${germanMessage === message ? message : `${germanMessage} / ${message}`}`
      );
    }),
    where,
  );
}

/** The one form of all complaints about variables. */
export const createEnvironmentError = (faults: readonly string[], where: string): Error =>
  new Error(
    'Ungültige Umgebungsvariablen / invalid environment ' +
      `variables:\n${faults.map((fault) => `  ${fault}`).join('\n')}\nSiehe / see ${where}`,
  );
