import { agencyDay } from '#shared/agency-day.ts';
import { ADDITIONAL_SERVICES, PROJECT_TYPES, URGENCIES } from '#shared/business.ts';
import type { Company } from '#shared/company.ts';
import { CONSENT_TEXTS } from '#shared/consent-texts.ts';
import { formatDay, formatWholePrice } from '#shared/format.ts';
import { formatMoment } from '#shared/moment.ts';
import { estimatePrice, urgencyBadge } from '#shared/price.ts';
import { buildShortPriceNote } from '#shared/price-note.ts';
import { pickSeller } from '#shared/seller.ts';
import { formatBytes } from '#shared/work-files.ts';
import { writeFacts, writeHeading, writeLetterHead, writeSums, writeText, type SumRow } from './blocks.ts';
import { finishSheet } from './finish-sheet.ts';
import { openSheet } from './sheet.ts';

/** The columns of quote_requests that the summary shows. */
export type Enquiry = {
  reference: string;
  created_at: string;
  respond_by: string;
  project_type: string;
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
  quote_files: { name: string; size_bytes: number }[];
};

export const enquiryFileName = ({ reference }: Pick<Enquiry, 'reference'>): string => `Anfrage-${reference}.pdf`;

/** What a visitor has asked for, as he keeps it: his entries, what his signature means, and how the estimate comes about. */
export async function renderEnquiry(enquiry: Enquiry, company: Company): Promise<Buffer> {
  const sheet = openSheet({
    title: `Ihre Anfrage ${enquiry.reference}`,
    runningTitle: `Anfrage ${enquiry.reference}`,
    seller: pickSeller(company),
    createdAt: new Date(enquiry.created_at),
  });
  writeLetterHead(
    sheet,
    { name: enquiry.name, company: enquiry.company, street: '', postalCode: '', city: enquiry.location, country: company.country },
    [
      ['Anfrage', enquiry.reference],
      ['Eingang', formatDay(agencyDay(enquiry.created_at))],
    ],
  );
  writeHeading(sheet, 'Ihre Anfrage', 1);
  writeText(
    sheet,
    `Ihre Anfrage ist bei uns eingegangen. Unser ausführliches Angebot erhalten Sie bis ${formatMoment(enquiry.respond_by)}, kostenlos und unverbindlich.`,
  );
  writeHeading(sheet, 'Ihre Angaben');
  writeFacts(sheet, [
    ['Projektart', findProject(enquiry)?.title ?? enquiry.project_type],
    ['Branche', enquiry.industry],
    ['Dringlichkeit', findUrgency(enquiry)?.label ?? 'keine Angabe'],
    ['E-Mail', enquiry.email],
    ['Telefon', enquiry.phone],
    ['Bemerkungen', enquiry.message],
    ['Unterlagen', enquiry.quote_files.map((file) => `${file.name} (${formatBytes(file.size_bytes)})`).join('\n')],
    [
      'Unterschrift',
      `${enquiry.signature_kind === 'typed' ? 'getippt' : 'gezeichnet'} am ${formatMoment(enquiry.created_at)}\n${CONSENT_TEXTS.signature.text}`,
    ],
  ]);
  writeHeading(sheet, 'Schätzung', 2, 120);
  writeSums(sheet, buildSums(enquiry));
  sheet.doc.y += 6;
  writeText(sheet, `Schätzung ${buildShortPriceNote(company.audience)}, unverbindlich. Verbindlich ist erst unser Angebot.`, {
    size: 8.5,
    muted: true,
  });
  return finishSheet(sheet);
}

const findProject = ({ project_type: id }: Enquiry) => PROJECT_TYPES.find((type) => type.id === id);
const findUrgency = ({ urgency }: Enquiry) => URGENCIES.find((option) => option.value === urgency);

function buildSums(enquiry: Enquiry): SumRow[] {
  const badge = urgencyBadge(findUrgency(enquiry)?.multiplier ?? 1);
  const base = estimatePrice({ projectType: enquiry.project_type, urgency: enquiry.urgency, additionalServices: [] });
  return [
    { label: `${findProject(enquiry)?.title ?? 'Projekt'}${badge && ` (${badge})`}`, value: formatWholePrice(base) },
    ...ADDITIONAL_SERVICES.filter(({ id }) => enquiry.additional_services.includes(id)).map(({ label, price }) => ({
      label,
      value: formatWholePrice(price),
    })),
    { label: 'Geschätzter Preis', value: formatWholePrice(enquiry.estimated_price), strong: true },
  ];
}
