import { BORDER_NL_BE, BORDER_NL_DE, distanceToLineKm } from '#shared/agency/border-region.ts';
import { SERVICE_RADIUS_KM } from '#shared/agency/business.ts';
import { ROERMOND } from '#shared/agency/geo.ts';
import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';
import { cx } from '#app/ui/cx.ts';
import { GRID, MARGIN, TEXT } from '#app/ui/layout/grid.ts';
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
      <Container className={cx(GRID, 'gap-y-8')}>
        <dl className={cx(MARGIN, 'grid lg:content-between')}>
          {FIGURES.map(([figure, label]) => (
            <div key={label} className="border-b border-line py-5 last:border-b-0">
              <dd className="font-display text-figure font-semibold">{figure}</dd>
              <dt className="mt-1 text-muted">{texts[label]}</dt>
            </div>
          ))}
        </dl>
        <div className={TEXT}>
          <div style={{ maxWidth: '44rem' }}>
            <BorderMap />
          </div>
        </div>
      </Container>
    </div>
  );
}
