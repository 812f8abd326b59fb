import { formatNumber } from '#shared/core/format.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { BarTable } from './bar-table.tsx';
import { fractionOf, shareOf } from './flows.ts';
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
  return (
    <div className="grid gap-6">
      {KINDS.map(([kind, title, head]) => {
        const own = origins
          .filter(({ category }) => category === kind)
          .toSorted((a, b) => b.enquiries - a.enquiries || b.visits - a.visits);
        const all = own.reduce((sum, { enquiries }) => sum + enquiries, 0);
        const idle = own.filter(({ enquiries }) => enquiries === 0);
        return (
          own.length > 0 && (
            <section key={kind} aria-label={title}>
              <h3 className="mb-2 text-small font-semibold">{title}</h3>
              {own.length > idle.length && (
                <BarTable
                  caption={`Anfragen je ${head}`}
                  head={[head, 'Anfragen', 'Anteil']}
                  bars={own
                    .filter(({ enquiries }) => enquiries > 0)
                    .map((origin) => ({
                      label: origin.label,
                      share: fractionOf(origin.enquiries, all),
                      text: formatNumber(origin.enquiries),
                      note: `${shareOf(origin.enquiries, all)} der Anfragen, ${conversionOf(origin)} von ${tellVisits(origin, 'Besuchen')}`,
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
