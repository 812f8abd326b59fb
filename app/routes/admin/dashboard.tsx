import { MailBudgetNote } from '#app/features/operations/mail-budget-note.tsx';
import { LongestWaiting } from '#app/features/inbox/longest-waiting.tsx';
import { FiguresOfWeeks } from '#app/features/statistics/figures-of-weeks.tsx';
import { Quality } from '#app/features/statistics/quality.tsx';
import { Today } from '#app/features/statistics/today.tsx';
import { PageHead } from '#app/private/page-head.tsx';

export default function AdminDashboard() {
  return (
    <>
      <PageHead title="Übersicht" />
      <MailBudgetNote />
      {/* The figures of weeks begin below the first screen. */}
      <div className="mb-10 grid content-start gap-x-12 gap-y-10 lg:min-h-[47rem] lg:grid-cols-2">
        <LongestWaiting />
        <Today />
      </div>
      <FiguresOfWeeks />
      <Quality />
    </>
  );
}
