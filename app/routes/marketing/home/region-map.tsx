import { drawCourse, type Point } from '#app/lib/draw-course.ts';
import { BORDER_NL_DE, MAAS, RHEIN } from '#shared/agency/border-region.ts';
import { ROERMOND, type Coordinates } from '#shared/agency/geo.ts';
import { measureFromSeat, REGION_TOWNS } from './region-towns.ts';
import { readTexts } from '#content/texts.ts';
import { HOME_TEXTS } from '#shared/texts/home.ts';

const KM_PER_DEGREE = 111.2;
const NARROWING = Math.cos((ROERMOND.lat * Math.PI) / 180);
const WIDTH = 740;
const HEIGHT = 620;
const PIXELS_PER_KM = 5.1;

/** Kilometres east and south of the seat, in units of the drawing. */
const project = ({ lat, lon }: Coordinates): Point => ({
  x: Math.round(290 + (lon - ROERMOND.lon) * KM_PER_DEGREE * NARROWING * PIXELS_PER_KM),
  y: Math.round(300 + (ROERMOND.lat - lat) * KM_PER_DEGREE * PIXELS_PER_KM),
});

const toPath = (line: typeof MAAS): string =>
  drawCourse(line.map(([lon, lat]) => project({ lat, lon })));

/** Where a label stands beside its town, by the side it leaves free. */
const LABEL_OFFSETS = { start: [13, 2], end: [-15, -7], middle: [0, 26] } as const;

export function RegionMap() {
  const texts = readTexts(HOME_TEXTS);
  const { x: seatX, y: seatY } = project(ROERMOND);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="w-full [mask-image:linear-gradient(transparent,#000_7%,#000_93%,transparent)]"
        fill="none"
        role="img"
        aria-label={
          'Karte der Grenzregion: die Maas von Maastricht über Roermond nach Venlo, östlich ' +
          'davon die deutsche Grenze und der Rhein'
        }
      >
        {[25, 50].map((radius) => (
          <circle
            key={radius}
            cx={seatX}
            cy={seatY}
            r={Math.round(radius * PIXELS_PER_KM)}
            stroke="var(--line)"
            strokeDasharray="2 7"
          />
        ))}
        <path d={toPath(RHEIN)} stroke="var(--line-strong)" strokeWidth="3" />
        <path
          d={toPath(BORDER_NL_DE)}
          stroke="var(--ink)"
          strokeWidth="1.5"
          strokeDasharray="9 5 2 5"
          opacity="0.75"
        />
        <path d={toPath(MAAS)} stroke="var(--accent)" strokeWidth="8" strokeLinecap="round" />
        {REGION_TOWNS.map((city) => {
          const { x, y } = project(city);
          const [dx, dy] = LABEL_OFFSETS[city.anchor ?? 'start'];
          return (
            <g key={city.name} textAnchor={city.anchor}>
              <circle
                cx={x}
                cy={y}
                r="4.5"
                fill="var(--canvas)"
                stroke="var(--ink)"
                strokeWidth="2"
              />
              <text
                x={x + dx}
                y={y + dy}
                fill="var(--ink)"
                fontWeight="600"
                className="text-[27px] sm:text-[17px]"
              >
                {city.name}
              </text>
              <text
                x={x + dx}
                y={y + dy + 18}
                fill="var(--muted)"
                fontSize="14"
                className="max-sm:hidden"
              >
                {`${measureFromSeat(city)} km`}
              </text>
            </g>
          );
        })}
        <circle
          cx={seatX}
          cy={seatY}
          r="9"
          fill="var(--canvas)"
          stroke="var(--ink)"
          strokeWidth="4"
        />
        <text
          x={seatX - 20}
          y={seatY + 7}
          textAnchor="end"
          fill="var(--ink)"
          className="text-[34px] sm:text-[24px]"
          fontWeight="700"
          fontFamily="var(--font-display)"
        >
          Roermond
        </text>
        <g fill="var(--muted)" fontSize="15" className="max-sm:hidden">
          <text x="60" y="585">
            Belgien
          </text>
          <text x="40" y="60">
            Niederlande
          </text>
          <text x="380" y="420">
            Deutschland
          </text>
        </g>
      </svg>
      <figcaption className="mt-3 text-fine text-muted">
        <span className="max-sm:hidden">{texts['region.distances']} </span>
        {texts['region.legend']}
      </figcaption>
    </figure>
  );
}
