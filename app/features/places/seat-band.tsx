import type { ReactNode } from 'react';
import { BORDER_NL_BE, BORDER_NL_DE, distanceToLineKm } from '#shared/agency/border-region.ts';
import { SERVICE_RADIUS_KM } from '#shared/agency/business.ts';
import { ROERMOND } from '#shared/agency/geo.ts';
import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';
import { cx } from '#app/ui/cx.ts';
import { GRID } from '#app/ui/layout/grid.ts';
import { Container } from '#app/ui/layout/section.tsx';
import { BorderMap } from './border-map.tsx';

const away = (line: typeof BORDER_NL_DE): string =>
  `${Math.round(distanceToLineKm(ROERMOND, line))} km`;

const FIGURES = [
  [away(BORDER_NL_DE), 'about.near.germany'],
  [away(BORDER_NL_BE), 'about.near.belgium'],
  [`${SERVICE_RADIUS_KM} km`, 'about.near.radius'],
] as const;

/**
 * Who answers, and where: the bend that the agency is named after, and how near
 * the borders are.
 */
export function SeatBand({ children }: { children: ReactNode }) {
  const texts = readTexts(OVERVIEW_TEXTS);
  return (
    // By night the panel is lighter than the page, or nobody would see that it is one.
    <div className="tone-ink border-b border-line py-10 md:py-16 dark:[--canvas:#1a2527]!">
      <Container className={cx(GRID, 'gap-y-8')}>
        <div className="flex min-w-0 flex-col justify-between gap-8 lg:col-span-5">
          <div className="border-t-[6px] border-accent pt-5">{children}</div>
          <dl className="border-t border-line">
            {FIGURES.map(([figure, label]) => (
              <div
                key={label}
                className="flex items-baseline justify-between gap-4 border-b border-line py-3"
              >
                <dt className="text-muted">{texts[label]}</dt>
                <dd className="font-display text-[1.75rem] leading-tight font-semibold">
                  {figure}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="min-w-0 lg:col-span-7 lg:pl-12">
          <BorderMap />
        </div>
      </Container>
    </div>
  );
}
