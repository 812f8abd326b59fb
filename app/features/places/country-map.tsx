import { useId } from 'react';
import { ROERMOND, type Coordinates } from '#shared/agency/geo.ts';
import { drawDots, frame } from './projection.ts';

type Place = Coordinates & { name: string; km: number };

type CountryMapProps = {
  /** „in den Niederlanden“ */
  within: string;
  cities: readonly Place[];
  /** Cities of the other countries, as far as they lie on this map. */
  others: readonly Coordinates[];
};

/**
 * A country drawn by its cities alone, with Roermond, and the way to the
 * nearest and to the farthest of them.
 */
export function CountryMap({ within, cities, others }: CountryMapProps) {
  const titleId = useId();
  const map = frame([...cities, ROERMOND]);
  const seat = map.project(ROERMOND);
  const away = cities.filter(({ km }) => km > 0).toSorted((a, b) => a.km - b.km);
  const ends = [away[0], away.at(-1)].filter((place) => place !== undefined);
  const nearest = ends[0] && map.project(ends[0]);
  const isBeside = nearest && nearest.x < seat.x && Math.abs(nearest.y - seat.y) < 40;
  return (
    <svg
      viewBox={`0 0 ${map.width} ${map.height}`}
      role="img"
      aria-labelledby={titleId}
      className="h-auto w-full"
      fontSize="16"
      style={{ maxHeight: '27rem' }}
      fill="none"
    >
      <title id={titleId}>
        {`Karte: ${cities.length} Städte ${within}, von Roermond ` +
          ends.map(({ name, km }) => `${km} km bis ${name}`).join(' und ')}
      </title>
      <path d={drawDots(others, map)} stroke="var(--line)" strokeWidth="6" strokeLinecap="round" />
      {ends.map((place) => {
        const at = map.project(place);
        return (
          <path
            key={place.name}
            d={`M${seat.x} ${seat.y}L${at.x} ${at.y}`}
            stroke="var(--ink)"
            strokeWidth="1.5"
          />
        );
      })}
      <path d={drawDots(cities, map)} stroke="var(--ink)" strokeWidth="11" strokeLinecap="round" />
      <path
        d={drawDots(cities, map)}
        stroke="var(--accent)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <rect x={seat.x - 7} y={seat.y - 7} width="14" height="14" fill="var(--ink)" />
      <Label at={seat} isRight={isBeside ? false : seat.x > map.width / 2} text="Roermond" />
      {ends.map((place, index) => {
        const at = map.project(place);
        return (
          <Label
            key={place.name}
            // The two ends of a small country lie beside each other.
            at={{ x: at.x, y: at.y + (index === 0 ? 6 : -12) }}
            isRight={at.x > map.width / 2}
            text={`${place.name}, ${place.km} km`}
          />
        );
      })}
    </svg>
  );
}

/** Names stand towards the middle of the map, where there is room. */
function Label({
  at: { x, y },
  isRight,
  text,
}: {
  at: { x: number; y: number };
  isRight: boolean;
  text: string;
}) {
  return (
    <text
      x={isRight ? x - 13 : x + 13}
      y={y + 5}
      textAnchor={isRight ? 'end' : 'start'}
      fontWeight="600"
      fill="var(--ink)"
      stroke="var(--canvas)"
      strokeWidth="5"
      paintOrder="stroke"
    >
      {text}
    </text>
  );
}
