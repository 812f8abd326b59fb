import { DUNNING_LEVELS } from '#shared/billing/invoice-state.ts';
import { formatCents } from '#shared/pricing/money.ts';

export type LoggedChange = {
  id: number;
  action: string;
  after: Record<string, unknown> | null;
  created_at: string;
};

/** What happened to an invoice, out of the log of changes; edits of the draft are left out. */
export function describeHistory(
  changes: readonly LoggedChange[],
): { id: number; text: string; at: string }[] {
  return changes.flatMap(({ id, action, after, created_at: at }) => {
    const text = describe(action, after ?? {});
    return text ? [{ id, text, at }] : [];
  });
}

function describe(action: string, after: Record<string, unknown>): string {
  if (action === 'INSERT')
    return after['kind'] === 'cancellation' ? 'Ausgestellt und gesendet' : 'Entwurf angelegt';
  if (typeof after['number'] === 'string') return `Ausgestellt als ${after['number']} und gesendet`;
  if (typeof after['dunning_level'] === 'number')
    return `${DUNNING_LEVELS[after['dunning_level']]} gesendet`;
  if (after['status'] === 'cancelled') return 'Storniert';
  if (typeof after['paid_cents'] === 'number') {
    return (
      'Zahlungsstand: insgesamt eingegangen ' +
      `${formatCents(after['paid_cents'])}${after['status'] === 'paid' ? ': bezahlt' : ''}`
    );
  }
  if (typeof after['suggested_dunning_level'] === 'number')
    return `${DUNNING_LEVELS[after['suggested_dunning_level']]} vorgeschlagen`;
  return '';
}
