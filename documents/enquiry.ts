import { agencyDay } from '#shared/agency/agency-day.ts';
import type { Company } from '#shared/agency/company.ts';
import { findPackage } from '#shared/agency/business.ts';
import { CONSENT_TEXTS } from '#shared/consent/consent-texts.ts';
import { formatDay, formatWholePrice } from '#shared/core/format.ts';
import { formatMoment } from '#shared/agency/moment.ts';
import {
  estimatePrice,
  explainMonth,
  pricePackage,
  pricePeriod,
  urgencyBadge,
} from '#shared/pricing/price.ts';
import { parsePricesOf } from '#shared/pricing/price-figures.ts';
import type { PriceList } from '#shared/pricing/price-list.ts';
import { buildShortPriceNote } from '#shared/pricing/price-note.ts';
import { pickSeller } from '#shared/agency/seller.ts';
import { formatBytes } from '#shared/projects/work-files.ts';
import {
  writeFacts,
  writeHeading,
  writeLetterHead,
  writeSums,
  writeText,
  type SumRow,
} from './blocks.ts';
import { finishSheet } from './finish-sheet.ts';
import { openSheet } from './sheet.ts';

/** The columns of quote_requests that the summary shows. */
export type Enquiry = {
  reference: string;
  created_at: string;
  respond_by: string;
  project_type: string;
  /** '' for none. */
  package: string;
  package_price: number | null;
  industry: string;
  urgency: string;
  name: string;
  company: string;
  email: string;
  phone: string;
  location: string;
  additional_services: string[];
  message: string;
  signature_kind: string;
  estimated_price: number;
  /** Figures of the price list it was made with; null for the delivered one. */
  prices: unknown;
  quote_files: { name: string; size_bytes: number }[];
};

/**
 * The same without what the visitor has written: for a link that stands in a
 * mailbox which may be somebody else's (BUDGET-01).
 */
export const withoutWords = (enquiry: Enquiry): Enquiry => ({
  ...enquiry,
  name: '',
  company: '',
  phone: '',
  location: '',
  message: '',
  quote_files: [],
});

export const enquiryFileName = ({ reference }: Pick<Enquiry, 'reference'>): string =>
  `Anfrage-${reference}.pdf`;

/**
 * What a visitor has asked for, as he keeps it: his entries, what his signature
 * means, and how the estimate comes about.
 */
export async function renderEnquiry(enquiry: Enquiry, company: Company): Promise<Buffer> {
  const prices = parsePricesOf(enquiry.prices);
  const sheet = await openSheet({
    title: `Ihre Anfrage ${enquiry.reference}`,
    runningTitle: `Anfrage ${enquiry.reference}`,
    seller: pickSeller(company),
    createdAt: new Date(enquiry.created_at),
  });
  writeLetterHead(
    sheet,
    {
      name: enquiry.name,
      company: enquiry.company,
      street: '',
      postalCode: '',
      city: enquiry.location,
      country: company.country,
    },
    [
      ['Anfrage', enquiry.reference],
      ['Eingang', formatDay(agencyDay(enquiry.created_at))],
    ],
  );
  writeHeading(sheet, 'Ihre Anfrage', 1);
  writeText(
    sheet,
    'Ihre Anfrage ist bei uns eingegangen. Unser ausführliches Angebot erhalten Sie bis ' +
      `${formatMoment(enquiry.respond_by)}, kostenlos und unverbindlich.`,
  );
  writeHeading(sheet, 'Ihre Angaben');
  writeFacts(sheet, [
    ['Paket', findPackage(enquiry.package)?.name ?? ''],
    ['Projektart', findProject(enquiry, prices)?.title ?? enquiry.project_type],
    ['Branche', enquiry.industry],
    ['Dringlichkeit', findUrgency(enquiry, prices)?.label ?? 'keine Angabe'],
    ['E-Mail', enquiry.email],
    ['Telefon', enquiry.phone],
    ['Bemerkungen', enquiry.message],
    [
      'Unterlagen',
      enquiry.quote_files
        .map((file) => `${file.name} (${formatBytes(file.size_bytes)})`)
        .join('\n'),
    ],
    [
      'Unterschrift',
      `${enquiry.signature_kind === 'typed' ? 'getippt' : 'gezeichnet'} am ` +
        `${formatMoment(enquiry.created_at)}\n${CONSENT_TEXTS.signature.text}`,
    ],
  ]);
  writeHeading(sheet, 'Schätzung', 2, 120);
  writeSums(sheet, buildSums(enquiry, prices));
  sheet.doc.y += 6;
  writeText(
    sheet,
    [
      `Schätzung ${buildShortPriceNote(company.audience)}, unverbindlich. Verbindlich ist ` +
        'erst unser Angebot.',
      explainMonth(enquiry.additional_services),
    ]
      .filter(Boolean)
      .join(' '),
    {
      size: 8.5,
      muted: true,
    },
  );
  return finishSheet(sheet);
}

const findProject = ({ project_type: id }: Enquiry, { projectTypes }: PriceList) =>
  projectTypes.find((type) => type.id === id);
const findUrgency = ({ urgency }: Enquiry, { urgencies }: PriceList) =>
  urgencies.find((option) => option.value === urgency);

function buildSums(enquiry: Enquiry, prices: PriceList): SumRow[] {
  const badge = urgencyBadge(findUrgency(enquiry, prices)?.multiplier ?? 1);
  const { package: packageId, package_price: packagePrice, urgency } = enquiry;
  const alone = { urgency, additionalServices: [] };
  const chosen = findPackage(packageId);
  const base =
    pricePackage({ package: packageId, ...alone }, prices) ??
    estimatePrice({ projectType: enquiry.project_type, ...alone }, prices);
  const name = chosen ? `Paket ${chosen.name}` : findProject(enquiry, prices)?.title;
  const estimate = formatWholePrice(enquiry.estimated_price);
  return [
    { label: `${name ?? 'Projekt'}${badge && ` (${badge})`}`, value: formatWholePrice(base) },
    ...prices.services
      .filter(({ id }) => enquiry.additional_services.includes(id))
      .map((service) => ({
        label: service.label,
        value: formatWholePrice(service.price) + pricePeriod(service),
      })),
    ...(packagePrice === null
      ? [{ label: 'Geschätzter Preis', value: estimate, strong: true }]
      : [
          { label: 'Preis des Pakets', value: formatWholePrice(packagePrice), strong: true },
          { label: 'Geschätzter Preis ohne Paket', value: estimate },
        ]),
  ];
}
