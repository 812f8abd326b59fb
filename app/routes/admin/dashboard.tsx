import { MailBudgetNote } from '#app/features/operations/mail-budget-note.tsx';
import { LongestWaiting } from '#app/features/inbox/longest-waiting.tsx';
import { WaitingFigure } from '#app/features/inbox/waiting-figure.tsx';
import { FiguresOfWeeks } from '#app/features/statistics/figures-of-weeks.tsx';
import { HeadFigures } from '#app/features/statistics/head-figures.tsx';
import { Quality } from '#app/features/statistics/quality.tsx';
import { Today } from '#app/features/statistics/today.tsx';
import { PageHead } from '#app/private/page-head.tsx';

export default function AdminDashboard() {
  return (
    <>
      <PageHead title="Übersicht" />
      <MailBudgetNote />
      <dl className="panel panel-cells mb-6">
        <WaitingFigure />
        <HeadFigures />
      </dl>
      {/* The figures of weeks begin below the first screen. */}
      <div className="mb-10 grid content-start items-start gap-6 lg:min-h-[36rem] lg:grid-cols-2">
        <LongestWaiting />
        <Today />
      </div>
      <FiguresOfWeeks />
      <Quality />
    </>
  );
}
