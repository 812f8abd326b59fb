import { useId } from 'react';
import { ROERMOND, type Coordinates } from '#shared/agency/geo.ts';
import { GAP, placeLabels } from './place-labels.ts';

type Neighbour = Coordinates & { name: string; km: number };

type NeighbourRoseProps = {
  city: Coordinates & { name: string };
  /** Kilometres to the agency in Roermond; 0: it sits here, or elsewhere. */
  km: number;
  neighbours: readonly Neighbour[];
};

const WIDTH = 480;
const CENTRE = { x: WIDTH / 2, y: 220 };
/** Where the farthest neighbour stands, in units of the drawing. */
const REACH = 180;
/** A neighbour stands beside the dot of the city itself, not on it. */
const NEAREST = 30;
/** What lies farther stands here, behind a break in its line. */
const BEYOND = 214;
/** Names may reach into the margins of a phone. */
const FRAME = { ...CENTRE, width: WIDTH + 40, height: 2 * CENTRE.y };
const LINE = 20;
/** Half-bold letters of a name, on average, at the size that phones show. */
const LETTER = 11;

/** Unit vector from one place to another, north up. */
function pointTo(from: Coordinates, to: Coordinates): { x: number; y: number } {
  const x = (to.lon - from.lon) * Math.cos((from.lat * Math.PI) / 180);
  const y = from.lat - to.lat;
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

/** The neighbours of a city where they lie: direction and distance are true. */
export function NeighbourRose({ city, km, neighbours }: NeighbourRoseProps) {
  const titleId = useId();
  const others = neighbours.filter(({ name }) => km === 0 || name !== HOME);
  const farthest = Math.max(...others.map((near) => near.km));
  const marks = [...(km > 0 ? [{ ...ROERMOND, name: HOME, km }] : []), ...others].map(
    ({ name, km: distance, ...place }) => {
      const to = pointTo(city, place);
      const isFar = distance > farthest;
      const reach = isFar ? BEYOND : Math.max(NEAREST, (distance / farthest) * REACH);
      return {
        name,
        km: distance,
        isFar,
        to,
        x: Math.round(CENTRE.x + to.x * reach),
        y: Math.round(CENTRE.y + to.y * reach),
        label: {
          width: Math.max(name.length, `${distance} km`.length) * LETTER,
          height: 2 * LINE,
        },
      };
    },
  );
  const home = km > 0 ? marks[0] : undefined;
  const places = placeLabels(marks, FRAME, home ? along(home) : [CENTRE]);
  const tops = [CENTRE.y - REACH, ...places.map(({ middle }) => middle.y - LINE)];
  const ends = [CENTRE.y + REACH, ...places.map(({ middle }) => middle.y + LINE)];
  const top = Math.round(Math.min(...tops)) - 3;
  const height = Math.round(Math.max(...ends)) + 3 - top;
  return (
    <figure className="max-w-[31rem]">
      <svg
        viewBox={`0 ${top} ${WIDTH} ${height}`}
        role="img"
        aria-labelledby={titleId}
        className="h-auto w-full overflow-visible"
        fill="none"
      >
        <title id={titleId}>
          {`${city.name} und die nächsten Städte, nach Richtung und Entfernung: ` +
            marks
              .toSorted((a, b) => a.km - b.km)
              .map((near) => `${near.name} ${near.km} km`)
              .join(', ')}
        </title>
        {[REACH / 2, REACH].map((radius) => (
          <circle
            key={radius}
            cx={CENTRE.x}
            cy={CENTRE.y}
            r={radius}
            stroke="var(--line-strong)"
            strokeDasharray="2 5"
          />
        ))}
        {home && <WayHome {...home} />}
        {/* No name covers a dot. */}
        {marks.map(({ name, km: distance }, index) => {
          const { side, middle } = places[index]!;
          const x = marks[index]!.x + side * GAP;
          return (
            <text
              key={name}
              x={x}
              y={Math.round(middle.y) - 3}
              textAnchor={ANCHORS[side + 1]}
              fill="var(--ink)"
              // Rings end where a name stands.
              stroke="var(--canvas)"
              strokeWidth="6"
              paintOrder="stroke"
              className="text-[18px] sm:max-lg:text-[15px] xl:text-[15px]"
            >
              <tspan fontWeight="600">{name}</tspan>
              <tspan x={x} dy="1.15em" fill="var(--muted)">
                {`${distance} km`}
              </tspan>
            </text>
          );
        })}
        {marks.map(({ name, x, y }) => (
          <circle
            key={name}
            cx={x}
            cy={y}
            r="6"
            fill={name === home?.name ? 'var(--accent)' : 'var(--ink)'}
            stroke="var(--ink)"
            strokeWidth="2"
          />
        ))}
        <circle {...CITY_DOT} />
      </svg>
      <figcaption className="mt-3 text-small text-muted">
        {`Rand des Kreises: ${farthest} km, Norden oben`}
      </figcaption>
    </figure>
  );
}

const HOME = 'Roermond';
const ANCHORS = ['end', 'middle', 'start'] as const;
const CITY_DOT = {
  cx: CENTRE.x,
  cy: CENTRE.y,
  r: 10,
  fill: 'var(--accent)',
  stroke: 'var(--ink)',
  strokeWidth: 2,
};

type Way = { isFar: boolean; to: { x: number; y: number }; x: number; y: number };

const at = ({ x, y }: Way['to'], reach: number): string =>
  `${Math.round(CENTRE.x + x * reach)} ${Math.round(CENTRE.y + y * reach)}`;

/** Points of its line that no label may cover. */
const along = ({ x, y }: Way): { x: number; y: number }[] =>
  Array.from({ length: 16 }, (_, step) => ({
    x: CENTRE.x + ((x - CENTRE.x) * step) / 16,
    y: CENTRE.y + ((y - CENTRE.y) * step) / 16,
  }));

/** The line to the agency; where it is longer than the circle, it is broken at its edge. */
function WayHome({ isFar, to, x, y }: Way) {
  const line = { stroke: 'var(--accent)', strokeWidth: 9, strokeLinecap: 'round' } as const;
  if (!isFar) return <path d={`M${CENTRE.x} ${CENTRE.y}L${x} ${y}`} {...line} />;
  /** A short stroke across the line. */
  const across = (reach: number): string => {
    const [middleX, middleY] = [CENTRE.x + to.x * reach, CENTRE.y + to.y * reach];
    const [aside, ahead] = [9, 3];
    return [1, -1]
      .map((sign) => {
        const strokeX = middleX + sign * (ahead * to.x - aside * to.y);
        const strokeY = middleY + sign * (ahead * to.y + aside * to.x);
        return `${sign > 0 ? 'M' : 'L'}${strokeX.toFixed(1)} ${strokeY.toFixed(1)}`;
      })
      .join('');
  };
  return (
    <>
      <path d={`M${CENTRE.x} ${CENTRE.y}L${at(to, REACH + 4)}`} {...line} />
      <path d={`M${at(to, REACH + 20)}L${x} ${y}`} {...line} />
      <path d={across(REACH + 9) + across(REACH + 15)} stroke="var(--ink)" strokeWidth="2" />
    </>
  );
}
