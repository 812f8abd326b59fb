import { formatWholePrice } from '#shared/core/format.ts';
import type { Tables } from '#shared/database-types.ts';
import {
  ADDITIONAL_SERVICES,
  findPackage,
  PROJECT_TYPES,
  URGENCIES,
} from '#shared/agency/business.ts';
import { explainMonth } from '#shared/pricing/price.ts';

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
