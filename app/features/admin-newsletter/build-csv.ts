export type ConfirmedRow = { email: string; source: string; requested_at: string; confirmed_at: string };

const HEAD = ['E-Mail', 'Herkunft', 'Bestellt', 'Bestätigt'];

/** A spreadsheet would run a cell that begins like a formula; addresses come from strangers. */
const quote = (value: string): string => `"${(/^[=+\-@\t]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** With a byte order mark and semicolons, as German spreadsheets expect. */
export const buildCsv = (rows: readonly ConfirmedRow[]): string =>
  `\uFEFF${[HEAD, ...rows.map(({ email, source, requested_at, confirmed_at }) => [email, source, requested_at, confirmed_at])]
    .map((cells) => cells.map(quote).join(';'))
    .join('\r\n')}\r\n`;
