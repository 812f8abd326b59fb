import { MailBudgetNote } from '#app/features/operations/mail-budget-note.tsx';
import { MailList } from '#app/features/operations/mail-list.tsx';
import { usePeriods } from '#app/private/use-retention.ts';
import { BUDGETS } from '#shared/core/budgets.ts';
import { formatPeriod } from '#shared/privacy/retention.ts';
import { PageHead } from '#app/private/page-head.tsx';

export default function AdminMails() {
  const kept = formatPeriod('mail_days', usePeriods());
  return (
    <>
      <PageHead
        title="Mails"
        note={
          `Gesendete Mails stehen hier ${kept}. Gescheiterte bleiben, bis Sie sie erneut ` +
          'senden. An eine Adresse, die noch niemand bestätigt hat, gehen höchstens ' +
          `${BUDGETS.mailsAnHour.most} Mails in der Stunde und ${BUDGETS.mailsADay.most} am ` +
          'Tag; weitere halten wir zurück.'
        }
      />
      <MailBudgetNote />
      <MailList />
    </>
  );
}
