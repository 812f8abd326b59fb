import { ROERMOND, type Coordinates } from '#shared/agency/geo.ts';
import { Container } from '#app/ui/layout/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { drawDots, FOUR_COUNTRIES } from './projection.ts';

type Column = { name: string; text: string; to: string; cities: readonly Coordinates[] };

/** What differs from country to country, beside each other with the border between. */
export const CountryColumns = ({
  title,
  note,
  columns,
}: {
  title: string;
  note: string;
  columns: readonly Column[];
}) => (
  <section aria-labelledby="laender" className="tone-ink py-10 md:py-16">
    <Container>
      <h2 id="laender" className="text-title">
        {title}
      </h2>
      <p className="mt-1 text-small text-muted">{note}</p>
      <ul className="mt-8 grid grid-cols-2 lg:grid-cols-4">
        {columns.map(({ name, text, to, cities }, index) => (
          <li
            key={to}
            className="relative flex flex-col border-t-[3px] border-accent py-5 pr-4 hyphens-auto"
          >
            <Dots cities={cities} all={index === 0 && columns.flatMap((column) => column.cities)} />
            <h3 className="text-[clamp(1.5rem,1.3rem+0.9vw,2rem)] leading-tight">{name}</h3>
            <p className="mt-4 mb-3 text-small text-muted">{text}</p>
            <SiteLink
              to={to}
              className="mt-auto inline-flex min-h-11 items-center self-start text-small font-semibold underline underline-offset-4 after:absolute after:inset-0"
            >
              {cities.length} Städte
            </SiteLink>
          </li>
        ))}
      </ul>
    </Container>
  </section>
);

const ALL = 'staedte-aller-laender';
const SEAT = FOUR_COUNTRIES.project(ROERMOND);

/** The country among the others as the cities draw them, all on one map, with Roermond. */
function Dots({
  cities,
  all,
}: {
  cities: readonly Coordinates[];
  /** The first drawing holds the cities of all countries, the others point to it. */
  all: readonly Coordinates[] | false;
}) {
  const { width, height } = FOUR_COUNTRIES;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="mb-5 h-auto w-full"
      strokeLinecap="round"
      fill="none"
    >
      {all && (
        <defs>
          <path id={ALL} d={drawDots(all, FOUR_COUNTRIES)} />
        </defs>
      )}
      <use href={`#${ALL}`} stroke="var(--line-strong)" strokeWidth="6" />
      <path d={drawDots(cities, FOUR_COUNTRIES)} stroke="var(--accent)" strokeWidth="10" />
      <path d={`M${SEAT.x - 9} ${SEAT.y - 9}h18v18h-18Z`} fill="var(--ink)" />
    </svg>
  );
}
