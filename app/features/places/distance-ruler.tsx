import { cx } from '#app/ui/cx.ts';
import { GRID, MARGIN, TEXT } from '#app/ui/layout/grid.ts';
import { Section } from '#app/ui/layout/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

export type RulerRow = {
  name: string;
  to: string;
  cities: readonly { name: string; km: number }[];
};

const FARTHEST_KM = 900;
const MARKS = [25, 100, 250, 500, 900];

/** The scale follows the root of the distance: near cities are many, far ones few. */
export const placeOnRuler = (km: number): number => Math.sqrt(km / FARTHEST_KM) * 1000;

const drawTicks = (kms: readonly number[], from: number, to: number): string =>
  [...new Set(kms.map((km) => Math.round(placeOnRuler(km))))]
    .map((x) => `M${x} ${from}V${to}`)
    .join('');

/**
 * Distances from Roermond as a gauge laid on its side: a line a country, a
 * stroke a city.
 */
export function DistanceRuler({ rows }: { rows: readonly RulerRow[] }) {
  return (
    <Section tone="ink" space="tight" className="border-b border-line">
      <ul>
        {rows.map(({ name, to, cities }) => {
          const nearest = cities.toSorted((a, b) => a.km - b.km).find(({ km }) => km > 0);
          return (
            <li key={to} className="border-t border-line">
              <SiteLink to={to} className={cx(GRID, 'group gap-y-1 py-3 lg:items-center')}>
                <span
                  className={cx(MARGIN, 'flex flex-wrap items-baseline justify-between gap-x-3')}
                >
                  <span className="text-title font-medium underline decoration-transparent underline-offset-4 group-hover:decoration-accent group-hover:decoration-[3px]">
                    {name}
                  </span>
                  <span className="tabular text-small text-muted">
                    {cities.length} Städte{nearest && `, ab ${nearest.km} km`}
                  </span>
                </span>
                <svg
                  viewBox="0 0 1000 48"
                  preserveAspectRatio="none"
                  fill="none"
                  aria-hidden="true"
                  className={cx(TEXT, 'h-12 w-full')}
                >
                  <path
                    d={`M0 47H1000${drawTicks(MARKS, 0, 48)}`}
                    stroke="var(--line)"
                    vectorEffect="non-scaling-stroke"
                  />
                  <path
                    d={drawTicks(
                      cities.map(({ km }) => km),
                      14,
                      46,
                    )}
                    stroke="var(--accent)"
                    strokeWidth="2"
                    vectorEffect="non-scaling-stroke"
                  />
                </svg>
              </SiteLink>
            </li>
          );
        })}
      </ul>
      <div aria-hidden="true" className={cx(GRID, 'border-t border-line')}>
        <span className={cx(MARGIN, 'hidden pt-2 text-fine text-muted lg:block')}>
          Luftlinie ab Roermond
        </span>
        <span className={cx(TEXT, 'tabular relative h-8 text-fine text-muted')}>
          {MARKS.map((km) => (
            <span
              key={km}
              className="absolute top-2"
              style={{
                left: `${placeOnRuler(km) / 10}%`,
                transform: `translateX(-${km === FARTHEST_KM ? 100 : 50}%)`,
              }}
            >
              {km}
              {km === FARTHEST_KM && '\u00a0km'}
            </span>
          ))}
        </span>
      </div>
    </Section>
  );
}
