import { formatDays } from '#shared/agency/format-days.ts';
import { FINANCING, PACKAGES, PROMISES } from '#shared/agency/business.ts';
import type { Company } from '#shared/agency/company.ts';
import { formatAddress, formatIban } from '#shared/agency/company-format.ts';
import { DUTCH_VAT_PERCENT } from '#shared/billing/tax-rule.ts';
import { describeTalks } from '#shared/bookings/talks.ts';
import { formatDay, formatWholePrice } from '#shared/core/format.ts';
import { DATA_SERVICES } from '#shared/consent/services-registry.ts';
import { formatPeriod, RETENTION } from '#shared/privacy/retention.ts';
import { pricePeriod } from '#shared/pricing/price.ts';
import { percentOf } from '#shared/pricing/price-list.ts';
import { ASSISTANT_FIGURES } from './assistant-figures.ts';
import { getField } from './company.ts';
import { getContentSettings } from './settings.ts';

const PLACEHOLDER = /\{\{\s*([a-z0-9._-]+)\s*\}\}/gi;

export class UnknownPlaceholderError extends Error {
  readonly placeholder: string;
  constructor(placeholder: string) {
    super(`Unknown placeholder {{${placeholder}}}`);
    this.placeholder = placeholder;
  }
}

/**
 * Replaces every {{name}} of a text: company.<field>, price.<package or project
 * type>, service.<additional service>, urgency.<when> (by how much it changes the price), assistant.<figure of the last check>,
 * chat.model, talk.how, data.<service of the register>.<purpose, data, legalBasis or
 * retention>, retention.<period>, with `.dative` behind it '6 Monaten', and the
 * constants below. Throws UnknownPlaceholderError for a name that nothing
 * defines.
 */
export function resolvePlaceholders(text: string, company: Company): string {
  return text.replace(PLACEHOLDER, (_, name: string) => {
    const value = findValue(name, company);
    if (value === null) throw new UnknownPlaceholderError(name);
    return value;
  });
}

function findValue(name: string, company: Company): string | null {
  const [group, ...rest] = name.split('.');
  const key = rest.join('.');
  const { packages, projectTypes, services, urgencies } = getContentSettings().prices;
  if (group === 'price')
    return formatKnownPrice(
      [
        ...packages.map(({ id, price }) => ({ id, price })),
        ...projectTypes.map(({ id, basePrice }) => ({ id, price: basePrice })),
      ],
      key,
    );
  if (group === 'service') {
    const service = services.find(({ id }) => id === key);
    return service ? formatWholePrice(service.price) + pricePeriod(service) : null;
  }
  if (group === 'urgency') {
    const urgency = urgencies.find(({ value }) => value === key);
    return urgency ? `${Math.abs(percentOf(urgency.multiplier))} %` : null;
  }
  if (group === 'retention') return findPeriod(rest);
  if (group === 'data') return findDataService(rest);
  if (group === 'assistant') return ASSISTANT[key] ?? null;
  if (name === 'talk.how') return describeTalks(getContentSettings().talkKinds);
  if (name === 'chat.model') return describeModel(getContentSettings().chatModel?.host ?? null);
  if (group === 'company') return findCompanyValue(key, company);
  return CONSTANTS[name] ?? null;
}

/** What the privacy statement says of the language model. */
const describeModel = (host: string | null): string =>
  host === null
    ? 'Ein Sprachmodell ist nicht angeschlossen.'
    : `Ist er unsicher, fragt unser Server ein Sprachmodell bei ${host}. Es bekommt Ihre ` +
      'Nachricht und die letzten Nachrichten des Gesprächs, auch Namen und Anschriften darin. ' +
      'E-Mail-Adressen, Telefonnummern, Bankdaten, Passwörter und Angaben zur Gesundheit machen ' +
      'wir vorher unkenntlich, soweit ein Programm sie erkennt. Das Modell wählt aus, welche ' +
      'unserer Auskünfte passt; was Sie lesen, schreibt es nicht.';

const { date, messages, talks, goodTalks, ...verdicts } = ASSISTANT_FIGURES;
/** What the last check of the assistant came to (tests/chat). */
const ASSISTANT: Readonly<Record<string, string>> = {
  checked: formatDay(date),
  messages: String(messages),
  talks: String(talks),
  'good-talks': String(goodTalks),
  ...Object.fromEntries(
    Object.entries(verdicts).map(([verdict, count]) => [
      verdict,
      `${String(Math.round((count / messages) * 100))} %`,
    ]),
  ),
};

function formatKnownPrice(
  list: readonly { id: string; price: number }[],
  id: string,
): string | null {
  const entry = list.find((candidate) => candidate.id === id);
  return entry ? formatWholePrice(entry.price) : null;
}

/** What the register of services says of one of them, e.g. data.chat.legalBasis. */
function findDataService([id, field]: readonly string[]): string | null {
  const service = DATA_SERVICES.find((entry) => entry.id === id);
  if (!service) return null;
  if (field === 'retention') return service.retention(getContentSettings().retention);
  const shown = { purpose: service.purpose, data: service.data, legalBasis: service.legalBasis };
  return shown[field as keyof typeof shown] ?? null;
}

function findPeriod([id, grammar]: readonly string[]): string | null {
  const period = RETENTION.find((entry) => entry.id === id);
  return period
    ? formatPeriod(
        period.id,
        getContentSettings().retention,
        grammar === 'dative' ? 'dative' : 'nominative',
      )
    : null;
}

const CONSTANTS: Record<string, string> = {
  'financing.down': `${FINANCING.downPaymentShare * 100} %`,
  'financing.instalments': `${FINANCING.minInstalments} bis ${FINANCING.maxInstalments}`,
  'vat.rate': `${DUTCH_VAT_PERCENT} %`,
  'promise.offer': `${PROMISES.offerHours} Stunden`,
  'promise.call': `${PROMISES.freeCallMinutes} Minuten`,
  ...Object.fromEntries(PACKAGES.map((entry) => [`delivery.${entry.id}`, entry.delivery])),
};

function findCompanyValue(key: string, company: Company): string | null {
  if (key === 'address') return formatAddress(company);
  if (key === 'iban') return formatIban(company.bank.iban);
  if (key === 'hours') return formatHours(company);
  if (key === 'providers') return nameProviders(company);
  if (key === 'payment')
    return company.paymentProvider
      ? `Sie zahlen durch Überweisung oder über ${company.paymentProvider}.`
      : 'Sie zahlen durch Überweisung.';
  if (key === 'transfers') return describeTransfers(company.thirdCountries ?? '');
  if (key === 'countryName')
    return new Intl.DisplayNames('de', { type: 'region' }).of(company.country) ?? company.country;
  const value = getField(company, key);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** Who gets data outside the EEA: nobody only where the owner says so. */
const describeTransfers = (thirdCountries: string): string =>
  thirdCountries === ''
    ? 'Ob ein Dienstleister Daten außerhalb des Europäischen Wirtschaftsraums verarbeitet, sagen ' +
      'wir Ihnen auf Anfrage.'
    : /^keine?\.?$/i.test(thirdCountries.trim())
      ? 'Eine Übermittlung in Länder außerhalb des Europäischen Wirtschaftsraums findet nicht statt.'
      : `Außerhalb des Europäischen Wirtschaftsraums erhalten Daten: ${thirdCountries}.`;

/** Who runs server and mail, as far as the settings say. */
function nameProviders({ hostingProvider, mailProvider, paymentProvider }: Company): string {
  const named = [
    hostingProvider && `Server: ${hostingProvider}.`,
    mailProvider && `E-Mail: ${mailProvider}.`,
    paymentProvider && `Zahlungen: ${paymentProvider}.`,
  ].filter((text) => text !== undefined && text !== '');
  return named.length > 0 ? named.join(' ') : 'Die Namen nennen wir Ihnen auf Anfrage.';
}

/** 'Montag bis Freitag, 09:00 bis 17:00 Uhr'. */
const formatHours = ({ hours }: Company): string =>
  `${formatDays(hours.days)}, ${hours.opens} bis ${hours.closes} Uhr`;

/** Placeholders that a writer chooses from, what they stand for today and what that is. */
export function listFigures(): { value: string; label: string; name: string }[] {
  const { company, prices } = getContentSettings();
  const names: [value: string, name: string][] = [
    // A package and a project may share a name: the package is meant.
    ...prices.projectTypes.map(({ id, title }) => [`price.${id}`, `Preis: ${title}`] as const),
    ...prices.packages.map(({ id, name }) => [`price.${id}`, `Preis: Paket ${name}`] as const),
    ...prices.services.map(({ id, label }) => [`service.${id}`, `Preis: ${label}`] as const),
    // What changes no price is no figure to write of.
    ...prices.urgencies
      .filter(({ multiplier }) => percentOf(multiplier) !== 0)
      .map(
        ({ value, label, multiplier }) =>
          [`urgency.${value}`, `${multiplier > 1 ? 'Zuschlag' : 'Nachlass'}: ${label}`] as const,
      ),
    ...PACKAGES.map(({ id, name }) => [`delivery.${id}`, `Dauer: Paket ${name}`] as const),
    ...Object.entries(FIGURE_NAMES),
  ].map(([value, name]) => [value, name]);
  return [...new Map(names)].flatMap(([value, name]) => {
    const label = findValue(value, company);
    return label === null ? [] : [{ value, label, name }];
  });
}
const FIGURE_NAMES: Readonly<Record<string, string>> = {
  'financing.down': 'Ratenzahlung: Anzahlung',
  'financing.instalments': 'Ratenzahlung: Zahl der Raten',
  'vat.rate': 'Umsatzsteuer in den Niederlanden',
  'promise.offer': 'Frist bis zum Angebot',
  'promise.call': 'Dauer des kostenlosen Gesprächs',
  'talk.how': 'Wie Gespräche stattfinden',
  'company.name': 'Name der Firma',
  'company.owner': 'Inhaber',
  'company.phone': 'Telefon',
  'company.email': 'E-Mail',
  'company.address': 'Anschrift',
  'company.city': 'Ort',
  'company.hours': 'Öffnungszeiten',
  'company.radiusKm': 'Umkreis in Kilometern',
  'company.kvk': 'KvK-Nummer',
};
