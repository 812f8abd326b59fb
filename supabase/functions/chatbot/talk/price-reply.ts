import { ADDITIONAL_SERVICES, findPackage } from '#shared/agency/business.ts';
import { countWeeks, formatAmount, formatPercent } from '#content/assistant-slots.ts';
import type { Words } from '#content/schemas/assistant.ts';
import { fillBasket, type BasketItem } from '#shared/pricing/basket.ts';
import { urgencyBadge } from '#shared/pricing/price.ts';
import type { PriceList } from '#shared/pricing/price-list.ts';
import { buildQuotePath } from '#shared/quote/quote-link.ts';
import type { Frame } from './frame.ts';
import type { Speak } from './reply.ts';

// The price of a frame, item by item. Every amount comes from the price functions.

/** 'Commerce', 'Website', 'SEO-Grundoptimierung': how an item is called in the talk. */
export function nameOf(id: string, words: Words, say: Speak): string {
  const wish = words.wishes[id];
  if (wish) return wish.label[say.language];
  const known = findPackage(id)?.name;
  if (known) return known;
  const isExtra = ADDITIONAL_SERVICES.some((entry) => entry.id === id);
  return say(isExtra ? `extra-${id}` : `button-${id}`);
}

export const listNames = (ids: readonly string[], words: Words, say: Speak): string =>
  ids.map((id) => nameOf(id, words, say)).join(', ');

export const isMonthlyAmong = (ids: readonly string[]): boolean =>
  ADDITIONAL_SERVICES.some(({ id, isMonthly }) => isMonthly && ids.includes(id));

function describeItem(item: BasketItem, words: Words, say: Speak): string {
  const amount = formatAmount(item.price, say.language);
  const price =
    item.kind === 'project'
      ? say('from', { price: amount })
      : isMonthlyAmong([item.id])
        ? say('per-month', { price: amount })
        : amount;
  const delivery = item.kind === 'package' ? findPackage(item.id)?.delivery : undefined;
  const ready = delivery ? `, ${say('ready-in', { weeks: countWeeks(delivery) })}` : '';
  return `- **${nameOf(item.id, words, say)}**: ${price}${ready}`;
}

/** '+30 %' for the time frame; null where it changes no price. */
export function findSurcharge({ urgency }: Pick<Frame, 'urgency'>, say: Speak) {
  const chosen = say.prices.urgencies.find(({ value }) => value === urgency);
  if (!chosen || chosen.multiplier === 1) return null;
  const badge = formatPercent(urgencyBadge(chosen.multiplier), say.language);
  const name = say(`urgency-${chosen.value}`);
  const inText = `${name.charAt(0).toLowerCase()}${name.slice(1)} ${badge}`;
  return { badge, name, inText, multiplier: chosen.multiplier };
}

const describeSurcharge = (frame: Pick<Frame, 'urgency'>, say: Speak): string[] => {
  const surcharge = findSurcharge(frame, say);
  return surcharge ? [`- ${surcharge.name}: ${say('on-base', { badge: surcharge.badge })}`] : [];
};

export const taxNote = (say: Speak): string =>
  say(say.company.audience === 'business' ? 'net' : 'gross');

/** The frame priced, item by item; null if it names nothing that has a price. */
export function statePrice(frame: Frame, words: Words, say: Speak): string | null {
  if (frame.packages.length > 1) return comparePackages(frame, words, say);
  const { items, contained, multiplier, total } = fillBasket(frame, say.prices);
  if (items.length === 0) return null;
  const lines = [
    ...items.map((item) => describeItem(item, words, say)),
    ...frame.wishes.map((id) => {
      const price = say(words.wishes[id]?.declined ? 'declined' : 'unpriced');
      return `- **${nameOf(id, words, say)}**: ${price}`;
    }),
    ...(multiplier === 1 ? [] : describeSurcharge(frame, say)),
  ];
  const isSum = items.length > 1 || multiplier !== 1;
  const isOnExistingSite =
    items.some(({ kind, id }) => kind === 'project' && id === 'chatbot') &&
    items.every(({ kind, id }) => kind !== 'package' && id !== 'website' && id !== 'shop');
  const hasUnpriced = frame.wishes.some((id) => !words.wishes[id]?.declined);
  // The address of the form holds one base price.
  const unsaid = items
    .filter(({ kind }) => kind !== 'extra')
    .slice(1)
    .map(({ id }) => nameOf(id, words, say));
  const extra = contained.filter((id) => id !== 'website' && frame.projects.includes(id));
  return [
    say('price-lead'),
    lines.join('\n'),
    [
      ...(isSum ? [say('price-total', { total: formatAmount(total, say.language) })] : []),
      ...(isSum && isMonthlyAmong(frame.extras) ? [say('price-month')] : []),
      ...(isSum && frame.extras.includes('multilingual')
        ? [stateLanguages(frame, total, say)]
        : []),
      ...(isOnExistingSite ? [say('price-existing')] : []),
      ...(extra.length > 0
        ? [say('price-contained', { items: listNames(extra, words, say) })]
        : []),
      ...(items.every(({ kind }) => kind === 'extra') ? [say('price-extra')] : []),
      ...(hasUnpriced ? [say('price-unpriced')] : []),
      taxNote(say),
      ...(unsaid.length > 0 ? [say('price-form-rest', { items: unsaid.join(', ') })] : []),
    ].join(' '),
    say('price-form', { path: buildFormPath(frame, say.prices) }),
  ].join('\n\n');
}

/** The sum counts one language beside the first; with more of them it is another one. */
function stateLanguages({ languages }: Frame, total: number, say: Speak): string {
  if (!languages || languages < 2) return say('price-language');
  const each = say.prices.services.find(({ id }) => id === 'multilingual')?.price ?? 0;
  const sum = formatAmount(total + (languages - 1) * each, say.language);
  return say('price-languages', { count: languages, total: sum });
}

function comparePackages(frame: Frame, words: Words, say: Speak): string {
  const priceOf = (id: string): number =>
    say.prices.packages.find((entry) => entry.id === id)?.price ?? 0;
  const lines = [
    ...frame.packages.map((id) =>
      describeItem({ kind: 'package', id, price: priceOf(id) }, words, say),
    ),
    ...describeSurcharge(frame, say),
  ];
  return `${say('price-compare')}\n\n${lines.join('\n')}\n\n${taxNote(say)}`;
}

/**
 * The address of the quote form with what is known filled in: the package that
 * the price names, else the kind of project.
 */
export function buildFormPath(frame: Frame, prices: PriceList): string {
  const { packages, projects, trade, urgency, extras } = frame;
  const item = fillBasket(frame, prices).items.find(({ kind }) => kind === 'package');
  const priced = packages.length > 1 ? packages[0] : item?.id;
  return buildQuotePath({
    package: priced ?? '',
    projectType: projects[0] ?? 'website',
    industry: trade ?? '',
    urgency: urgency ?? '',
    additionalServices: extras,
  });
}
