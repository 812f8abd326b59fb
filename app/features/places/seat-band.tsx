import type { ReactNode } from 'react';
import { distanceToLineKm } from '#shared/agency/border-distance.ts';
import { BORDER_NL_BE, BORDER_NL_DE } from '#shared/agency/border-region.ts';
import { ROERMOND } from '#shared/agency/geo.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';
import { cx } from '#app/ui/cx.ts';
import { ASIDE, GRID } from '#app/ui/layout/grid.ts';
import { Container } from '#app/ui/layout/section.tsx';
import { SeatScene } from './seat-scene.tsx';

const away = (line: typeof BORDER_NL_DE): number => Math.round(distanceToLineKm(ROERMOND, line));

/** The bend that the agency is named after, near two borders, from edge to edge of the window. */
export const SeatDrawing = () => (
  <SeatScene belgium={away(BORDER_NL_BE)} germany={away(BORDER_NL_DE)} />
);

/** Where the agency sits, and below it who answers. */
export function SeatBand({ children }: { children: ReactNode }) {
  const texts = readTexts(OVERVIEW_TEXTS);
  const { radiusKm } = useCompany();
  return (
    // By night the panel is lighter than the page, or nobody would see that it is one.
    <div className="tone-ink border-b border-line pb-10 md:pb-16 dark:[--canvas:#1a2527]!">
      <SeatDrawing />
      <Container className={cx(GRID, 'items-end gap-y-8 pt-8')}>
        <div className="min-w-0 border-t-[6px] border-accent pt-5 lg:col-span-7">{children}</div>
        <p
          className={cx(
            ASIDE,
            'flex items-baseline justify-between gap-4 border-t border-line pt-3',
          )}
        >
          {texts['about.near.radius']}{' '}
          <span className="font-display text-head font-semibold">{radiusKm} km</span>
        </p>
      </Container>
    </div>
  );
}
