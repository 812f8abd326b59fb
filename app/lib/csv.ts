const cell = (value: string | number): string => {
  const text = String(value);
  // A leading sign would make a spreadsheet run the text as a formula; shares and amounts are numbers.
  const isFormula =
    typeof value === 'string' &&
    /^\s*[=+\-@＝＋－＠\t\r]/u.test(text) &&
    !/^([+-][\d.,]+\s%|-\d+,\d\d)$/u.test(text);
  const safe = isFormula ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** Heading of each column and how its cell is read. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string | number>>;

/** CSV for German spreadsheets: semicolons, quotes, byte order mark. */
export function buildCsv<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string {
  const lines = [
    Object.keys(columns).map(cell),
    ...rows.map((row) => Object.values(columns).map((read) => cell(read(row)))),
  ];
  return `\uFEFF${lines.map((cells) => cells.join(';')).join('\r\n')}\r\n`;
}
