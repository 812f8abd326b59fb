import { AnalyticsSummary } from '#app/features/admin-analytics/analytics-summary.tsx';
import { FlowCharts } from '#app/features/admin-analytics/flow-charts.tsx';
import { PageHead } from '#app/features/area/page-head.tsx';

export default function AdminAnalytics() {
  return (
    <>
      <PageHead title="Statistik" />
      <AnalyticsSummary />
      <FlowCharts />
    </>
  );
}
