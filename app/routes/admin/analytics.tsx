import { FlowCharts } from '#app/features/statistics/flow-charts.tsx';
import { PeriodBar, usePeriod } from '#app/features/statistics/period-bar.tsx';
import { Earnings } from '#app/features/statistics/figures-of-weeks.tsx';
import { ReportHead, ReportView } from '#app/features/statistics/report-view.tsx';
import { PageHead } from '#app/private/page-head.tsx';

export default function AdminAnalytics() {
  const chosen = usePeriod();
  return (
    <>
      <PageHead title="Statistik" />
      <PeriodBar {...chosen}>
        <ReportHead period={chosen.period} />
      </PeriodBar>
      <ReportView period={chosen.period} />
      <FlowCharts period={chosen.period} />
      <Earnings />
    </>
  );
}
