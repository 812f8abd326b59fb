import { INVOICE_STATES, type InvoiceState } from '#shared/billing/invoice-state.ts';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';

const TONES: Record<InvoiceState, BadgeTone> = {
  draft: 'draft',
  open: 'neutral',
  overdue: 'danger',
  paid: 'success',
  cancelled: 'lost',
  cancellation: 'lost',
};

/** What is not due yet asks something of the customer alone. */
export const InvoiceBadge = ({
  state,
  isOwn = false,
}: {
  state: InvoiceState;
  isOwn?: boolean;
}) => (
  <Badge tone={isOwn && state === 'open' ? 'waiting' : TONES[state]}>{INVOICE_STATES[state]}</Badge>
);

/** Where nothing is asked any more, a state is no mark but a word. */
export const QuietState = ({
  state,
  note,
  className = 'text-muted',
}: {
  state: InvoiceState;
  note?: string;
  className?: string;
}) => (
  <span
    className={cx('flex shrink-0 items-baseline gap-1.5 text-small whitespace-nowrap', className)}
  >
    {state === 'paid' && <Icon name="check" size={14} className="self-center text-success" />}
    {[INVOICE_STATES[state], note].filter(Boolean).join(' ')}
  </span>
);
