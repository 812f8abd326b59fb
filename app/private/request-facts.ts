import { agencyDay } from '#shared/agency/agency-day.ts';
import { formatNumericDay, formatWholePrice } from '#shared/core/format.ts';
import type { Tables } from '#shared/database-types.ts';
import {
  ADDITIONAL_SERVICES,
  findPackage,
  OPENING_HOURS,
  PROJECT_TYPES,
  URGENCIES,
} from '#shared/agency/business.ts';
import { explainMonth } from '#shared/pricing/price.ts';
import { lazily } from '#shared/core/lazily.ts';

/** Columns of quote_requests as lists show them. */
export type RequestRow = Pick<
  Tables<'quote_requests'>,
  | 'id'
  | 'reference'
  | 'project_type'
  | 'package'
  | 'package_price'
  | 'shown_price'
  | 'industry'
  | 'urgency'
  | 'name'
  | 'company'
  | 'email'
  | 'phone'
  | 'location'
  | 'additional_services'
  | 'message'
  | 'estimated_price'
  | 'status'
  | 'respond_by'
  | 'created_at'
>;
export const REQUEST_COLUMNS =
  'id,reference,project_type,package,package_price,shown_price,industry,urgency,name,company,email,phone,location,additional_services,message,estimated_price,status,respond_by,created_at';

export const projectTitle = (id: string): string =>
  PROJECT_TYPES.find((type) => type.id === id)?.title ?? id;
/** What is asked for in a word: 'Smart Business', else 'Neue Website'. */
export const wishTitle = (row: Pick<RequestRow, 'package' | 'project_type'>): string =>
  packageName(row.package) || projectTitle(row.project_type);
/** 'Smart Business', '' without one. */
export const packageName = (id: string): string => findPackage(id)?.name ?? '';
/** The prices of an enquiry as rows of facts, first the one that holds. */
export const priceFacts = (
  request: Pick<RequestRow, 'package_price' | 'estimated_price' | 'additional_services'>,
): [[string, string], ...[string, string][]] => {
  const month = explainMonth(request.additional_services);
  const withNote = (price: number) => [formatWholePrice(price), month].filter(Boolean).join('\n');
  const { package_price: ofPackage, estimated_price: estimate } = request;
  return ofPackage === null
    ? [['Geschätzter Preis', withNote(estimate)]]
    : [
        ['Preis des Pakets', withNote(ofPackage)],
        ['Geschätzter Preis ohne Paket', formatWholePrice(estimate)],
      ];
};
export const urgencyLabel = (value: string): string =>
  URGENCIES.find((option) => option.value === value)?.label ?? 'keine Angabe';
export const serviceLabels = (ids: readonly string[]): string =>
  ADDITIONAL_SERVICES.filter(({ id }) => ids.includes(id))
    .map(({ label, isMonthly }) => (isMonthly ? `${label} (pro Monat)` : label))
    .join(', ');

export const isOverdue = (row: Pick<RequestRow, 'status' | 'respond_by'>): boolean =>
  row.status === 'new' && Date.parse(row.respond_by) < Date.now();

/** Whether a calendar day (YYYY-MM-DD) is over at the agency. */
export const isPastDay = (day: string, now = new Date()): boolean => day < agencyDay(now);

const { timeZone } = OPENING_HOURS;
const day = lazily(() => new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone }));
const moment = lazily(
  () =>
    new Intl.DateTimeFormat('de-DE', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    }),
);
const clock = lazily(() => new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone }));
/** '10:30' */
export const formatClock = (iso: string): string => clock().format(new Date(iso));

/** As lists write days: '27.11.', of another year '27.11.2025'. */
export function formatBriefDay(iso: string, now = new Date()): string {
  const written = formatNumericDay(agencyDay(iso));
  const year = agencyDay(now).slice(0, 4);
  return written.endsWith(`.${year}`) ? written.slice(0, -year.length) : written;
}

/** As lists write moments: 'heute, 15:00', '27.11., 12:17'. */
export const formatBriefMoment = (iso: string, now = new Date()): string =>
  `${agencyDay(iso) === agencyDay(now) ? 'heute' : formatBriefDay(iso, now)}, ${formatClock(iso)}`;

/** As records and logs write them. */
export const formatShortDay = (iso: string): string => day().format(new Date(iso));
export const formatMoment = (iso: string): string => `${moment().format(new Date(iso))}\u00a0Uhr`;
