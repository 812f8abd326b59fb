import { downloadFile } from '#app/lib/download.ts';
import { ExportButton } from '#app/private/export-button.tsx';
import { formatShortDay } from '#app/private/dates.ts';
import { periodBefore, type Period } from './period.ts';
import { buildReportCsv, hasBefore } from './report.ts';
import { useReport } from './use-report.ts';

/** In the line of the period: its days, with what it is compared, and all of it as a file. */
export function ReportHead({ period }: { period: Period }) {
  const { data: report } = useReport(period);
  const before = periodBefore(period);
  const save = () =>
    report &&
    downloadFile(
      `statistik-${period.from}-${period.to}.csv`,
      'text/csv',
      buildReportCsv(report, period, before),
    );
  return (
    <>
      <p className="text-small text-muted max-sm:order-last max-sm:w-full">
        {formatShortDay(period.from)} bis {formatShortDay(period.to)}
        {report &&
          (hasBefore(report)
            ? `, verglichen mit ${formatShortDay(before.from)} bis ${formatShortDay(before.to)}`
            : '. Davor wurde noch nichts gezählt.')}
      </p>
      {/* Its words end where the page does. */}
      <span className="-mr-3 ml-auto">
        <ExportButton busy={!report} onClick={save} />
      </span>
    </>
  );
}
