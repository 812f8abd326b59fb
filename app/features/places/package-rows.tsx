import { usePrices } from '#app/lib/use-site.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { formatPrice } from '#shared/core/format.ts';

/** What the packages cost, in the margin of a desk; phones have the way to the offer in the head. */
export function PackageRows({ city, offerPath }: { city: string; offerPath: string }) {
  const { packages } = usePrices();
  return (
    <section aria-label="Preise der Pakete" className="mt-10 text-small max-lg:hidden">
      <ul className="border-t-[6px] border-accent">
        {packages.map(({ id, name, price }) => (
          <li key={id} className="border-b border-line">
            <SiteLink
              to={`/pakete#${id}`}
              style={{ outlineOffset: -2 }}
              className="flex min-h-11 items-center justify-between gap-4 hover:bg-sunken"
            >
              {name}
              <span className="tabular font-semibold">{formatPrice(price)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <TextLink to={offerPath} style={{ outlineOffset: -2 }} className="mt-3 inline-block py-2.5">
        Angebot für {city} ansehen
      </TextLink>
    </section>
  );
}
