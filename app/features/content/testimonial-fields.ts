import { textOf, type SiteField } from './site-fields.ts';
import { findToday } from '#shared/agency/agency-day.ts';
import type { Tables } from '#shared/database-types.ts';

export type Testimonial = Tables<'testimonials'>;

export const TESTIMONIAL_FIELDS: readonly SiteField[] = [
  { name: 'name', label: 'Name, wie er angezeigt wird' },
  { name: 'service', label: 'Leistung' },
  { name: 'date', label: 'Tag der Bewertung', kind: 'day' },
  {
    name: 'rating',
    label: 'Sterne',
    kind: 'select',
    options: ['5', '4', '3', '2', '1'].map((value) => [value, `${value} von 5`] as const),
  },
  { name: 'text', label: 'Text', kind: 'text', rows: 5 },
  {
    name: 'published',
    label: 'Auf der Website zeigen',
    kind: 'check',
    hint: 'Nur mit Einwilligung des Kunden.',
  },
];

/** null: a new one. */
export const toTestimonialValues = (row: Testimonial | null): Record<string, string> =>
  row
    ? {
        name: row.name,
        service: row.service,
        date: row.date,
        rating: String(row.rating),
        text: row.text,
        published: row.published ? 'ja' : '',
      }
    : { rating: '5' };

/** What was sent as a row, and what is wrong with it by the name of the field. */
export function parseTestimonial(form: FormData) {
  const row = {
    name: textOf(form, 'name'),
    rating: Number(textOf(form, 'rating')),
    text: textOf(form, 'text'),
    date: textOf(form, 'date'),
    service: textOf(form, 'service'),
    published: form.has('published'),
  };
  const fieldErrors = {
    ...(row.name === '' || row.name.length > 120 ? { name: 'Bitte geben Sie den Namen ein.' } : {}),
    ...(row.text === '' || row.text.length > 1000
      ? { text: 'Bitte geben Sie die Bewertung ein (höchstens 1000 Zeichen).' }
      : {}),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(row.date) && row.date <= findToday()
      ? {}
      : { date: 'Bitte wählen Sie einen Tag, der nicht in der Zukunft liegt.' }),
    ...(row.service === '' || row.service.length > 120
      ? { service: 'Bitte geben Sie die Leistung ein.' }
      : {}),
  };
  return { row, fieldErrors: Object.keys(fieldErrors).length > 0 ? fieldErrors : null };
}
