import { MailBudgetNote } from '#app/features/operations/mail-budget-note.tsx';
import { LongestWaiting } from '#app/features/inbox/longest-waiting.tsx';
import { WaitingFigure } from '#app/features/inbox/waiting-figure.tsx';
import { SuggestedReminder } from '#app/features/invoices/suggested-reminder.tsx';
import { UnansweredOffers } from '#app/features/offers/follow-up.tsx';
import { WaitingProjects } from '#app/features/projects/waiting-projects.tsx';
import { FiguresOfWeeks } from '#app/features/statistics/figures-of-weeks.tsx';
import { HeadFigures } from '#app/features/statistics/head-figures.tsx';
import { Quality } from '#app/features/statistics/quality.tsx';
import { Today } from '#app/features/statistics/today.tsx';
import { PageHead } from '#app/private/page-head.tsx';
import { Panel } from '#app/private/panel.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';

const OFFERS = [['admin-offers']];
const INVOICES = [['admin-invoices']];

export default function AdminDashboard() {
  useLiveTable('offers', OFFERS);
  useLiveTable('invoices', INVOICES);
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
        <div className="grid min-w-0 content-start gap-6">
          <Today reminderOf={(id) => <SuggestedReminder invoiceId={id} />} />
          <Panel id="beim-kunden" title="Warten auf den Kunden">
            <WaitingProjects />
            <UnansweredOffers />
          </Panel>
        </div>
      </div>
      <FiguresOfWeeks />
      <Quality />
    </>
  );
}
