import { Table } from '#app/ui/content/table.tsx';
import { formatDay } from '../area/request-facts.ts';

type DayViews = { day: string; views: number };

const HEIGHT = 40;
const STEP = 10;
const BAR = 7;

/** One bar a day; the same numbers stand in a table below, for those who cannot see or measure the bars. */
export function ViewsChart({ days }: { days: readonly DayViews[] }) {
  const most = Math.max(1, ...days.map(({ views }) => views));
  return (
    <>
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-44 w-full border-b border-line-strong"
        aria-hidden="true"
      >
        {days.map(({ day, views }, index) => {
          const height = (views / most) * HEIGHT;
          return (
            <rect key={day} className="fill-accent" x={index * STEP + (STEP - BAR) / 2} y={HEIGHT - height} width={BAR} height={height}>
              <title>{`${formatDay(day)}: ${views}`}</title>
            </rect>
          );
        })}
      </svg>
      <p aria-hidden="true" className="mt-2 flex justify-between text-fine text-muted">
        <span>{days[0] && formatDay(days[0].day)}</span>
        <span>{days.at(-1) && formatDay(days.at(-1)!.day)}</span>
      </p>
      <details className="mt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-small underline underline-offset-4">
          Zahlen je Tag
        </summary>
        <Table
          caption="Seitenaufrufe je Tag"
          captionHidden
          rows={days.toReversed()}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', label: 'Tag', head: true, cell: ({ day }) => formatDay(day) },
            { key: 'views', label: 'Aufrufe', align: 'end', cell: ({ views }) => views },
          ]}
        />
      </details>
    </>
  );
}
