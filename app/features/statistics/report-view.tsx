import { useAnswer } from '#app/lib/use-rows.ts';
import { downloadFile } from '#app/lib/download.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { formatShortDay } from '#app/private/request-facts.ts';
import { ExportButton } from '#app/private/export-button.tsx';
import { formatNumber } from '#shared/core/format.ts';
import { PaddedPanel } from '#app/private/panel.tsx';
import { ChangeNote } from './change-note.tsx';
import { ColumnChart } from './column-chart.tsx';
import { EventTable } from './event-table.tsx';
import { OriginTable } from './origin-table.tsx';
import { periodBefore, type Period } from './period.ts';
import {
  buildReportCsv,
  hasBefore,
  listSums,
  listTop,
  ReportSchema,
  TOPS,
  type Report,
} from './report.ts';
import { TopTable } from './top-table.tsx';

/** Visits and pages of a period beside the one before: from daily totals without any id. */
export function ReportView({ period }: { period: Period }) {
  const query = useReport(period);
  return (
    <QueryState query={query}>{(report) => <Parts report={report} period={period} />}</QueryState>
  );
}

const useReport = ({ from, to }: Period, isWanted = true) =>
  useAnswer(
    ['admin-analytics', from, to],
    ReportSchema,
    (client) => client.rpc('analytics_report', { first_day: from, last_day: to }),
    isWanted,
  );

/** Page views of each day of the period before, in order, once they are read. */
const useDaysBefore = (period: Period, isWanted: boolean): readonly number[] | undefined =>
  useReport(period, isWanted).data?.days.map(({ views }) => views);

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

function Parts({ report, period }: { report: Report; period: Period }) {
  const compares = hasBefore(report);
  const daysBefore = useDaysBefore(periodBefore(period), compares);
  return (
    <div className="grid gap-6">
      <section aria-label="Summen">
        <dl className="panel panel-cells">
          {listSums(report).map(({ key, label, figure }) => (
            <div key={key}>
              <dt className="text-small text-muted">{label}</dt>
              <dd>
                <span className="tabular font-display text-[1.375rem] font-bold">
                  {formatNumber(figure.now)}
                </span>
                {compares && (
                  <p className="mt-1 text-fine">
                    <ChangeNote figure={figure} />{' '}
                    <span className="text-muted">gegenüber {formatNumber(figure.before)}</span>
                  </p>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <PaddedPanel id="aufrufe" title="Seitenaufrufe je Tag">
        <ColumnChart
          caption="Seitenaufrufe je Tag"
          summary="Als Tabelle zeigen"
          head={['Tag', 'Aufrufe']}
          compares={compares}
          columns={report.days.map(({ day, views }, index) => ({
            label: formatShortDay(day),
            value: views,
            ...(daysBefore && { before: daysBefore[index] ?? 0 }),
          }))}
        />
      </PaddedPanel>
      <PaddedPanel id="herkunft" title="Was zu Anfragen führt">
        <p className="mb-4 max-w-[64ch] text-small text-muted">
          Nur Besuche mit Einwilligung in die Statistik, also eine Stichprobe.
        </p>
        <OriginTable origins={report.origins} />
      </PaddedPanel>
      <div className="grid gap-6 lg:grid-cols-2">
        <PaddedPanel id="quellen" title={TOPS.source}>
          <TopTable
            compares={compares}
            caption={TOPS.source}
            head="Quelle"
            unit="Besuche"
            rows={listTop(report, 'source')}
          />
        </PaddedPanel>
        <PaddedPanel id="kampagnen" title={TOPS.campaign}>
          <TopTable
            compares={compares}
            caption={TOPS.campaign}
            head="Quelle / Medium / Kampagne"
            unit="Besuche"
            rows={listTop(report, 'campaign')}
            whenEmpty={
              'Geben Sie Links in Anzeigen und Mails utm_source, utm_medium und utm_campaign ' +
              'mit.'
            }
          />
        </PaddedPanel>
        <PaddedPanel id="einstieg" title={TOPS.landing}>
          <TopTable
            compares={compares}
            caption={TOPS.landing}
            head="Seite"
            unit="Besuche"
            rows={listTop(report, 'landing')}
          />
        </PaddedPanel>
        <PaddedPanel id="seiten" title="Häufigste Seiten">
          <TopTable
            compares={compares}
            caption="Häufigste Seiten"
            head="Seite"
            unit="Aufrufe"
            rows={listTop(report, 'page')}
          />
        </PaddedPanel>
        <PaddedPanel id="geraete" title={TOPS.device}>
          <TopTable
            compares={compares}
            caption={TOPS.device}
            head="Gerät"
            unit="Besuche"
            rows={listTop(report, 'device')}
          />
        </PaddedPanel>
        <PaddedPanel id="sprachen" title={TOPS.language}>
          <TopTable
            compares={compares}
            caption={TOPS.language}
            head="Sprache des Browsers"
            unit="Besuche"
            rows={listTop(report, 'language')}
          />
        </PaddedPanel>
        <PaddedPanel id="ereignisse" title="Häufigste Ereignisse">
          <EventTable events={report.events} />
        </PaddedPanel>
      </div>
    </div>
  );
}
