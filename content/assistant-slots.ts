import { formatDays } from '#shared/agency/format-days.ts';
import {
  ADDITIONAL_SERVICES,
  FINANCING,
  OPENING_HOURS,
  PROMISES,
} from '#shared/agency/business.ts';
import type { Company } from '#shared/agency/company.ts';
import { DUTCH_VAT_PERCENT } from '#shared/billing/tax-rule.ts';
import { describeTalks } from '#shared/bookings/talks.ts';
import type { ChatLanguage } from '#shared/chat/chat.ts';
import { DELIVERED_PRICES, percentOf, type PriceList } from '#shared/pricing/price-list.ts';
import { getContentSettings } from './settings.ts';

// The figures and facts that the assistant's texts leave open as {name}.
// Nothing else may fill them.

const LOCALES: Record<ChatLanguage, string> = { de: 'de-DE', en: 'en-IE', nl: 'nl-NL' };

/** '590 €', '€590', '€ 590'; cents only where there are some. */
export function formatAmount(amount: number, language: ChatLanguage): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}

/** '6-8 Wochen' → '6–8'. */
export const countWeeks = (delivery: string): string =>
  delivery.replace('-', '–').replace(/ Wochen$/, '');

/** '+30%' with the space that German wants. */
export const formatPercent = (badge: string, language: ChatLanguage): string =>
  language === 'de' ? badge.replace('%', '\u00a0%') : badge;

function formatHours({ hours }: Company, language: ChatLanguage): string {
  const days = formatDays(hours.days, { locale: LOCALES[language], style: 'short' });
  return `${days} ${hours.opens}–${hours.closes}`;
}

const PER_MONTH: Record<ChatLanguage, string> = {
  de: ' pro Monat',
  en: ' a month',
  nl: ' per maand',
};
const MONTHLY = new Set(
  ADDITIONAL_SERVICES.filter(({ isMonthly }) => isMonthly).map(({ id }) => `service.${id}`),
);

/** WhatsApp stands on the contact page where the agency has a number for it. */
const WHATSAPP: Record<ChatLanguage, string> = {
  de: ' Dort steht auch WhatsApp; dabei gelten dessen Datenschutzregeln.',
  en: ' WhatsApp is there too; its own privacy rules apply.',
  nl: ' WhatsApp vindt u daar ook; daarbij gelten de eigen privacyregels.',
};

const FOUNDED: Record<ChatLanguage, string> = {
  de: ', gegründet',
  en: ', founded in',
  nl: ', opgericht in',
};

const nameCountry = (code: string, language: ChatLanguage): string =>
  new Intl.DisplayNames(LOCALES[language], { type: 'region' }).of(code) ?? code;

/** '30 Tage'. */
const formatDayCount = (days: number, language: ChatLanguage): string =>
  new Intl.NumberFormat(LOCALES[language], {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
  }).format(days);

type Fill = (company: Company, language: ChatLanguage) => string;

/** What the price list fills. */
const listPrices = ({ packages, projectTypes, services }: PriceList): Record<string, number> =>
  Object.fromEntries([
    ...packages.map(({ id, price }) => [`price.${id}`, price] as const),
    ...projectTypes.map(({ id, basePrice }) => [`base.${id}`, basePrice] as const),
    ...services.map(({ id, price }) => [`service.${id}`, price] as const),
  ]);

const SLOTS: Readonly<Record<string, Fill>> = {
  ...Object.fromEntries(
    DELIVERED_PRICES.packages.map(({ id, delivery }): [string, Fill] => [
      `weeks.${id}`,
      () => countWeeks(delivery),
    ]),
  ),
  deposit: (_, language) => formatPercent(`${FINANCING.downPaymentShare * 100}%`, language),
  vat: (_, language) => formatPercent(`${DUTCH_VAT_PERCENT}%`, language),
  'instalments.min': () => String(FINANCING.minInstalments),
  'instalments.max': () => String(FINANCING.maxInstalments),
  'call.minutes': () => String(PROMISES.freeCallMinutes),
  'talk.how': (_, language) => describeTalks(getContentSettings().talkKinds, language),
  'retention.chat': (_, language) =>
    formatDayCount(getContentSettings().retention.chat_days, language),
  'offer.hours': () => String(PROMISES.offerHours),
  radius: ({ radiusKm }) => `${radiusKm} km`,
  founded: ({ founded }) => founded ?? '',
  'company.founded': ({ founded }, language) => (founded ? `${FOUNDED[language]} ${founded}` : ''),
  hours: formatHours,
  opens: ({ hours }) => hours.opens,
  // From when a promise counts, as the terms say it, whatever hours the agency keeps.
  'promise.from': () => OPENING_HOURS.opens,
  'company.name': ({ name }) => name,
  'company.owner': ({ owner }) => owner,
  'company.phone': ({ phone }) => phone,
  'company.whatsapp': ({ whatsapp, phone }) => whatsapp ?? phone,
  'company.email': ({ email }) => email,
  'company.street': ({ street }) => street,
  'company.postalCode': ({ postalCode }) => postalCode,
  'company.city': ({ city }) => city,
  'company.country': ({ country }, language) => nameCountry(country, language),
  'contact.whatsapp': ({ whatsapp }, language) => (whatsapp ? WHATSAPP[language] : ''),
  'company.vatId': ({ vatId }) => vatId,
  'company.registerNumber': ({ kvk }) => kvk,
};

/** By how much a time frame changes the base price, '20 %'. */
const listPercents = ({ urgencies }: PriceList, language: ChatLanguage): Record<string, string> =>
  Object.fromEntries(
    urgencies.map(({ value, multiplier }) => [
      `urgency.${value}`,
      formatPercent(`${Math.abs(percentOf(multiplier))}%`, language),
    ]),
  );

const SLOT = /\{([\w.-]+)\}/g;

const PRICE_SLOTS = { ...listPrices(DELIVERED_PRICES), ...listPercents(DELIVERED_PRICES, 'de') };

/** Names in a text that nothing fills. */
export const findUnknownSlots = (text: string): string[] =>
  [...text.matchAll(SLOT)]
    .map(([, name = '']) => name)
    .filter((name) => !(name in SLOTS) && !(name in PRICE_SLOTS));

/** Whom and what a text is filled for. */
export type SlotFacts = { company: Company; prices: PriceList; language: ChatLanguage };

/** The text with its slots filled; `own` has the values of this moment, which go first. */
export function fillSlots(
  text: string,
  { company, prices, language }: SlotFacts,
  own: Readonly<Record<string, string | number>> = {},
): string {
  const amounts = listPrices(prices);
  const percents = listPercents(prices, language);
  const fill = (name: string): string | number | undefined => {
    const amount = amounts[name];
    if (amount === undefined)
      return own[name] ?? percents[name] ?? SLOTS[name]?.(company, language);
    const period = MONTHLY.has(name) ? PER_MONTH[language] : '';
    return own[name] ?? formatAmount(amount, language) + period;
  };
  return text.replace(SLOT, (whole, name: string) => String(fill(name) ?? whole));
}
