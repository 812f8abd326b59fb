import * as z from 'zod/mini';
import {
  parseForm,
  requiredEmail,
  requiredLine,
  requiredText,
  type FieldErrors,
} from '../forms/form-fields.ts';
import { MISSING } from '../forms/form-messages.ts';

// Contract of POST /api/withdrawal: name, contract and address for the receipt,
// as § 356a BGB (Directive (EU) 2023/2673) asks for, and no more.

export const WithdrawalSchema = z.object({
  name: requiredLine(120, MISSING.name),
  contract: requiredText(
    500,
    'Bitte nennen Sie den Vertrag, zum Beispiel die Nummer des Angebots.',
  ),
  email: requiredEmail(),
  /** Made by the form once: a retry never makes a second withdrawal. */
  requestId: z.uuid('Bitte laden Sie die Seite neu und widerrufen Sie noch einmal.'),
});
type Withdrawal = z.infer<typeof WithdrawalSchema>;
export type WithdrawalErrors = FieldErrors<Withdrawal>;
/** `receivedAt`: ISO time of receipt. `isMailLate`: the receipt by mail is held back for now. */
export type WithdrawalAnswer =
  | { success: true; reference: string; receivedAt: string; isMailLate?: true }
  | { success: false; error: string; fieldErrors?: WithdrawalErrors };

export const parseWithdrawal = (body: unknown) => parseForm(WithdrawalSchema, body);
