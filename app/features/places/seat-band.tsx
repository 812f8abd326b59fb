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

/** Where the agency sits: the bend that it is named after, and how near the borders are. */
export function SeatBand() {
  const texts = readTexts(OVERVIEW_TEXTS);
  return (
    <div className="tone-ink border-b border-line py-10 md:py-16">
      <Container className="grid gap-8 md:grid-cols-12">
        <dl className="grid md:col-span-5 md:content-between">
          {FIGURES.map(([figure, label]) => (
            <div key={label} className="border-b border-line py-5 last:border-b-0">
              <dd className="font-display text-figure font-semibold">{figure}</dd>
              <dt className="mt-1 text-muted">{texts[label]}</dt>
            </div>
          ))}
        </dl>
        <div className="ml-auto w-full min-w-0 md:col-span-7" style={{ maxWidth: '38rem' }}>
          <BorderMap />
        </div>
      </Container>
    </div>
  );
}
