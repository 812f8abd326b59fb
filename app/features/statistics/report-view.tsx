import { useAnswer } from '#app/lib/use-rows.ts';
import { downloadFile } from '#app/lib/download.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { formatShortDay } from '#app/private/request-facts.ts';
import { Button } from '#app/ui/button.tsx';
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
  const query = useAnswer(['admin-analytics', period.from, period.to], ReportSchema, (client) =>
    client.rpc('analytics_report', { first_day: period.from, last_day: period.to }),
  );
  return (
    <QueryState query={query}>{(report) => <Parts report={report} period={period} />}</QueryState>
  );
}

/** Page views of each day of the period before, in order, once they are read. */
function useDaysBefore({ from, to }: Period, isWanted: boolean): readonly number[] | undefined {
  const { data } = useAnswer(
    ['admin-analytics', from, to],
    ReportSchema,
    (client) => client.rpc('analytics_report', { first_day: from, last_day: to }),
    isWanted,
  );
  return data?.days.map(({ views }) => views);
}

function Parts({ report, period }: { report: Report; period: Period }) {
  const before = periodBefore(period);
  const compares = hasBefore(report);
  const daysBefore = useDaysBefore(before, compares);
  const save = () =>
    downloadFile(
      `statistik-${period.from}-${period.to}.csv`,
      'text/csv',
      buildReportCsv(report, period, before),
    );
  return (
    <div className="grid gap-6">
      <section aria-label="Summen">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <p className="text-small text-muted">
            {formatShortDay(period.from)} bis {formatShortDay(period.to)}
            {compares
              ? `, verglichen mit ${formatShortDay(before.from)} bis ${formatShortDay(before.to)}`
              : '. Davor wurde noch nichts gezählt.'}
          </p>
          <Button size="small" variant="secondary" onClick={save}>
            Als CSV
          </Button>
        </div>
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
          summary="Zahlen je Tag"
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
          Nur Besucher, die Statistik erlauben: Ohne ihre Einwilligung wissen wir nicht, welche
          Seiten zusammengehören. Der Anteil ist deshalb eine Stichprobe.
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
