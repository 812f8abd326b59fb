import type { ReactNode } from 'react';
import { distanceToLineKm } from '#shared/agency/border-distance.ts';
import { BORDER_NL_BE, BORDER_NL_DE } from '#shared/agency/border-region.ts';
import { formatAddress } from '#shared/agency/company-format.ts';
import { formatDays } from '#shared/agency/format-days.ts';
import { ROERMOND, sitsInRoermond } from '#shared/agency/geo.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';
import { cx } from '#app/ui/cx.ts';
import { GRID, MARGIN, TEXT } from '#app/ui/layout/grid.ts';
import { Container } from '#app/ui/layout/section.tsx';
import { SeatScene } from './seat-scene.tsx';

const away = (line: typeof BORDER_NL_DE): number => Math.round(distanceToLineKm(ROERMOND, line));

/** Where the agency sits, and below it who answers. */
export function SeatBand({ children }: { children: ReactNode }) {
  const texts = readTexts(OVERVIEW_TEXTS);
  const company = useCompany();
  const { days, opens, closes } = company.hours;
  const facts = [
    { label: texts['about.near.hours'], value: `${formatDays(days)}, ${opens} bis ${closes} Uhr` },
    { label: texts['about.near.seat'], value: formatAddress(company) },
    { label: texts['about.near.radius'], value: `${company.radiusKm} km` },
  ];
  return (
    <div className="tone-ink border-b border-line pb-10 md:pb-16">
      {/* The bend that the agency is named after. */}
      {sitsInRoermond(company) && (
        <SeatScene belgium={away(BORDER_NL_BE)} germany={away(BORDER_NL_DE)} />
      )}
      <Container className={cx(GRID, 'gap-y-8 pt-8')}>
        <div className={MARGIN}>{children}</div>
        <dl className={cx(TEXT, 'self-start border-t border-line-strong')}>
          {facts.map(({ label, value }) => (
            <div
              key={label}
              className="flex items-baseline justify-between gap-6 border-b border-line py-4"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="text-right font-medium text-balance">{value}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </div>
  );
}
