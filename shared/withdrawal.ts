import * as z from 'zod/mini';
import { cleanLine, cleanText } from './clean-text.ts';
import { EMAIL_MAX_LENGTH, isEmailAddress } from './email-address.ts';

// Contract of POST /api/withdrawal: name, contract and address for the receipt, as § 356a BGB (Directive (EU) 2023/2673) asks for, and no more.

const required = (max: number, clean: (value: string) => string, missing: string) =>
  z
    .string(missing)
    .check(z.overwrite(clean), z.minLength(1, missing), z.maxLength(max, `Bitte kürzen Sie die Angabe auf höchstens ${max} Zeichen.`));

const WithdrawalSchema = z.object({
  name: required(120, cleanLine, 'Bitte geben Sie Ihren Namen ein.'),
  contract: required(500, cleanText, 'Bitte nennen Sie den Vertrag, zum Beispiel die Nummer des Angebots.'),
  email: required(EMAIL_MAX_LENGTH, cleanLine, 'Bitte geben Sie Ihre E-Mail-Adresse ein.').check(
    z.refine(
      (value) => value === '' || isEmailAddress(value),
      'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@firma.de.',
    ),
  ),
  /** Made by the form once: a retry never makes a second withdrawal. */
  requestId: z.uuid(),
});
export type Withdrawal = z.infer<typeof WithdrawalSchema>;
export type WithdrawalErrors = Partial<Record<keyof Withdrawal, string>>;
/** `receivedAt`: ISO time of receipt. */
export type WithdrawalAnswer =
  | { success: true; reference: string; receivedAt: string }
  | { success: false; error: string; fieldErrors?: WithdrawalErrors };

/** Validates a body of unknown origin; first German message per field. */
export function parseWithdrawal(
  input: unknown,
): { success: true; withdrawal: Withdrawal } | { success: false; fieldErrors: WithdrawalErrors } {
  const result = WithdrawalSchema.safeParse(input);
  if (result.success) return { success: true, withdrawal: result.data };
  const fieldErrors: WithdrawalErrors = {};
  for (const { path, message } of result.error.issues) fieldErrors[path[0] as keyof Withdrawal] ??= message;
  return { success: false, fieldErrors };
}
