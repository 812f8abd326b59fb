import { cutParty, tidyVatId, type Party, type Position } from '../billing/billing.ts';
import { pickCountry } from '../billing/countries.ts';
import { DUTCH_VAT_PERCENT } from '../billing/tax-rule.ts';
import { findPackage, type PackageId } from '../agency/business.ts';
import type { Company } from '../agency/company.ts';
import { estimatePrice, pricePackage } from '../pricing/price.ts';
import { DELIVERED_PRICES, type PriceList } from '../pricing/price-list.ts';
import type { OfferContent } from './offer.ts';
import { DOCUMENT_TEXTS } from '../texts/documents.ts';
import { fillText, pickTexts } from '../texts/text-group.ts';

/** What an enquiry says that an offer begins with. */
export type OfferSource = {
  project_type: string;
  /** Id of the package asked for, '' for none. */
  package: string;
  urgency: string;
  additional_services: readonly string[];
  name: string;
  company: string;
  email: string;
  phone: string;
  location: string;
};

/**
 * What the customer has entered about himself in the portal; empty texts are
 * left to the enquiry.
 */
export type OfferCustomer = {
  company: string;
  street: string;
  postcode: string;
  city: string;
  country: string;
  vat_id: string;
};

/**
 * Prices of the website in net cents: where it shows gross prices to consumers,
 * the tax is taken out. One price in six no net sum meets to the cent; there the
 * offer is a cent below what was shown, never above.
 */
const netCents = (euros: number, audience: Company['audience']): number =>
  audience === 'mixed'
    ? Math.ceil((euros * 10_000 + 50) / (100 + DUTCH_VAT_PERCENT)) - 1
    : euros * 100;

/** Takes one price after the other and rounds their sum: rounded alone they would miss it. */
function addNet(audience: Company['audience']): (euros: number) => number {
  let shown = 0;
  return (euros) => {
    const before = netCents(shown, audience);
    shown += euros;
    return netCents(shown, audience) - before;
  };
}

const COUNTRY_CODES: readonly (readonly [prefix: string, country: Party['country']])[] = [
  ['+49', 'DE'],
  ['0049', 'DE'],
  ['+31', 'NL'],
  ['0031', 'NL'],
  ['+43', 'AT'],
  ['0043', 'AT'],
  ['+41', 'CH'],
  ['0041', 'CH'],
  ['+352', 'LU'],
  ['00352', 'LU'],
  ['+32', 'BE'],
  ['0032', 'BE'],
];

export const buildPosition = (
  id: string,
  title: string,
  unitPriceCents: number,
  description = '',
): Position => ({
  id,
  title,
  description,
  quantity: 1,
  unit: 'pauschal',
  unitPriceCents,
  discountPercent: 0,
  optional: false,
});

const describePackage = ({
  description,
  includes,
  features,
}: Pick<PriceList['packages'][number], 'description' | 'includes' | 'features'>): string =>
  `${description}\n${[...(includes ? [`alles aus ${includes}`] : []), ...features].join(', ')}`;

/** What can be put into an offer with one click, at the prices of the website. */
export const listCatalogue = (
  audience: Company['audience'],
  prices: PriceList = DELIVERED_PRICES,
): { id: string; label: string; position: Position }[] => [
  ...prices.packages.map(({ id, name, price, features, includes, description }) => ({
    id,
    label: name,
    position: buildPosition(
      id,
      `Paket ${name}`,
      netCents(price, audience),
      describePackage({ description, includes, features }),
    ),
  })),
  ...prices.services.map((service) => ({
    id: service.id,
    label: service.label,
    position: buildService(service, netCents(service.price, audience)),
  })),
];

/** A monthly service stands in an offer with its first month: no sum can contain what goes on. */
function buildService(
  { id, label, isMonthly }: PriceList['services'][number],
  cents: number,
): Position {
  if (!isMonthly) return buildPosition(id, label, cents);
  return {
    ...buildPosition(
      id,
      `${label}, pro Monat`,
      cents,
      'Der Betrag gilt pro Monat. Im Gesamtbetrag steht der erste Monat.',
    ),
    unit: 'Monat',
  };
}

/**
 * The package that is the project type at its base price; a project type
 * without one is put together freely.
 */
const suggestPackage = (
  type: PriceList['projectTypes'][number] | undefined,
  prices: PriceList,
): PackageId | undefined =>
  prices.packages.find(
    ({ projectType, price }) => projectType === type?.id && price === type.basePrice,
  )?.id;

/**
 * An address is taken whole, from the customer's own details or else from the
 * last offer; never a street of one with the town of the other.
 */
export function preferDetails(
  details: OfferCustomer | null,
  last: OfferContent['customer'] | null,
): OfferCustomer | null {
  if (!last) return details;
  // Whoever saved a street alone has said nothing else; a number belongs to its country.
  if (details?.street)
    return {
      ...details,
      company: details.company || last.company,
      vat_id: details.vat_id || (details.country === last.country ? last.vatId : ''),
    };
  const { company, street, postalCode, city, country, vatId } = last;
  return {
    company: details?.company || company,
    street,
    postcode: postalCode,
    city,
    country,
    vat_id: details?.vat_id || vatId,
  };
}

/**
 * The first draft of an offer; without an enquiry it is empty. Its sum is the
 * price the visitor was shown: that of the package, else the estimate. Whose
 * country nothing tells lives in Germany if he has asked in German, as on the
 * site, else where the seller does.
 */
export function buildOfferDraft(
  source: OfferSource | null,
  seller: Pick<Company, 'audience' | 'country'>,
  known: OfferCustomer | null = null,
  prices: PriceList = DELIVERED_PRICES,
): OfferContent {
  const texts = pickTexts(DOCUMENT_TEXTS);
  const type = prices.projectTypes.find(({ id }) => id === source?.project_type);
  const urgency = prices.urgencies.find(({ value }) => value === source?.urgency);
  const chosen = findPackage(source?.package);
  const alone = { urgency: source?.urgency ?? '', additionalServices: [] };
  const phone = source?.phone.replaceAll(/[^+\d]/g, '') ?? '';
  const company = known?.company || source?.company || '';
  const kind = source && company === '' ? 'consumer' : 'business';
  const net = addNet(seller.audience);
  return {
    package: chosen?.id ?? suggestPackage(type, prices),
    title: [type?.title, chosen?.name].filter(Boolean).join(' '),
    introduction: source ? fillText(texts['offer.introduction'], { name: source.name }) : '',
    customer: cutParty({
      kind,
      name: source?.name ?? '',
      company,
      street: known?.street ?? '',
      postalCode: known?.postcode ?? '',
      city: known?.city || source?.location || '',
      // Without a street the country of the portal is only its preset.
      country: pickCountry(
        known?.street ? known.country : undefined,
        COUNTRY_CODES.find(([prefix]) => phone.startsWith(prefix))?.[1],
        source ? 'DE' : seller.country,
      ),
      email: source?.email ?? '',
      vatId: tidyVatId(known?.vat_id ?? ''),
    }),
    positions: source
      ? [
          ...(type
            ? [
                buildPosition(
                  chosen?.id ?? type.id,
                  chosen ? `Paket ${chosen.name}` : type.title,
                  net(
                    pricePackage({ package: source.package, ...alone }, prices) ??
                      estimatePrice({ projectType: type.id, ...alone }, prices),
                  ),
                  [
                    chosen ? describePackage(chosen) : type.description,
                    urgency ? `Zeitrahmen: ${urgency.label}` : '',
                  ]
                    .filter(Boolean)
                    .join('\n'),
                ),
              ]
            : []),
          ...prices.services
            .filter(({ id }) => source.additional_services.includes(id))
            .map((service) => buildService(service, net(service.price))),
        ]
      : [],
    discountPercent: 0,
    validDays: 30,
    paymentPlan: { kind: 'split' },
    closing: texts['offer.closing'],
  };
}
