import { EnquiriesPart } from '#app/features/statistics/enquiries-part.tsx';
import { PeriodBar, usePeriod } from '#app/features/statistics/period-bar.tsx';
import { ReportHead } from '#app/features/statistics/report-head.tsx';
import { TechnicalPart } from '#app/features/statistics/technical-part.tsx';
import { VisitsPart } from '#app/features/statistics/visits-part.tsx';
import { PageHead } from '#app/private/page-head.tsx';

const PARTS = { besuche: VisitsPart, anfragen: EnquiriesPart, technik: TechnicalPart };

export default function AdminAnalytics() {
  const chosen = usePeriod();
  const Part = PARTS[chosen.part];
  return (
    <>
      <PageHead title="Statistik" />
      <PeriodBar {...chosen}>
        <ReportHead period={chosen.period} />
      </PeriodBar>
      <Part period={chosen.period} />
    </>
  );
}
