import { ADDITIONAL_SERVICES, PACKAGES, PROJECT_TYPES, URGENCIES } from '#shared/business.ts';
import { estimatePrice } from '#shared/price.ts';

/** The amount that an answer must name, by rule: the constants decide the number. */
export type PriceRule =
  | { rule: 'all' | 'chatbot' | 'financing' }
  | { rule: 'package' | 'service' | 'project' | 'financing'; id: string }
  | { rule: 'estimate'; projectType: string; urgency: string; services: string[] };

const priceOf = (list: readonly { id: string; price: number }[], id: string): number => {
  const found = list.find((entry) => entry.id === id);
  if (!found) throw new Error(`The set names an unknown id ${id}`);
  return found.price;
};

const projects = PROJECT_TYPES.map((type) => ({ id: type.id, price: type.basePrice }));
const cents = (amount: number): number => Math.round(amount * 100) / 100;

export function expectedAmounts(rule: PriceRule): number[] {
  if (rule.rule === 'all') return PACKAGES.map((entry) => entry.price);
  if (rule.rule === 'chatbot') return [priceOf(projects, 'chatbot')];
  if (rule.rule === 'package') return [priceOf(PACKAGES, rule.id)];
  if (rule.rule === 'service') return [priceOf(ADDITIONAL_SERVICES, rule.id)];
  if (rule.rule === 'project') return [priceOf(projects, rule.id)];
  if (rule.rule === 'estimate')
    return [estimatePrice({ projectType: rule.projectType, urgency: rule.urgency, additionalServices: rule.services })];
  if (!('id' in rule)) return [];
  const price = priceOf(PACKAGES, rule.id);
  return [cents(price * 0.3), cents((price - cents(price * 0.3)) / 3), cents((price - cents(price * 0.3)) / 6)];
}

/** Amounts in euros that a text names, in the number format of its language. */
export function findAmounts(text: string, language: string): number[] {
  const matches = text.matchAll(/(?:€\s?([\d.,]*\d))|(?:([\d.,]*\d)\s?(?:€|euro\b|eur\b))/gi);
  return [...matches].map(([, after, before]) => {
    const digits = after ?? before ?? '';
    return Number(language === 'en' ? digits.replaceAll(',', '') : digits.replaceAll('.', '').replace(',', '.'));
  });
}

const known = new Set<number>(buildKnownAmounts());

function buildKnownAmounts(): number[] {
  const subsets = ADDITIONAL_SERVICES.reduce<string[][]>((sets, service) => [...sets, ...sets.map((set) => [...set, service.id])], [[]]);
  const estimates = projects.flatMap(({ id }) =>
    URGENCIES.flatMap(({ value }) =>
      subsets.map((services) => expectedAmounts({ rule: 'estimate', projectType: id, urgency: value, services })),
    ),
  );
  const plans = PACKAGES.flatMap((entry) => expectedAmounts({ rule: 'financing', id: entry.id }));
  return [
    ...PACKAGES.map((entry) => entry.price),
    ...projects.map((entry) => entry.price),
    ...ADDITIONAL_SERVICES.map((entry) => entry.price),
    ...plans,
    ...estimates.flat(),
  ];
}

/** True if constants or the price function yield the amount. */
export const isKnownAmount = (amount: number): boolean => known.has(amount);
