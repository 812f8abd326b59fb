import type { ReactNode } from 'react';
import { BORDER_NL_BE, BORDER_NL_DE, distanceToLineKm } from '#shared/agency/border-region.ts';
import { SERVICE_RADIUS_KM } from '#shared/agency/business.ts';
import { ROERMOND } from '#shared/agency/geo.ts';
import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';
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
      <Container className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <div className="min-w-0 border-t-[6px] border-accent pt-5 lg:col-span-4 lg:self-center">
          {children}
        </div>
        <div className="min-w-0 lg:col-span-7 lg:col-start-6">
          <BorderMap />
          <p className="mt-6 flex flex-wrap gap-x-8 gap-y-1 text-muted md:text-[1.25rem]">
            {FIGURES.map(([figure, label]) => (
              <span key={label}>
                <strong className="text-ink">{figure}</strong> {texts[label]}
              </span>
            ))}
          </p>
        </div>
      </Container>
    </div>
  );
}
