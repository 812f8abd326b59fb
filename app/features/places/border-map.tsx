import { useId } from 'react';
import { useCompany } from '#app/lib/use-site.ts';
import { drawCourse } from '#app/lib/draw-course.ts';
import {
  BORDER_DE_BE,
  BORDER_NL_BE,
  BORDER_NL_DE,
  MAAS,
  RHEIN,
} from '#shared/agency/border-region.ts';
import { ROERMOND, type Coordinates } from '#shared/agency/geo.ts';
import { findView, type Projection } from './projection.ts';

type Place = Coordinates & { name: string };

type BorderMapProps = {
  /** The city of the page; far ones switch to the map of four countries. */
  current?: Place;
  /** Further places as small dots, which draw the map of four countries: path data of buildDots. */
  dots?: string;
};

const KM_PER_DEGREE = 111.2;

/** `side` keeps names off the rivers and off each other. */
const LABELS: readonly (Place & { side: 'left' | 'right' | 'above' })[] = [
  { name: 'Venlo', lat: 51.37, lon: 6.17, side: 'left' },
  { name: 'Eindhoven', lat: 51.44, lon: 5.48, side: 'right' },
  { name: 'Maastricht', lat: 50.85, lon: 5.69, side: 'left' },
  { name: 'Aachen', lat: 50.78, lon: 6.08, side: 'right' },
  { name: 'Köln', lat: 50.94, lon: 6.96, side: 'right' },
  { name: 'Düsseldorf', lat: 51.22, lon: 6.78, side: 'right' },
  { name: 'Nijmegen', lat: 51.84, lon: 5.85, side: 'above' },
  { name: 'Duisburg', lat: 51.43, lon: 6.76, side: 'right' },
];

const FAR_LABELS: typeof LABELS = [
  { name: 'Amsterdam', lat: 52.37, lon: 4.89, side: 'right' },
  { name: 'Hamburg', lat: 53.55, lon: 10, side: 'right' },
  { name: 'Berlin', lat: 52.52, lon: 13.41, side: 'left' },
  { name: 'München', lat: 48.14, lon: 11.58, side: 'right' },
  { name: 'Wien', lat: 48.21, lon: 16.37, side: 'left' },
  { name: 'Zürich', lat: 47.37, lon: 8.55, side: 'right' },
];

/**
 * Drawn map of the Dutch and German border region with rivers, borders and
 * Roermond; strokes take the text colour of their surroundings.
 */
export function BorderMap({ current, dots }: BorderMapProps) {
  const titleId = useId();
  const fadeId = useId();
  const { radiusKm } = useCompany();
  const { near, map } = findView(current);
  const seat = map.project(ROERMOND);
  const radius =
    ((seat.y - map.project({ lat: ROERMOND.lat + 1, lon: ROERMOND.lon }).y) * radiusKm) /
    KM_PER_DEGREE;
  const mark = current && current.name !== 'Roermond' ? map.project(current) : null;
  return (
    <svg
      viewBox={`0 0 ${map.width} ${map.height}`}
      role="img"
      aria-labelledby={`${titleId}-t ${titleId}-d`}
      className="h-auto w-full text-[17px] sm:text-[13px]"
      fill="none"
    >
      <title id={`${titleId}-t`}>
        {current ? `Karte: ${current.name} und Roermond` : 'Karte der Grenzregion um Roermond'}
      </title>
      <desc id={`${titleId}-d`}>{describe(current, near, radiusKm)}</desc>
      {near ? (
        <g mask={`url(#${fadeId}-m)`}>
          <Fade id={fadeId} {...map} />
          <Landscape map={map} />
        </g>
      ) : (
        <>
          <path d={dots} stroke="var(--line-strong)" strokeWidth="4.5" strokeLinecap="round" />
          <circle
            cx={seat.x}
            cy={seat.y}
            r={Math.round(radius)}
            stroke="var(--ink)"
            strokeWidth="1"
            strokeDasharray="2 5"
          />
        </>
      )}
      {mark && (
        <path
          d={`M${seat.x} ${seat.y}L${mark.x} ${mark.y}`}
          stroke="var(--ink)"
          strokeWidth="1.5"
        />
      )}
      {(near ? LABELS : FAR_LABELS).filter(isFree(map, current)).map((label) => (
        <Label key={label.name} map={map} place={label} />
      ))}
      <rect x={seat.x - 6} y={seat.y - 6} width="12" height="12" fill="var(--ink)" />
      <text
        x={seat.x - 14}
        y={seat.y + 5}
        textAnchor="end"
        fontSize="1.08em"
        fontWeight="600"
        {...HALO}
        fill="var(--ink)"
      >
        Roermond
      </text>
      {mark && current && <Mark map={map} name={current.name} at={mark} above={mark.y < seat.y} />}
    </svg>
  );
}

/** A label gives way to the current city and to Roermond. */
const isFree = (map: Projection, current: Place | undefined) => (label: Place) => {
  const at = map.project(label);
  return [ROERMOND, ...(current ? [current] : [])].every((place) => {
    const other = map.project(place);
    return Math.abs(other.y - at.y) > 20 || Math.abs(other.x - at.x) > 110;
  });
};

/** A mask in which what runs on beyond the map ends softly. */
const Fade = ({ id, width, height }: { id: string; width: number; height: number }) => (
  <>
    <radialGradient id={id} r="0.6">
      <stop offset="0.8" stopColor="#fff" />
      <stop offset="1" />
    </radialGradient>
    <mask id={`${id}-m`} maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
      <rect width={width} height={height} fill={`url(#${id})`} />
    </mask>
  </>
);

function Landscape({ map }: { map: Projection }) {
  const toPath = (line: typeof MAAS) =>
    drawCourse(line.map(([lon, lat]) => map.project({ lon, lat })));
  const maas = map.project({ lat: 51.62, lon: 5.98 });
  const rhein = map.project({ lat: 51.66, lon: 6.6 });
  return (
    <>
      <path d={toPath(RHEIN)} stroke="var(--line-strong)" strokeWidth="2.5" opacity="0.7" />
      <path
        d={toPath(BORDER_NL_DE)}
        stroke="var(--ink)"
        strokeWidth="1.25"
        strokeDasharray="7 4 2 4"
        opacity="0.75"
      />
      <path
        d={toPath(BORDER_NL_BE) + toPath(BORDER_DE_BE)}
        stroke="var(--line-strong)"
        strokeWidth="1"
        strokeDasharray="7 4 2 4"
      />
      {/* For some way the Maas is the border. */}
      <path d={toPath(MAAS)} stroke="var(--accent)" strokeWidth="5.5" strokeLinecap="round" />
      <g fill="var(--muted)" fontSize="0.92em" fontStyle="italic" {...HALO}>
        <text x={maas.x - 8} y={maas.y} textAnchor="end">
          Maas
        </text>
        <text x={rhein.x + 16} y={rhein.y}>
          Rhein
        </text>
      </g>
    </>
  );
}

const SIDES = {
  left: { shift: -8, anchor: 'end' },
  right: { shift: 8, anchor: 'start' },
  above: { shift: 0, anchor: 'middle' },
} as const;

function Label({ map, place }: { map: Projection; place: (typeof LABELS)[number] }) {
  const { x, y } = map.project(place);
  const { shift, anchor } = SIDES[place.side];
  return (
    <g fill="var(--muted)">
      <circle cx={x} cy={y} r="3.5" fill="var(--ink)" />
      <text x={x + shift} y={place.side === 'above' ? y - 22 : y + 4} textAnchor={anchor} {...HALO}>
        {place.name}
      </text>
    </g>
  );
}

/** The city of the page. Its name stands on the side away from the line and inside the map. */
function Mark({
  map,
  name,
  at,
  above,
}: {
  map: Projection;
  name: string;
  at: { x: number; y: number };
  above: boolean;
}) {
  const side = at.x > map.width * 0.72 ? 'end' : at.x < map.width * 0.28 ? 'start' : 'middle';
  const shift = { end: 10, start: -10, middle: 0 }[side];
  return (
    <>
      <circle cx={at.x} cy={at.y} r="9" fill="var(--accent)" stroke="var(--ink)" strokeWidth="2" />
      <text
        x={at.x + shift}
        y={above ? at.y - 17 : at.y + 27}
        textAnchor={side}
        fontSize="1.23em"
        fontWeight="700"
        {...HALO}
        fill="var(--ink)"
      >
        {name}
      </text>
    </>
  );
}

/** Keeps names readable over lines and dots. */
const HALO = { stroke: 'var(--canvas)', strokeWidth: 4, paintOrder: 'stroke' } as const;

function describe(current: Place | undefined, near: boolean, radiusKm: number): string {
  const base = near
    ? 'Gezeichnete Karte mit Maas, Rhein und den Grenzen der Niederlande, Deutschlands und Belgiens.'
    : 'Punkte zeigen Städte in den Niederlanden, Deutschland, Österreich und der Schweiz. Ein ' +
      `Kreis zeigt ${radiusKm} Kilometer um Roermond.`;
  return current ? `${base} ${current.name} ist markiert.` : base;
}
