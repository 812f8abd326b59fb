import { BUDGETS } from './budgets.ts';

// BUDGET-01: what all unproven mailboxes together may get. The agency hears of
// it before the budget is used up, because beyond it real customers wait, too.

const { mailsAnHour, mailsADay, allMailsAnHour, allMailsADay, keptForWithdrawals } = BUDGETS;
/**
 * What one mailbox, and all together, may get before their owners have
 * confirmed anything, as the database takes it (is_over_mail_budget).
 */
export const MAIL_BUDGETS = [mailsAnHour, mailsADay, allMailsAnHour, allMailsADay].map(
  ({ per, most, seconds }) => ({ per, most, seconds, kept: keptForWithdrawals.most }),
);

const WINDOWS = [
  { window: 'hour', ...BUDGETS.allMailsAnHour },
  { window: 'day', ...BUDGETS.allMailsADay },
] as const;
/** Part of a budget from which the alarm is given. */
const ALARM = 0.8;

export type MailBudgetUse = { window: 'hour' | 'day'; sent: number; most: number };

/** `count`: mails to unproven mailboxes that have left since that moment (ISO 8601). */
export const readMailBudget = (
  count: (since: string) => Promise<number>,
): Promise<MailBudgetUse[]> =>
  Promise.all(
    WINDOWS.map(async ({ window, most, seconds }) => ({
      window,
      sent: await count(new Date(Date.now() - seconds * 1_000).toISOString()),
      most,
    })),
  );

export const isNearlyUsedUp = ({ sent, most }: MailBudgetUse): boolean => sent >= most * ALARM;
