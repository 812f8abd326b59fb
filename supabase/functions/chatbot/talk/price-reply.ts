import { ADDITIONAL_SERVICES, FINANCING, findPackage, PACKAGES } from '#shared/agency/business.ts';
import { countWeeks, formatAmount, formatPercent } from '#content/assistant-slots.ts';
import type { Words } from '#content/schemas/assistant.ts';
import { fillBasket, type BasketItem } from '#shared/pricing/basket.ts';
import { buildInstalmentPlan } from '#shared/pricing/instalments.ts';
import { urgencyBadge } from '#shared/pricing/price.ts';
import type { PriceList } from '#shared/pricing/price-list.ts';
import { buildQuotePath } from '#shared/quote/quote-link.ts';
import type { Frame } from './frame.ts';
import type { Speak } from './reply.ts';

// Prices, instalments and dates of a frame. Every amount comes from the price functions.

/** 'Commerce', 'Website', 'SEO-Grundoptimierung': how an item is called in the talk. */
export function nameOf(id: string, words: Words, say: Speak): string {
  const wish = words.wishes[id];
  if (wish) return wish.label[say.language];
  const known = findPackage(id)?.name;
  if (known) return known;
  const isExtra = ADDITIONAL_SERVICES.some((entry) => entry.id === id);
  return say(isExtra ? `extra-${id}` : `button-${id}`);
}

const listNames = (ids: readonly string[], words: Words, say: Speak): string =>
  ids.map((id) => nameOf(id, words, say)).join(', ');

const isMonthlyAmong = (ids: readonly string[]): boolean =>
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

export const taxNote = (say: Speak): string =>
  say(say.company.audience === 'business' ? 'net' : 'gross');

/** The frame priced, item by item; null if it names nothing that has a price. */
export function statePrice(frame: Frame, words: Words, say: Speak): string | null {
  if (frame.packages.length > 1) return comparePackages(frame, words, say);
  const { items, contained, multiplier, total } = fillBasket(frame, say.prices);
  if (items.length === 0) return null;
  const urgency = say.prices.urgencies.find(({ value }) => value === frame.urgency);
  const lines = [
    ...items.map((item) => describeItem(item, words, say)),
    ...frame.wishes.map((id) => {
      const price = say(words.wishes[id]?.declined ? 'declined' : 'unpriced');
      return `- **${nameOf(id, words, say)}**: ${price}`;
    }),
    ...(urgency && multiplier !== 1
      ? [
          `- ${say(`urgency-${urgency.value}`)}: ` +
            `${say('on-base', { badge: formatPercent(urgencyBadge(multiplier), say.language) })}`,
        ]
      : []),
  ];
  const isSum = items.length > 1 || multiplier !== 1;
  const isOnExistingSite =
    items.some(({ kind, id }) => kind === 'project' && id === 'chatbot') &&
    items.every(({ kind, id }) => kind !== 'package' && id !== 'website' && id !== 'shop');
  const hasUnpriced = frame.wishes.some((id) => !words.wishes[id]?.declined);
  const extra = contained.filter((id) => id !== 'website' && frame.projects.includes(id));
  return [
    say('price-lead'),
    lines.join('\n'),
    [
      ...(isSum ? [say('price-total', { total: formatAmount(total, say.language) })] : []),
      ...(isSum && isMonthlyAmong(frame.extras) ? [say('price-month')] : []),
      ...(isSum && frame.extras.includes('multilingual') ? [say('price-language')] : []),
      ...(isOnExistingSite ? [say('price-existing')] : []),
      ...(extra.length > 0
        ? [say('price-contained', { items: listNames(extra, words, say) })]
        : []),
      ...(items.every(({ kind }) => kind === 'extra') ? [say('price-extra')] : []),
      ...(hasUnpriced ? [say('price-unpriced')] : []),
      taxNote(say),
    ].join(' '),
    say('price-form', { path: buildFormPath(frame, say.prices) }),
  ].join('\n\n');
}

function comparePackages({ packages }: Frame, words: Words, say: Speak): string {
  const priceOf = (id: string): number =>
    say.prices.packages.find((entry) => entry.id === id)?.price ?? 0;
  const lines = packages.map((id) =>
    describeItem({ kind: 'package', id, price: priceOf(id) }, words, say),
  );
  return `${say('price-compare')}\n\n${lines.join('\n')}\n\n${taxNote(say)}`;
}

/** What the first year costs with and without maintenance, and every year after it. */
export function stateYear(frame: Frame, years: number, words: Words, say: Speak): string {
  const extras = frame.extras.filter((id) => id !== 'maintenance');
  const { items, total } = fillBasket({ ...frame, extras }, say.prices);
  const month = say.prices.services.find(({ id }) => id === 'maintenance')?.price ?? 0;
  const amount = (value: number): string => formatAmount(value, say.language);
  const sums = {
    years,
    items: listNames(
      items.map(({ id }) => id),
      words,
      say,
    ),
    once: amount(total),
    year: amount(12 * month),
    sum: amount(total + years * 12 * month),
  };
  const phrase = total === 0 ? 'year-running' : years > 1 ? 'year-many' : 'year-first';
  return [say(phrase, sums), say('year-provider'), taxNote(say)].join(' ');
}

/** Whether a budget is enough for what is wanted; else what it is enough for. */
export function stateBudget(frame: Frame, budget: number, words: Words, say: Speak): string {
  const amount = (value: number): string => formatAmount(value, say.language);
  const { items, total } = fillBasket(frame, say.prices);
  const names = listNames(
    items.map(({ id }) => id),
    words,
    say,
  );
  const wished = { budget: amount(budget), total: amount(total), items: names };
  const best = say.prices.packages.filter(({ price }) => price <= budget).at(-1);
  const fits = best
    ? say('budget-package', { name: nameOf(best.id, words, say), price: amount(best.price) })
    : say('budget-too-small');
  const declined = frame.wishes.filter((id) => words.wishes[id]?.declined);
  const rest = [
    ...(declined.length > 0
      ? [say('budget-declined', { items: listNames(declined, words, say) })]
      : []),
    say('budget-rest'),
    taxNote(say),
  ];
  if (total > 0 && total <= budget) return [say('budget-enough', wished), ...rest].join(' ');
  const lead = total > 0 ? [say('budget-short', wished)] : [];
  return [...lead, fits, ...rest].join(' ');
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

/**
 * The plan of instalments for the frame; null without a price or where the
 * number is not offered.
 */
export function stateInstalments(frame: Frame, words: Words, say: Speak): string | null {
  const { minInstalments: min, maxInstalments: max } = FINANCING;
  const count = frame.instalments || max;
  const lead =
    count < min || count > max ? say('instalments-not-offered', { count, min, max }) : '';
  const { items, total } = fillBasket(frame, say.prices);
  if (items.length === 0) return lead || null;
  const offered = Math.min(Math.max(count, min), max);
  const { downPayment, instalments } = buildInstalmentPlan(total, offered);
  const amount = (value: number): string => formatAmount(value, say.language);
  const [first = 0, last = 0] = [instalments[0], instalments.at(-1)];
  const name = listNames(
    items.map(({ id }) => id),
    words,
    say,
  );
  const plan = say('instalments-plan', {
    name,
    total: amount(total),
    down: amount(downPayment),
    count: offered,
    rate: amount(first),
  });
  const rest = last === first ? '' : say('instalments-last', { rate: amount(last) });
  return [lead, plan, rest, taxNote(say)].filter(Boolean).join(' ');
}

const longest = (delivery: string): number => Number(/(\d+) Wochen/.exec(delivery)?.[1]);

/** What is possible until a date that is named in weeks. */
export function stateDeadline(weeks: number, span: string, say: Speak): string {
  const inTime = PACKAGES.filter(({ delivery }) => longest(delivery) <= weeks);
  const late = PACKAGES.filter((entry) => !inTime.includes(entry));
  const list = (entries: typeof inTime): string =>
    entries.map(({ name, delivery }) => `${name} (${countWeeks(delivery)})`).join(', ');
  const first = PACKAGES[0];
  return [
    inTime.length > 0
      ? say('deadline-can', { span, items: inTime.map(({ name }) => name).join(', ') })
      : say('deadline-cannot', { span, name: first.name, weeks: countWeeks(first.delivery) }),
    ...(inTime.length > 0 && late.length > 0
      ? [say('deadline-longer', { items: list(late) })]
      : []),
    say('deadline-contents'),
  ].join(' ');
}
