import { Suspense } from 'react';
import { MailBudgetNote } from '#app/features/operations/mail-budget-note.tsx';
import { useInboxWork } from '#app/features/inbox/use-inbox-work.ts';
import { WaitingFigure } from '#app/features/inbox/waiting-figure.tsx';
import { SuggestedReminder } from '#app/features/invoices/suggested-reminder.tsx';
import { useOfferWork } from '#app/features/offers/follow-up.tsx';
import { useMailWork } from '#app/features/operations/use-mail-work.ts';
import { useProjectWork } from '#app/features/projects/use-project-work.tsx';
import { HeadFigures } from '#app/features/statistics/head-figures.tsx';
import { NextTalkFigure } from '#app/features/statistics/next-talk-figure.tsx';
import { useTodayWork } from '#app/features/statistics/use-today-work.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { WorkList } from '#app/private/work-list.tsx';
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
  const parts = [
    useInboxWork(),
    ...useTodayWork((id) => <SuggestedReminder invoiceId={id} />),
    useProjectWork(),
    useMailWork(),
    useOfferWork(),
  ];
  return (
    <>
      <PageHead title="Übersicht" />
      <MailBudgetNote />
      {/* The figures of weeks begin below the first screen. */}
      <div className="mb-10 grid content-start items-start gap-6 lg:min-h-[36rem] lg:grid-cols-[minmax(0,1fr)_16rem]">
        <WorkList parts={parts} />
        <dl
          className={
            // The figure that phones leave out stands in the weeks below.
            'panel max-lg:order-first max-lg:panel-cells lg:panel-rows max-md:*:col-auto!'
          }
        >
          <WaitingFigure />
          <NextTalkFigure />
          <HeadFigures />
        </dl>
      </div>
      <Suspense>
        <FiguresOfWeeks />
      </Suspense>
    </>
  );
}
