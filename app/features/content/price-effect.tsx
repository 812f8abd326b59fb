import { PACKAGES, URGENCIES } from '#shared/agency/business.ts';
import { formatPlainPrice } from '#shared/core/format.ts';
import { pricePackage, pricePeriod, urgencyBadge } from '#shared/pricing/price.ts';
import { buildPriceList, type PriceFigures, type PriceList } from '#shared/pricing/price-list.ts';

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

/** One order at today's prices and at those that are typed: what is paid once, and each month. */
export function PriceEffect({ before, after }: { before: PriceFigures; after: PriceFigures }) {
  const example = findExample(before, after);
  const [old, next] = [buildPriceList(1, before), buildPriceList(1, after)];
  const chosen = old.services.filter(({ id }) => example.additionalServices.includes(id));
  const once = chosen.filter(({ isMonthly }) => !isMonthly);
  const monthly = chosen.filter(({ isMonthly }) => isMonthly);
  const order = { ...example, additionalServices: once.map(({ id }) => id) };
  const priceOnce = (list: PriceList): number => pricePackage(order, list) ?? 0;
  const priceMonth = ({ services }: PriceList): number =>
    services
      .filter(({ id }) => monthly.some((service) => service.id === id))
      .reduce((sum, { price }) => sum + price, 0);
  const urgency = old.urgencies.find(({ value }) => value === example.urgency);
  const badge = urgencyBadge(
    next.urgencies.find(({ value }) => value === example.urgency)?.multiplier ?? 1,
  );
  const parts = [
    old.packages.find(({ id }) => id === example.package)?.name,
    ...once.map(({ label }) => label),
    urgency && `${urgency.label}${badge && ` (${badge})`}`,
  ];
  return (
    <dl className="grid gap-2">
      <Effect
        label={parts.filter(Boolean).join(', ')}
        was={priceOnce(old)}
        will={priceOnce(next)}
        period=" einmalig"
      />
      {monthly.length > 0 && (
        <Effect
          label={monthly.map(({ label }) => label).join(', ')}
          was={priceMonth(old)}
          will={priceMonth(next)}
          period={pricePeriod({ isMonthly: true })}
        />
      )}
    </dl>
  );
}

type EffectProps = { label: string; was: number; will: number; period: string };

const Effect = ({ label, was, will, period }: EffectProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
    <dt className="text-small">{label}</dt>
    <dd className="tabular ml-auto font-display text-title font-semibold whitespace-nowrap">
      {was !== will && (
        <>
          <del className="mr-2 text-body font-normal text-muted">{formatPlainPrice(was)}</del>
          <span className="sr-only">wird </span>
        </>
      )}
      {formatPlainPrice(will)}
      <span className="text-small font-normal">{period}</span>
    </dd>
  </div>
);
