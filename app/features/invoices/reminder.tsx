import { addDays, findToday } from '#shared/agency/agency-day.ts';
import { formatDay } from '#shared/core/format.ts';
import { DUNNING_LEVELS, REMINDER_DAYS } from '#shared/billing/invoice-state.ts';
import { formatCents } from '#shared/pricing/money.ts';
import type { ButtonVariant } from '#app/ui/button.tsx';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { useInvoiceAction } from './invoice-call.ts';
import { Notice } from '#app/private/notice.tsx';

const findPayDay = (): string => formatDay(addDays(findToday(), REMINDER_DAYS));

type Suggested = {
  invoice: { id: string; number: string | null; due_on: string | null };
  email: string;
  level: number;
  openCents: number;
};

type ReminderButtonProps = Suggested & {
  label: string;
  /** What is read out instead of the label, where a list has many such buttons. */
  name?: string;
  variant?: ButtonVariant;
};

/** Asks with what goes to whom before the reminder goes out that the worker suggests. */
export function ReminderButton({
  invoice: { id, number },
  email,
  level,
  openCents,
  variant = 'primary',
  ...names
}: ReminderButtonProps) {
  const remind = useInvoiceAction(`${DUNNING_LEVELS[level]} ist auf dem Weg`);
  return (
    <ConfirmButton
      {...names}
      confirmLabel={`${DUNNING_LEVELS[level]} senden`}
      title={`${DUNNING_LEVELS[level]} zu Rechnung ${number} senden?`}
      explanation={
        `${email} erhält eine E-Mail mit der Rechnung als PDF, dem offenen Betrag von ` +
        `${formatCents(openCents)} und der Bitte, bis zum ${findPayDay()} zu zahlen.`
      }
      variant={variant}
      confirmVariant="primary"
      busy={remind.isPending}
      onConfirm={() => remind.mutate({ action: 'remind', id, level })}
    />
  );
}

/** A reminder that the worker suggests. It goes out once somebody has read what goes to whom. */
export function Reminder(suggested: Suggested) {
  const { invoice, level, openCents } = suggested;
  const name = DUNNING_LEVELS[level]!;
  return (
    <Notice
      role="status"
      tone="danger"
      className="mb-6"
      action={<ReminderButton {...suggested} label={`${name} senden …`} />}
    >
      <p>
        <span className="font-semibold">{name} vorgeschlagen.</span> Noch offen:{' '}
        {formatCents(openCents)}, fällig war sie am{' '}
        {invoice.due_on ? formatDay(invoice.due_on) : ''}.
      </p>
    </Notice>
  );
}
