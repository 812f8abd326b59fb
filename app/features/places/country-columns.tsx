import { Container } from '#app/ui/layout/section.tsx';

type Column = { name: string; text: string; to: string; count: number };

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
        {columns.map(({ name, text, to, count }) => (
          <li key={to} className="flex flex-col border-t-[3px] border-accent py-5 pr-6">
            <h3 className="text-[clamp(1.5rem,1.3rem+0.9vw,2rem)] leading-tight">{name}</h3>
            <p className="mt-4 mb-3 text-small text-muted">{text}</p>
            <a
              href={to}
              className="mt-auto inline-flex min-h-11 items-center self-start text-small font-semibold underline underline-offset-4"
            >
              {count} Städte
            </a>
          </li>
        ))}
      </ul>
    </Container>
  </section>
);
