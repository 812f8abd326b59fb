import { AnalyticsSummary } from '#app/features/statistics/analytics-summary.tsx';
import { FlowCharts } from '#app/features/statistics/flow-charts.tsx';
import { PageHead } from '#app/private/page-head.tsx';

export default function AdminAnalytics() {
  return (
    <>
      <PageHead title="Statistik" />
      <AnalyticsSummary />
      <FlowCharts />
    </>
  );
}
