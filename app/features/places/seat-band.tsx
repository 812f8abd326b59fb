import type { ReactNode } from 'react';
import { distanceToLineKm } from '#shared/agency/border-distance.ts';
import { BORDER_NL_BE, BORDER_NL_DE } from '#shared/agency/border-region.ts';
import { ROERMOND } from '#shared/agency/geo.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';
import { cx } from '#app/ui/cx.ts';
import { GRID, MARGIN, TEXT } from '#app/ui/layout/grid.ts';
import { Container } from '#app/ui/layout/section.tsx';
import { SeatScene } from './seat-scene.tsx';

const away = (line: typeof BORDER_NL_DE): number => Math.round(distanceToLineKm(ROERMOND, line));

/** Who answers, and where: in the bend that the agency is named after, near two borders. */
export function SeatBand({ children }: { children: ReactNode }) {
  const texts = readTexts(OVERVIEW_TEXTS);
  const { radiusKm } = useCompany();
  return (
    // By night the panel is lighter than the page, or nobody would see that it is one.
    <div className="tone-ink border-b border-line py-10 md:py-16 dark:[--canvas:#1a2527]!">
      <Container className={cx(GRID, 'gap-y-8')}>
        <div className={cx(MARGIN, 'flex flex-col justify-between gap-6 lg:pb-2')}>
          <div className="border-t-[6px] border-accent pt-5">{children}</div>
          <p className="flex items-baseline justify-between gap-4 border-t border-line pt-3 max-lg:order-last">
            <span className="text-muted">{texts['about.near.radius']}</span>{' '}
            <span className="font-display text-[1.75rem] leading-tight font-semibold">
              {radiusKm} km
            </span>
          </p>
        </div>
        <div className={cx(TEXT, 'max-sm:-mx-5')}>
          <SeatScene belgium={away(BORDER_NL_BE)} germany={away(BORDER_NL_DE)} />
        </div>
      </Container>
    </div>
  );
}
