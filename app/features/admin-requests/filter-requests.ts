import { matchWords } from '#app/lib/match-words.ts';
import type { RequestRow } from '../area/request-facts.ts';

export type RequestFilter = { search: string; status: string };

/** Rows that match every word of the search in any of their visible fields, and the status ('' for all). */
export function filterRequests<Row extends RequestRow>(rows: readonly Row[], { search, status }: RequestFilter): Row[] {
  return rows.filter(
    (row) =>
      (!status || row.status === status) &&
      matchWords(search, [row.reference, row.name, row.company, row.email, row.phone, row.location, row.industry]),
  );
}

const cell = (value: string | number): string => {
  const text = String(value);
  // A leading sign would make a spreadsheet run the text as a formula.
  const safe = /^[=+\-@\t\r]/.test(text) && typeof value === 'string' ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** CSV for German spreadsheets: semicolons, quotes, byte order mark. */
export function buildCsv(rows: readonly RequestRow[]): string {
  const columns = [
    'reference',
    'created_at',
    'status',
    'name',
    'company',
    'email',
    'phone',
    'location',
    'project_type',
    'industry',
    'urgency',
    'estimated_price',
  ] as const;
  return `\uFEFF${[columns.map(cell).join(';'), ...rows.map((row) => columns.map((column) => cell(row[column])).join(';'))].join('\r\n')}\r\n`;
}
