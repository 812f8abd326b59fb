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
 * Where the agency sits: the bend that it is named after, how near the borders
 * are, and who answers there.
 */
export function SeatBand({ children }: { children: ReactNode }) {
  const texts = readTexts(OVERVIEW_TEXTS);
  return (
    // By night the panel is lighter than the page, or nobody would see that it is one.
    <div className="tone-ink border-b border-line py-10 md:py-16 dark:[--canvas:#1a2527]!">
      <Container className="grid gap-x-10 gap-y-10 lg:grid-cols-[auto_minmax(0,1fr)] xl:grid-cols-[auto_minmax(0,1fr)_18rem]">
        <dl className="grid lg:content-between">
          {FIGURES.map(([figure, label]) => (
            <div key={label} className="border-b border-line py-5 last:border-b-0">
              <dd className="font-display text-figure font-semibold">{figure}</dd>
              <dt className="mt-1 text-muted">{texts[label]}</dt>
            </div>
          ))}
        </dl>
        <div className="mx-auto w-full max-w-[44rem] min-w-0">
          <BorderMap hasRadius={false} />
        </div>
        <div className="min-w-0 border-t-[6px] border-accent pt-5 lg:max-xl:col-span-2 xl:self-end">
          {children}
        </div>
      </Container>
    </div>
  );
}
