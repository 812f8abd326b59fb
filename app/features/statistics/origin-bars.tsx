import { formatNumber } from '#shared/core/format.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { BarTable } from './bar-table.tsx';
import { fractionOf } from './flows.ts';
import { conversionOf, type Origin } from './report.ts';

const KINDS = [
  ['source', 'Quellen', 'Quelle'],
  ['campaign', 'Kampagnen', 'Kampagne'],
] as const;

const tellVisits = ({ visits }: Origin, many: string): string =>
  `${formatNumber(visits)} ${visits === 1 ? 'Besuch' : many}`;

/** Where enquiries came from, the most at the head; what has brought none is named in a line. */
export function OriginBars({ origins }: { origins: readonly Origin[] }) {
  if (origins.every(({ enquiries }) => enquiries === 0))
    return (
      <EmptyState title="Noch keine Herkunft">
        Gezählt wird nur bei Besuchern, die Statistik erlauben.
      </EmptyState>
    );
  const most = Math.max(...origins.map(({ enquiries }) => enquiries));
  return (
    <div className="grid gap-6">
      {KINDS.map(([kind, title, head]) => {
        const own = origins
          .filter(({ category }) => category === kind)
          .toSorted((a, b) => b.enquiries - a.enquiries || b.visits - a.visits);
        const idle = own.filter(({ enquiries }) => enquiries === 0);
        return (
          own.length > 0 && (
            <section key={kind} aria-label={title}>
              <h3 className="mb-2 text-small font-semibold">{title}</h3>
              {own.length > idle.length && (
                <BarTable
                  caption={`Anfragen je ${head}`}
                  head={[head, 'Anfragen', 'Besuche']}
                  bars={own
                    .filter(({ enquiries }) => enquiries > 0)
                    .map((origin) => ({
                      label: origin.label,
                      share: fractionOf(origin.enquiries, most),
                      text: formatNumber(origin.enquiries),
                      note: `aus ${tellVisits(origin, 'Besuchen')}, ${conversionOf(origin)}`,
                    }))}
                />
              )}
              {idle.length > 0 && (
                <p className="mt-2 text-fine text-muted">
                  Ohne Anfrage:{' '}
                  {idle
                    .map((origin) => `${origin.label} (${tellVisits(origin, 'Besuche')})`)
                    .join(', ')}
                </p>
              )}
            </section>
          )
        );
      })}
    </div>
  );
}
