import { PACKAGES, URGENCIES } from '#shared/agency/business.ts';
import { formatPlainPrice } from '#shared/core/format.ts';
import { explainMonth, pricePackage, urgencyBadge } from '#shared/pricing/price.ts';
import { buildPriceList, type PriceFigures } from '#shared/pricing/price-list.ts';

/** An order that what has changed bears on, else a usual one. */
function findExample(before: PriceFigures, after: PriceFigures) {
  const isChanged = (group: 'packages' | 'services' | 'urgencies') => (id: string) =>
    Reflect.get(before[group], id) !== Reflect.get(after[group], id);
  const extras = Object.keys(before.services).filter(isChanged('services')).slice(0, 2);
  return {
    package: PACKAGES.map(({ id }) => id).find(isChanged('packages')) ?? 'smart-business',
    urgency: URGENCIES.map(({ value }) => value).find(isChanged('urgencies')) ?? '1month',
    additionalServices: extras.length > 0 ? extras : ['seo', 'maintenance'],
  };
}

/** One order at today's prices and at those that are typed, summed as the public form does it. */
export function PriceEffect({ before, after }: { before: PriceFigures; after: PriceFigures }) {
  const example = findExample(before, after);
  const [old, next] = [buildPriceList(1, before), buildPriceList(1, after)];
  const [was, will] = [pricePackage(example, old) ?? 0, pricePackage(example, next) ?? 0];
  const urgency = old.urgencies.find(({ value }) => value === example.urgency);
  const badge = urgencyBadge(
    next.urgencies.find(({ value }) => value === example.urgency)?.multiplier ?? 1,
  );
  const parts = [
    old.packages.find(({ id }) => id === example.package)?.name,
    ...old.services
      .filter(({ id }) => example.additionalServices.includes(id))
      .map(({ label }) => label),
    urgency && `${urgency.label}${badge && ` (${badge})`}`,
  ];
  const month = explainMonth(example.additionalServices);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
      <p className="text-small">
        {parts.filter(Boolean).join(', ')}
        {month && <span className="block text-muted">{month}</span>}
      </p>
      <p className="tabular ml-auto font-display text-title font-semibold whitespace-nowrap">
        {was !== will && (
          <>
            <del className="mr-2 text-body font-normal text-muted">{formatPlainPrice(was)}</del>
            <span className="sr-only">wird </span>
          </>
        )}
        {formatPlainPrice(will)}
      </p>
    </div>
  );
}
