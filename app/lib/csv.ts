const cell = (value: string | number): string => {
  const text = String(value);
  // A leading sign would make a spreadsheet run the text as a formula.
  const safe = /^[=+\-@\t\r]/.test(text) && typeof value === 'string' ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** CSV for German spreadsheets: semicolons, quotes, byte order mark. */
export function buildCsv<Column extends string>(columns: readonly Column[], rows: readonly Record<Column, string | number>[]): string {
  const lines = [columns.map(cell), ...rows.map((row) => columns.map((column) => cell(row[column])))];
  return `\uFEFF${lines.map((cells) => cells.join(';')).join('\r\n')}\r\n`;
}
