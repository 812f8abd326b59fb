import { INVOICE_STATES, type InvoiceState } from '#shared/billing/invoice-state.ts';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';

const TONES: Record<InvoiceState, BadgeTone> = {
  draft: 'neutral',
  open: 'waiting',
  overdue: 'danger',
  paid: 'success',
  cancelled: 'neutral',
  cancellation: 'neutral',
};

export const InvoiceBadge = ({ state }: { state: InvoiceState }) => (
  <Badge tone={TONES[state]}>{INVOICE_STATES[state]}</Badge>
);
