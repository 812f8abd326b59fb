import type { Coordinates } from '#shared/agency/geo.ts';
import { Container } from '#app/ui/layout/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { drawDots, frame } from './projection.ts';

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
      <ul className="mt-8 grid sm:grid-cols-2 lg:grid-cols-4">
        {columns.map(({ name, text, to, cities }) => (
          <li key={to} className="relative flex flex-col border-t-[3px] border-accent py-5 pr-6">
            <Dots cities={cities} />
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

/** The country as its cities draw it, all of one height. */
function Dots({ cities }: { cities: readonly Coordinates[] }) {
  const map = frame(cities);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${map.width} ${map.height}`}
      preserveAspectRatio="xMinYMid"
      className="mb-5 h-24 w-full sm:h-40"
      fill="none"
    >
      <path
        d={drawDots(cities, map)}
        stroke="var(--accent)"
        strokeWidth="6"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
