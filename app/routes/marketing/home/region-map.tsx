import { SERVICE_RADIUS_KM } from '#shared/agency/business.ts';
import { ROERMOND } from '#shared/agency/geo.ts';
import { measureFromSeat, REGION_TOWNS } from './region-towns.ts';
import { readTexts } from '#content/texts.ts';
import { HOME_TEXTS } from '#shared/texts/home.ts';

type Point = readonly [longitude: number, latitude: number];

const SEAT: Point = [ROERMOND.lon, ROERMOND.lat];

// Courses drawn by hand along known points: a sketch to orient by, not a survey.
const MAAS: readonly Point[] = [
  [5.68, 50.62],
  [5.7, 50.75],
  [5.69, 50.85],
  [5.74, 50.96],
  [5.73, 51.03],
  [5.83, 51.1],
  [5.9, 51.17],
  [5.98, 51.2],
  [6.03, 51.27],
  [6.14, 51.33],
  [6.16, 51.4],
  [6.12, 51.49],
  [6.03, 51.58],
  [5.97, 51.69],
  [5.85, 51.74],
];
const RHINE: readonly Point[] = [
  [7.12, 50.7],
  [7.02, 50.83],
  [6.97, 50.94],
  [6.93, 51.03],
  [6.87, 51.1],
  [6.8, 51.16],
  [6.76, 51.22],
  [6.72, 51.3],
  [6.7, 51.42],
  [6.6, 51.55],
  [6.48, 51.67],
  [6.35, 51.75],
];
const BORDER: readonly Point[] = [
  [6.02, 50.754],
  [6.05, 50.85],
  [6.08, 50.92],
  [5.98, 50.97],
  [5.88, 51.03],
  [5.9, 51.07],
  [6.08, 51.13],
  [6.16, 51.155],
  [6.08, 51.195],
  [6.1, 51.24],
  [6.22, 51.33],
  [6.22, 51.42],
  [6.1, 51.53],
  [6.1, 51.62],
  [6.02, 51.69],
  [6.1, 51.76],
];

const KM_PER_DEGREE = 111.2;
const NARROWING = Math.cos((SEAT[1] * Math.PI) / 180);
const WIDTH = 740;
const HEIGHT = 620;
const PIXELS_PER_KM = 5.1;

/** Kilometres east and south of the seat. */
const offset = ([longitude, latitude]: Point): readonly [number, number] => [
  (longitude - SEAT[0]) * KM_PER_DEGREE * NARROWING,
  (SEAT[1] - latitude) * KM_PER_DEGREE,
];

function project(point: Point): readonly [number, number] {
  const [east, south] = offset(point);
  return [Math.round(290 + east * PIXELS_PER_KM), Math.round(300 + south * PIXELS_PER_KM)];
}

/**
 * Smooth line through the points (Catmull-Rom). A smooth curve begins as the one
 * before has ended, so that each needs its second control point alone.
 */
function drawCourse(points: readonly Point[]): string {
  const at = points.map(project);
  const curves = at.slice(1).map(([x, y], index) => {
    const from = at[index] ?? [x, y];
    const after = at[index + 2] ?? [x, y];
    const control = [x - (after[0] - from[0]) / 6, y - (after[1] - from[1]) / 6];
    const [toX, toY] = [x - from[0], y - from[1]];
    const relative = control.map((part, axis) => Math.round(part - (from[axis] ?? 0)));
    return `s${[...relative, toX, toY].join(' ')}`;
  });
  return `M${at[0]?.join(' ')}${curves.join('')}`;
}

/** Where a label stands beside its town, by the side it leaves free. */
const LABEL_OFFSETS = { start: [13, 2], end: [-13, 2], middle: [0, 26] } as const;

export function RegionMap() {
  const [seatX, seatY] = project(SEAT);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="w-full"
        fill="none"
        role="img"
        aria-label={
          'Karte der Grenzregion: die Maas von Maastricht über Roermond nach Venlo, östlich ' +
          'davon die deutsche Grenze und der Rhein'
        }
      >
        {[25, 50, 75, SERVICE_RADIUS_KM].map((radius) => (
          <circle
            key={radius}
            cx={seatX}
            cy={seatY}
            r={Math.round(radius * PIXELS_PER_KM)}
            stroke="var(--line)"
            strokeDasharray={radius === SERVICE_RADIUS_KM ? undefined : '2 7'}
          />
        ))}
        <path d={drawCourse(RHINE)} stroke="var(--line-strong)" strokeWidth="3" />
        <path
          d={drawCourse(BORDER)}
          stroke="var(--ink)"
          strokeWidth="1.5"
          strokeDasharray="9 5 2 5"
          opacity="0.75"
        />
        <path d={drawCourse(MAAS)} stroke="var(--accent)" strokeWidth="8" strokeLinecap="round" />
        {REGION_TOWNS.map((city) => {
          const [x, y] = project([city.lon, city.lat]);
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
        {readTexts(HOME_TEXTS)['region.legend']}
      </figcaption>
    </figure>
  );
}
