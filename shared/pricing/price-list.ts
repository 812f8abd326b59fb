import {
  ADDITIONAL_SERVICES,
  PACKAGES,
  PROJECT_TYPES,
  URGENCIES,
  type AdditionalServiceId,
  type PackageId,
  type ProjectTypeId,
  type UrgencyValue,
} from '../agency/business.ts';
import type { ServiceSlug } from '../agency/services.ts';

// What the owner may change of the price list. The constants of business.ts are
// the list that is delivered.

/** The figures of a published list. */
export type PriceFigures = {
  /** Whole euros. */
  packages: Record<PackageId, number>;
  /** Whole euros; null follows the package that FOLLOWED names. */
  projectTypes: Record<ProjectTypeId, number | null>;
  services: Record<AdditionalServiceId, number>;
  /** Per cent on the base price, below 0 a discount. */
  urgencies: Record<UrgencyValue, number>;
};

/** A list on its way to a browser. */
export type PublishedPrices = { version: number; figures: PriceFigures };

/** As stored: a list published before a release that brought a new entry lacks it. */
export type StoredFigures = { [Group in keyof PriceFigures]?: Partial<PriceFigures[Group]> };

/** The entries in their order, with prices that may be others. */
type Priced<Entries extends readonly object[], Price extends string> = {
  readonly [Index in keyof Entries]: Omit<Entries[Index], Price> & Readonly<Record<Price, number>>;
};

export type PriceList = {
  /** 0 for the delivered list. */
  version: number;
  packages: Priced<typeof PACKAGES, 'price'>;
  projectTypes: Priced<typeof PROJECT_TYPES, 'basePrice'>;
  services: Priced<typeof ADDITIONAL_SERVICES, 'price'>;
  urgencies: Priced<typeof URGENCIES, 'multiplier'>;
};
export type PricedPackage = PriceList['packages'][number];

/** The package whose price a project type begins with, unless it has one of its own. */
export const FOLLOWED: Partial<Record<ProjectTypeId, PackageId>> = {
  website: 'startpaket',
  shop: 'commerce',
};

export const DELIVERED_PRICES: PriceList = {
  version: 0,
  packages: PACKAGES,
  projectTypes: PROJECT_TYPES,
  services: ADDITIONAL_SERVICES,
  urgencies: URGENCIES,
};

/** Lays the figures over the delivered list. */
export function buildPriceList(version: number, figures: StoredFigures): PriceList {
  const priceOf = ({ id, price }: (typeof PACKAGES)[number]): number =>
    figures.packages?.[id] ?? price;
  const baseOf = ({ id, basePrice }: (typeof PROJECT_TYPES)[number]): number => {
    const followed = PACKAGES.find((entry) => entry.id === FOLLOWED[id]);
    return figures.projectTypes?.[id] ?? (followed ? priceOf(followed) : basePrice);
  };
  // map() keeps order and length, which its type does not say.
  return {
    version,
    packages: PACKAGES.map((entry) => ({ ...entry, price: priceOf(entry) })),
    projectTypes: PROJECT_TYPES.map((entry) => ({ ...entry, basePrice: baseOf(entry) })),
    services: ADDITIONAL_SERVICES.map((entry) => ({
      ...entry,
      price: figures.services?.[entry.id] ?? entry.price,
    })),
    urgencies: URGENCIES.map((entry) => ({
      ...entry,
      multiplier: (100 + (figures.urgencies?.[entry.value] ?? percentOf(entry.multiplier))) / 100,
    })),
  } as unknown as PriceList;
}

/** 1.3 → 30, 0.9 → -10. */
export const percentOf = (multiplier: number): number => Math.round((multiplier - 1) * 100);

/** The figures of a list, for a form that changes them. */
export function readFigures({
  packages,
  projectTypes,
  services,
  urgencies,
}: Omit<PriceList, 'version'>): PriceFigures {
  const prices = new Map<string, number>(packages.map(({ id, price }) => [id, price]));
  const follows = (id: ProjectTypeId, price: number): boolean =>
    prices.get(FOLLOWED[id] ?? '') === price;
  // Object.fromEntries() forgets the names of the keys.
  return {
    packages: Object.fromEntries(prices),
    projectTypes: Object.fromEntries(
      projectTypes.map(({ id, basePrice }) => [id, follows(id, basePrice) ? null : basePrice]),
    ),
    services: Object.fromEntries(services.map(({ id, price }) => [id, price])),
    urgencies: Object.fromEntries(
      urgencies.map(({ value, multiplier }) => [value, percentOf(multiplier)]),
    ),
  } as PriceFigures;
}

const FIRST_PRICES: Record<
  ServiceSlug,
  { project: ProjectTypeId } | { extra: AdditionalServiceId } | null
> = {
  webdesign: { project: 'website' },
  'ki-chatbots': { project: 'chatbot' },
  seo: { extra: 'seo' },
  ecommerce: { project: 'shop' },
  automatisierung: { project: 'automation' },
  dsgvo: null,
};

/** Where the price of a service begins; null where it follows from a stock-taking. */
export function findServicePrice(
  slug: ServiceSlug,
  { projectTypes, services }: PriceList,
): number | null {
  const first = FIRST_PRICES[slug];
  if (!first) return null;
  return 'project' in first
    ? (projectTypes.find(({ id }) => id === first.project)?.basePrice ?? null)
    : (services.find(({ id }) => id === first.extra)?.price ?? null);
}
