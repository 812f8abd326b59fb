import { usePrices } from '#app/lib/use-site.ts';
import { Container } from '#app/ui/layout/section.tsx';
import { formatPrice } from '#shared/core/format.ts';

/** On phones the packages stand below each other: all four prices at once, and the way to each. */
export function PackageIndex() {
  const { packages } = usePrices();
  return (
    <Container className="sm:hidden">
      <nav aria-label="Preise der Pakete">
        <ul>
          {packages.map((entry) => (
            <li key={entry.id} className="border-b border-line">
              <a
                href={`#${entry.id}`}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 hover:bg-sunken"
              >
                <span className="underline decoration-line-strong underline-offset-4">
                  {entry.name}
                </span>
                <span className="tabular font-semibold">{formatPrice(entry.price)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  );
}
