import {
  PACKAGES,
  type AdditionalServiceId,
  type PackageId,
  type ProjectTypeId,
  type UrgencyValue,
} from '../agency/business.ts';
import { multiplyBase } from './price.ts';
import { DELIVERED_PRICES, type PriceList } from './price-list.ts';

// What several wishes cost together: the price function over packages and kinds of project at once.

export type Wishes = {
  packages: readonly PackageId[];
  projects: readonly ProjectTypeId[];
  extras: readonly AdditionalServiceId[];
  urgency: UrgencyValue | null;
  unwanted: readonly string[];
};

export type BasketItem = {
  kind: 'package' | 'project' | 'extra';
  id: PackageId | ProjectTypeId | AdditionalServiceId;
  /** Without the time frame. */
  price: number;
};
export type Basket = {
  items: BasketItem[];
  /** Wished-for kinds of project that a package of the basket contains. */
  contained: ProjectTypeId[];
  /** 1 where the time frame changes nothing. */
  multiplier: number;
  total: number;
};

const CONTENTS: Record<PackageId, readonly ProjectTypeId[]> = {
  startpaket: ['website'],
  'smart-business': ['website', 'chatbot'],
  commerce: ['website', 'chatbot', 'shop'],
  enterprise: ['website', 'chatbot', 'shop'],
};

/** Whether the package contains that kind of project. */
export const isContained = (project: ProjectTypeId, id: PackageId): boolean =>
  CONTENTS[id].includes(project);

/** The smallest package that holds all of these; undefined if none does. */
export const findHolding = (projects: readonly ProjectTypeId[]) =>
  PACKAGES.find(({ id }) => projects.every((project) => CONTENTS[id].includes(project)));

/**
 * What the visitor's wishes come to: one package where it holds several of
 * them, single prices for the rest.
 */
export function fillBasket(
  { packages, projects, extras, urgency, unwanted }: Wishes,
  prices: PriceList = DELIVERED_PRICES,
): Basket {
  const bases = prices.projectTypes.map(({ id, basePrice }) => ({ id, price: basePrice }));
  const held = projects.filter((project) => project !== 'automation');
  const chosen = choosePackage(packages, held, unwanted);
  const singles = projects.filter((project) => !chosen || !CONTENTS[chosen].includes(project));
  const items: BasketItem[] = [
    ...(chosen
      ? [{ kind: 'package' as const, id: chosen, price: priceOf(prices.packages, chosen) }]
      : []),
    ...singles.map((id) => ({ kind: 'project' as const, id, price: priceOf(bases, id) })),
  ];
  const added = extras.map((id) => ({
    kind: 'extra' as const,
    id,
    price: priceOf(prices.services, id),
  }));
  const multiplier = prices.urgencies.find(({ value }) => value === urgency)?.multiplier ?? 1;
  return {
    items: [...items, ...added],
    contained: chosen ? held.filter((project) => CONTENTS[chosen].includes(project)) : [],
    multiplier: items.length > 0 ? multiplier : 1,
    total:
      items.reduce((sum, { price }) => sum + multiplyBase(price, multiplier), 0) +
      added.reduce((sum, { price }) => sum + price, 0),
  };
}

/**
 * The named package, or the one that several kinds of project add up to; a
 * smaller one when its reason is not wanted.
 */
function choosePackage(
  packages: readonly PackageId[],
  projects: readonly ProjectTypeId[],
  unwanted: readonly string[],
): PackageId | null {
  const named = packages[0];
  if (!named) return projects.length > 1 ? (findHolding(projects)?.id ?? null) : null;
  const kept = CONTENTS[named].filter((project) => !unwanted.includes(project));
  if (kept.length < CONTENTS[named].length) return findHolding(kept)?.id ?? named;
  const all = [...new Set([...CONTENTS[named], ...projects])];
  const isHeld = projects.every((project) => CONTENTS[named].includes(project));
  return isHeld ? named : (findHolding(all)?.id ?? named);
}

const priceOf = (list: readonly { id: string; price: number }[], id: string): number =>
  list.find((entry) => entry.id === id)?.price ?? 0;
