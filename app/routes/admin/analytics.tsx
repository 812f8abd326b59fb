import { AnalyticsSummary } from '#app/features/admin-analytics/analytics-summary.tsx';
import { FlowCharts } from '#app/features/admin-analytics/flow-charts.tsx';

export default function AdminAnalytics() {
  return (
    <>
      <h1 className="mb-8 text-head">Statistik</h1>
      <AnalyticsSummary />
      <FlowCharts />
    </>
  );
}
