import type { RequestRow } from '../area/request-facts.ts';

export type RequestFilter = { search: string; status: string };

const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Rows that match every word of the search in any of their visible fields, and the status ('' for all). */
export function filterRequests<Row extends RequestRow>(rows: readonly Row[], { search, status }: RequestFilter): Row[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (status && row.status !== status) return false;
    const text = fold([row.reference, row.name, row.company, row.email, row.phone, row.location, row.industry].join(' '));
    return words.every((word) => text.includes(word));
  });
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
