import { MailBudgetNote } from '#app/features/operations/mail-budget-note.tsx';
import { InboxFigures } from '#app/features/inbox/inbox-figures.tsx';
import { FiguresOfWeeks } from '#app/features/statistics/figures-of-weeks.tsx';
import { Quality } from '#app/features/statistics/quality.tsx';
import { Today } from '#app/features/statistics/today.tsx';
import { PageHead } from '#app/private/page-head.tsx';

export default function AdminDashboard() {
  return (
    <>
      <PageHead title="Übersicht" />
      <MailBudgetNote />
      <InboxFigures />
      <Today />
      <FiguresOfWeeks />
      <Quality />
    </>
  );
}
