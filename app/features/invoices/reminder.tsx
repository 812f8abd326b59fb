import { addDays, agencyDay } from '#shared/agency/agency-day.ts';
import { formatDay } from '#shared/core/format.ts';
import { DUNNING_LEVELS, REMINDER_DAYS } from '#shared/billing/invoice-state.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { useInvoiceAction } from './invoice-call.ts';

const findPayDay = (): string => formatDay(addDays(agencyDay(new Date()), REMINDER_DAYS));

type Props = {
  invoice: { id: string; number: string | null; due_on: string | null };
  email: string;
  level: number;
  openCents: number;
};

/** A reminder that the worker suggests. It goes out once somebody has read what goes to whom. */
export function Reminder({
  invoice: { id, number, due_on: dueOn },
  email,
  level,
  openCents,
}: Props) {
  const remind = useInvoiceAction('Mahnung ist auf dem Weg');
  const name = DUNNING_LEVELS[level]!;
  return (
    <div
      role="status"
      className="mb-8 flex flex-wrap items-center justify-between gap-4 border border-danger bg-danger-wash p-4"
    >
      <p>
        <span className="font-semibold">{name} vorgeschlagen.</span> Noch offen:{' '}
        {formatCents(openCents)}, fällig war sie am {dueOn ? formatDay(dueOn) : ''}.
      </p>
      <ConfirmButton
        label={`${name} senden …`}
        confirmLabel={`${name} senden`}
        title={`${name} zu Rechnung ${number} senden?`}
        explanation={
          `${email} erhält eine E-Mail mit der Rechnung als PDF, dem offenen Betrag von ` +
          `${formatCents(openCents)} und der Bitte, bis zum ${findPayDay()} zu zahlen.`
        }
        variant="primary"
        confirmVariant="primary"
        busy={remind.isPending}
        onConfirm={() => remind.mutate({ action: 'remind', id, level })}
      />
    </div>
  );
}
