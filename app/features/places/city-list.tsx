import type { CityEntry } from '#content/places/list-cities.ts';
import { Icon } from '#app/ui/icon.tsx';
import { TextLink } from '#app/ui/link.tsx';

type CityListProps = {
  cities: readonly CityEntry[];
  /** Address of a city's entry. */
  toPath: (city: CityEntry) => string;
};

/**
 * Cities in columns, each with its region and distance; a phone book rather
 * than a wall of cards.
 */
export function CityList({ cities, toPath }: CityListProps) {
  return (
    <ul className="columns-1 gap-10 sm:columns-2 lg:columns-3">
      {cities.map((city) => (
        <li
          key={city.slug}
          className="flex break-inside-avoid items-center justify-between gap-4 border-b border-line py-0.5"
        >
          <TextLink
            to={toPath(city)}
            className="flex min-h-11 items-center py-1.5 leading-snug font-medium"
          >
            {city.name}
          </TextLink>
          <span className="tabular text-right text-small text-muted">{describe(city)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The longest name of a region would fill the line, and most of the near cities lie there. */
const describe = ({ region, km }: CityEntry): string =>
  km === 0 ? 'unser Büro' : `${region.replace('Nordrhein-Westfalen', 'NRW')}, ${km}\u00a0km`;

const SHOWN = 12;

/** The nearest cities, the others folded below them. */
export function NearestCities({ cities, toPath }: CityListProps) {
  const byDistance = cities.toSorted((a, b) => a.km - b.km);
  const others = cities.filter((city) => byDistance.indexOf(city) >= SHOWN);
  return (
    <>
      <CityList cities={byDistance.slice(0, SHOWN)} toPath={toPath} />
      {others.length > 0 && (
        <details className="group mt-6">
          <summary className="flex min-h-12 list-none items-center gap-3 font-medium">
            <Icon name="chevron" className="transition-transform group-open:rotate-180" />
            Weitere {others.length} Städte von A bis Z
          </summary>
          <CityList cities={others} toPath={toPath} />
        </details>
      )}
    </>
  );
}
