import { useId } from 'react';
import { ROERMOND, type Coordinates } from '#shared/agency/geo.ts';
import { spread } from './spread.ts';

type Neighbour = Coordinates & { name: string; km: number };

type NeighbourRoseProps = {
  city: Coordinates & { name: string };
  /** Kilometres to Roermond. */
  km: number;
  neighbours: readonly Neighbour[];
};

const WIDTH = 560;
const HEIGHT = 440;
const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 };
/** Where the farthest neighbour stands, in units of the drawing. */
const REACH = 100;
/** Names stand beside the circle, each in two lines. */
const COLUMN = REACH + 16;
const LINE = 46;

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
  const farthest = Math.max(...neighbours.map((near) => near.km));
  const marks = [
    ...neighbours.map((near) => ({
      ...near,
      isHome: false,
      reach: Math.max(30, (near.km / farthest) * REACH),
    })),
    ...(km > 0 ? [{ ...ROERMOND, name: 'Roermond', km, isHome: true, reach: REACH }] : []),
  ].map((mark) => {
    const to = pointTo(city, mark);
    return {
      ...mark,
      x: Math.round(CENTRE.x + to.x * mark.reach),
      y: Math.round(CENTRE.y + to.y * mark.reach),
      isRight: to.x >= 0,
    };
  });
  const labels = [true, false].flatMap((isRight) => {
    const side = marks.filter((mark) => mark.isRight === isRight);
    const ys = spread(
      side.map(({ y }) => y),
      LINE,
    );
    return side.map((mark, index) => ({
      ...mark,
      labelX: CENTRE.x + (isRight ? COLUMN : -COLUMN),
      labelY: Math.round(ys[index] ?? mark.y),
    }));
  });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-labelledby={titleId}
      className="h-auto w-full"
      style={{ overflow: 'visible' }}
      fontSize="18"
      fill="none"
    >
      <title id={titleId}>
        {`${city.name} und die nächsten Städte, nach Richtung und Entfernung: ` +
          neighbours.map((near) => `${near.name} ${near.km} km`).join(', ')}
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
      {labels.map(({ name, isHome, x, y, labelX, labelY }) => (
        <g key={name}>
          <path
            d={`M${CENTRE.x} ${CENTRE.y}L${x} ${y}`}
            stroke={isHome ? 'var(--accent)' : 'var(--line-strong)'}
            strokeWidth={isHome ? 9 : 1.5}
            strokeLinecap="round"
          />
          <path d={`M${x} ${y}L${labelX} ${labelY}`} stroke="var(--line-strong)" />
          {!isHome && <circle cx={x} cy={y} r="6" fill="var(--ink)" />}
        </g>
      ))}
      {labels.map((label) => (
        <text
          key={label.name}
          x={label.labelX + (label.isRight ? 6 : -6)}
          y={label.labelY}
          textAnchor={label.isRight ? 'start' : 'end'}
          fill="var(--ink)"
        >
          <tspan fontWeight="600">{label.name}</tspan>
          <tspan x={label.labelX + (label.isRight ? 6 : -6)} dy="20" fill="var(--muted)">
            {`${label.km} km`}
          </tspan>
        </text>
      ))}
      <circle
        cx={CENTRE.x}
        cy={CENTRE.y}
        r="10"
        fill="var(--accent)"
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <text x={CENTRE.x} y={HEIGHT - 26} textAnchor="middle" fill="var(--muted)">
        {`Rand des Kreises: ${farthest} km, Norden oben`}
      </text>
    </svg>
  );
}
