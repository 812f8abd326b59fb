import { Suspense } from 'react';
import { MailBudgetNote } from '#app/features/operations/mail-budget-note.tsx';
import { LongestWaiting } from '#app/features/inbox/longest-waiting.tsx';
import { WaitingFigure } from '#app/features/inbox/waiting-figure.tsx';
import { SuggestedReminder } from '#app/features/invoices/suggested-reminder.tsx';
import { UnansweredOffers } from '#app/features/offers/follow-up.tsx';
import { WaitingProjects } from '#app/features/projects/waiting-projects.tsx';
import { HeadFigures } from '#app/features/statistics/head-figures.tsx';
import { DueSoon } from '#app/features/statistics/today-lists.tsx';
import { Overdue, Today } from '#app/features/statistics/today.tsx';
import { PageHead } from '#app/private/page-head.tsx';
import { Panel } from '#app/private/panel.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { lazyExtra } from '#app/ui/lazy-extra.ts';

/** Below the first screen: the page is not kept waiting for its charts. */
const FiguresOfWeeks = lazyExtra(
  () => import('#app/features/statistics/figures-of-weeks.tsx'),
  'Letzte Wochen',
);
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
        <div className="grid min-w-0 content-start gap-6">
          <Today />
          <LongestWaiting />
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <Panel id="beim-kunden" title="Beim Kunden" className="group">
            <Overdue reminderOf={(id) => <SuggestedReminder invoiceId={id} />} />
            <WaitingProjects />
            <UnansweredOffers />
            <p className="panel-row py-2.5 text-small text-muted group-has-[li,[aria-busy],[role=alert]]:hidden">
              Nichts wartet auf einen Kunden.
            </p>
          </Panel>
          <DueSoon />
        </div>
      </div>
      <Suspense>
        <FiguresOfWeeks />
      </Suspense>
    </>
  );
}
