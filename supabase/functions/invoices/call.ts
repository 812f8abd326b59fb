import type { InvoiceAction, InvoiceAnswer } from '#shared/invoice-actions.ts';
import type { FunctionContext } from '../context.ts';

export type Action<Name extends InvoiceAction['action']> = Extract<InvoiceAction, { action: Name }>;
export type Outcome = { status: number; answer: InvoiceAnswer };
export type StaffContext = FunctionContext & { actor: string };
type Stored = { outcome: string; id: string; number?: string; updated_at?: string };

/** What the SQL functions answer when the state of an invoice forbids the action. */
const REFUSALS: Record<string, { status: number; error: string }> = {
  unknown: { status: 404, error: 'Diese Rechnung gibt es nicht.' },
  stale: { status: 409, error: 'Der Entwurf wurde inzwischen an anderer Stelle geändert. Bitte laden Sie ihn neu.' },
  deductions: {
    status: 409,
    error: 'Die abgezogenen Rechnungen haben sich geändert. Bitte verwerfen Sie diesen Entwurf und legen Sie die Schlussrechnung neu an.',
  },
  deducted: { status: 409, error: 'Eine spätere Rechnung zieht diese ab. Bitte stornieren Sie zuerst die spätere.' },
  not_due: { status: 409, error: 'Für diese Rechnung ist keine Mahnung vorgeschlagen.' },
};

/** Calls a SQL function that only the service may call, and turns its outcome into an answer. Messages of rule 23514 are written for people. */
export async function callService(context: StaffContext, name: string, parameters: object): Promise<Outcome> {
  const { data, error } = await context
    .admin('invoices are written by this function alone, after the check for staff')
    .rpc(name, parameters);
  if (error?.code === '23514') return refuse(error.message, 409);
  if (error?.code === '23505') return refuse('Diesen Teil des Auftrags gibt es schon als Rechnung oder Entwurf.', 409);
  if (error) throw new Error(`${name}: ${error.message}`);
  const stored = data as Stored;
  const refusal = REFUSALS[stored.outcome];
  if (refusal) return refuse(refusal.error, refusal.status);
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

export const refuse = (error: string, status: number, fieldErrors?: Record<string, string>): Outcome => ({
  status,
  answer: { success: false, error, ...(fieldErrors && { fieldErrors }) },
});
