import { FINANCING, PACKAGES } from '#shared/agency/business.ts';
import { countWeeks, formatAmount } from '#content/assistant-slots.ts';
import type { Words } from '#content/schemas/assistant.ts';
import { fillBasket, type Basket } from '#shared/pricing/basket.ts';
import { buildInstalmentPlan } from '#shared/pricing/instalments.ts';
import { multiplyBase } from '#shared/pricing/price.ts';
import type { Frame } from './frame.ts';
import { findSurcharge, isMonthlyAmong, listNames, nameOf, taxNote } from './price-reply.ts';
import type { Speak } from './reply.ts';

// What a frame comes to over the years, by instalments, within a budget and until a date.

/** 'Commerce, Automatisierung, so schnell wie möglich +30 %': what a sum is for. */
function listItems({ items, multiplier }: Basket, frame: Frame, words: Words, say: Speak): string {
  const names = items.map(({ id }) => nameOf(id, words, say));
  const surcharge = multiplier === 1 ? null : findSurcharge(frame, say);
  return [...names, ...(surcharge ? [surcharge.inText] : [])].join(', ');
}

/** Packages that were set side by side are reckoned one by one. */
const splitPackages = (frame: Frame): Frame[] =>
  frame.packages.length > 1
    ? frame.packages.map((id) => ({ ...frame, packages: [id], projects: [] }))
    : [frame];

/** What is said of each package, and of all of them. */
const joinLines = (lines: readonly string[], rest: string): string =>
  lines.length > 1
    ? `${lines.map((line) => `- ${line}`).join('\n')}\n\n${rest}`
    : [...lines, rest].join(' ');

/** What the first year costs with and without maintenance, and every year after it. */
export function stateYear(frame: Frame, years: number, words: Words, say: Speak): string {
  const month = say.prices.services.find(({ id }) => id === 'maintenance')?.price ?? 0;
  const amount = (value: number): string => formatAmount(value, say.language);
  const extras = frame.extras.filter((id) => id !== 'maintenance');
  const lines = splitPackages({ ...frame, extras }).map((each) => {
    const basket = fillBasket(each, say.prices);
    const { total } = basket;
    const phrase = total === 0 ? 'year-running' : years > 1 ? 'year-many' : 'year-first';
    return say(phrase, {
      years,
      items: listItems(basket, each, words, say),
      once: amount(total),
      year: amount(12 * month),
      sum: amount(total + years * 12 * month),
    });
  });
  return joinLines(lines, `${say('year-provider')} ${taxNote(say)}`);
}

/**
 * Whether a budget is enough for what is wanted; else what it is enough for. `isAll`: nothing was
 * named that the frame does not hold.
 */
export function stateBudget(
  frame: Frame,
  budget: number,
  words: Words,
  say: Speak,
  isAll: boolean,
): string {
  const amount = (value: number): string => formatAmount(value, say.language);
  const baskets = splitPackages(frame).map((each) => fillBasket(each, say.prices));
  const isEnough = ({ total }: Basket): boolean => total > 0 && total <= budget;
  const isAnyEnough = baskets.some(isEnough);
  const declined = frame.wishes.filter((id) => words.wishes[id]?.declined);
  const isListed = isAll && declined.length === frame.wishes.length;
  const enough = isListed ? 'budget-enough' : 'budget-listed';
  const lines = baskets
    .filter(({ total }) => total > 0)
    .map((basket) =>
      say(isEnough(basket) ? enough : 'budget-short', {
        budget: amount(budget),
        total: amount(basket.total),
        items: listItems(basket, frame, words, say),
      }),
    );
  const rest = [
    ...(isAnyEnough ? [] : [stateLargest(frame, budget, words, say)]),
    ...(lines.length > 0 && isMonthlyAmong(frame.extras) ? [say('price-month')] : []),
    ...(declined.length > 0
      ? [say('budget-declined', { items: listNames(declined, words, say) })]
      : []),
    ...(isListed || !isAnyEnough ? [say('budget-rest')] : []),
    taxNote(say),
  ];
  return joinLines(lines, rest.join(' '));
}

/** The largest package within a budget, at its price in the time that is wanted. */
function stateLargest(frame: Frame, budget: number, words: Words, say: Speak): string {
  const surcharge = findSurcharge(frame, say);
  const best = say.prices.packages
    .map(({ id, price }) => ({ id, price: multiplyBase(price, surcharge?.multiplier ?? 1) }))
    .filter(({ price }) => price <= budget)
    .at(-1);
  if (!best) return say('budget-too-small');
  const price = formatAmount(best.price, say.language);
  return say('budget-package', {
    name: nameOf(best.id, words, say),
    price: surcharge ? `${price} (${surcharge.inText})` : price,
  });
}

/**
 * The plan of instalments for the frame; null without a price or where the
 * number is not offered. What is paid by the month stands beside it.
 */
export function stateInstalments(frame: Frame, words: Words, say: Speak): string | null {
  const { minInstalments: min, maxInstalments: max } = FINANCING;
  const count = frame.instalments || max;
  const lead =
    count < min || count > max ? `${say('instalments-not-offered', { count, min, max })} ` : '';
  const offered = Math.min(Math.max(count, min), max);
  const monthly = frame.extras.filter((id) => isMonthlyAmong([id]));
  const extras = frame.extras.filter((id) => !monthly.includes(id));
  const lines = splitPackages({ ...frame, extras }).flatMap((each) => {
    const basket = fillBasket(each, say.prices);
    const name = listItems(basket, each, words, say);
    return basket.items.length > 0 ? [statePlan(name, basket.total, offered, say)] : [];
  });
  if (lines.length === 0) return lead.trim() || null;
  const beside = monthly.map((id) => {
    const price = say.prices.services.find((entry) => entry.id === id)?.price ?? 0;
    const month = say('per-month', { price: formatAmount(price, say.language) });
    return say('instalments-beside', { item: nameOf(id, words, say), price: month });
  });
  const separator = lines.length > 1 ? lead && `${lead.trim()}\n\n` : lead;
  return separator + joinLines(lines, [...beside, taxNote(say)].join(' '));
}

function statePlan(name: string, total: number, count: number, say: Speak): string {
  const { downPayment, instalments } = buildInstalmentPlan(total, count);
  const amount = (value: number): string => formatAmount(value, say.language);
  const [first = 0, last = 0] = [instalments[0], instalments.at(-1)];
  const plan = say('instalments-plan', {
    name,
    total: amount(total),
    down: amount(downPayment),
    count,
    rate: amount(first),
  });
  return last === first ? plan : `${plan} ${say('instalments-last', { rate: amount(last) })}`;
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
