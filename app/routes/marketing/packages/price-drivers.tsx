import { usePrices } from '#app/lib/use-site.ts';
import { formatWholePrice } from '#shared/core/format.ts';
import { pricePeriod, urgencyBadge } from '#shared/pricing/price.ts';
import { readTexts } from '#content/texts.ts';
import { PACKAGE_TEXTS } from '#shared/texts/packages.ts';

/** The two lists that the estimate is made of, besides the base price. */
export function PriceDrivers() {
  const { services, urgencies } = usePrices();
  const texts = readTexts(PACKAGE_TEXTS);
  return (
    <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
      <PriceList
        title={texts['drivers.urgency']}
        rows={urgencies.map(({ label, multiplier }) => {
          const figure = urgencyBadge(multiplier);
          return [label, figure, figure ? '' : texts['drivers.none']];
        })}
      />
      <PriceList
        title={texts['drivers.extras']}
        rows={services.map((service) => [
          service.label,
          `+${formatWholePrice(service.price)}`,
          pricePeriod(service),
        ])}
      />
    </div>
  );
}

const PriceList = ({
  title,
  rows,
}: {
  title: string;
  /** What it is, and its price: a figure, and what is said in words. */
  rows: readonly (readonly [term: string, figure: string, words: string])[];
}) => (
  <div>
    <h3 className="text-title">{title}</h3>
    <dl className="mt-3 border-t border-line text-small">
      {rows.map(([term, figure, words]) => (
        <div
          key={term}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2.5"
        >
          <dt>{term}</dt>
          <dd className="text-right text-fine">
            {figure && <span className="font-display text-title font-bold">{figure}</span>}
            {words}
          </dd>
        </div>
      ))}
    </dl>
  </div>
);
