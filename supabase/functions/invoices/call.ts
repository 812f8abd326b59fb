import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import type { Json } from '#shared/database-types.ts';
import type { InvoiceAction, InvoiceAnswer } from '#shared/billing/invoice-actions.ts';
import { InvoiceOutcomeSchema, type InvoiceRefusal } from '#shared/billing/invoice-outcome.ts';
import type { FunctionContext } from '../context.ts';

export type Action<Name extends InvoiceAction['action']> = Extract<InvoiceAction, { action: Name }>;
export type Outcome = { status: number; answer: InvoiceAnswer };
export type StaffContext = FunctionContext & { actor: string };

const REFUSALS: Record<InvoiceRefusal, { status: number; error: string }> = {
  unknown: { status: 404, error: 'Diese Rechnung gibt es nicht.' },
  stale: {
    status: 409,
    error:
      'Der Entwurf wurde inzwischen an anderer Stelle geändert oder ausgestellt. Bitte laden Sie ' +
      'die Seite neu.',
  },
  deductions: {
    status: 409,
    error:
      'Die abgezogenen Rechnungen haben sich geändert. Bitte verwerfen Sie diesen Entwurf ' +
      'und legen Sie die Schlussrechnung neu an.',
  },
  tax: {
    status: 409,
    error:
      'Eine abgezogene Rechnung hat einen anderen Steuersatz als diese. Bitte stornieren Sie sie ' +
      'und schreiben Sie sie neu, danach diese Schlussrechnung.',
  },
  deducted: {
    status: 409,
    error: 'Eine spätere Rechnung zieht diese ab. Bitte stornieren Sie zuerst die spätere.',
  },
  not_due: { status: 409, error: 'Für diese Rechnung ist keine Mahnung vorgeschlagen.' },
};

/**
 * Calls a SQL function that only the service may call, and turns its outcome
 * into an answer. Messages of rule 23514 are written for people.
 */
export async function callService(
  context: StaffContext,
  call: (service: FunctionContext['supabase']) => PromiseLike<PostgrestSingleResponse<Json>>,
): Promise<Outcome> {
  const { data, error } = await call(
    context.admin('invoices are written by this function alone, after the check for staff'),
  );
  if (error?.code === '23514') return refuse(error.message, 409);
  if (error?.code === '23505')
    return refuse('Diesen Teil des Auftrags gibt es schon als Rechnung oder Entwurf.', 409);
  if (error) throw new Error(`invoice not written: ${error.message}`);
  const stored = InvoiceOutcomeSchema.parse(data);
  if (!('id' in stored)) {
    const { error: reason, status } = REFUSALS[stored.outcome];
    return refuse(reason, status);
  }
  return {
    status: 200,
    answer: {
      success: true,
      id: stored.id,
      ...(stored.number && { number: stored.number }),
      ...(stored.updated_at && { updatedAt: stored.updated_at }),
    },
  };
}

export const refuse = (
  error: string,
  status: number,
  fieldErrors?: Record<string, string>,
): Outcome => ({
  status,
  answer: { success: false, error, ...(fieldErrors && { fieldErrors }) },
});
