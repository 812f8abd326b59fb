import type { Position } from '#shared/billing/billing.ts';
import { formatCents, formatPercent, formatQuantity } from '#shared/pricing/money.ts';
import {
  COLOR,
  CONTENT_BOTTOM,
  CONTENT_WIDTH,
  drawLine,
  ensureRoom,
  PAGE,
  useType,
  type Sheet,
} from './sheet.ts';

export type TableRow = {
  position: Position;
  /** Net amount after the position's own discount. */
  cents: number;
  /** Below the title: 'optional, nicht im Gesamtbetrag'. */
  note?: string;
};

const COLUMNS = [
  { label: 'Pos.', width: 28, align: 'left' },
  { label: 'Leistung', width: CONTENT_WIDTH - 28 - 72 - 80 - 80, align: 'left' },
  { label: 'Menge', width: 72, align: 'right' },
  { label: 'Einzelpreis', width: 80, align: 'right' },
  { label: 'Betrag', width: 80, align: 'right' },
] as const;
type ColumnIndex = 0 | 1 | 2 | 3 | 4;
const GAP = 10;
const leftOf = (column: number): number =>
  PAGE.left + COLUMNS.slice(0, column).reduce((sum, { width }) => sum + width, 0);

/** The positions as a tagged table; its head is repeated on every page. Amounts are net. */
export function writePositions(sheet: Sheet, rows: readonly TableRow[]): void {
  const { doc, root } = sheet;
  const table = doc.struct('Table');
  root.add(table);
  writeHead(sheet, table);
  for (const [index, row] of rows.entries()) {
    const height = measure(sheet, row);
    const fitsOnAPage = height < CONTENT_BOTTOM - PAGE.top - 30;
    if (ensureRoom(sheet, fitsOnAPage ? height : 60)) writeHead(sheet, null);
    writeRow(sheet, table, row, index + 1);
    drawLine(sheet, doc.y + 6);
    doc.y += 13;
  }
  table.end();
  doc.x = PAGE.left;
}

/** `table` is null for a repeated head: it is decoration then, the table has had its headings. */
function writeHead(sheet: Sheet, table: PDFKit.PDFStructureElement | null): void {
  const { doc } = sheet;
  const y = doc.y;
  const row = table && doc.struct('TR');
  if (row) table.add(row);
  for (const [index, { label, width, align }] of COLUMNS.entries()) {
    const write = () =>
      useType(sheet, 'strong', 8.5, COLOR.muted).text(
        label,
        leftOf(index) + (align === 'right' ? GAP : 0),
        y,
        {
          width: width - GAP,
          align,
        },
      );
    if (row) row.add(doc.struct('TH', { scope: 'Column' }, write));
    else {
      doc.markContent('Artifact', { type: 'Layout' });
      write();
      doc.endMarkedContent();
    }
  }
  row?.end();
  drawLine(sheet, doc.y + 4, PAGE.left, CONTENT_WIDTH, COLOR.ink, 0.9);
  doc.y += 11;
}

const describe = ({ position, note }: TableRow): string =>
  [
    position.description,
    position.discountPercent > 0
      ? `abzüglich ${formatPercent(position.discountPercent)} Rabatt`
      : '',
    note ?? '',
  ]
    .filter((line) => line !== '')
    .join('\n');

function measure(sheet: Sheet, row: TableRow): number {
  const width = COLUMNS[1].width - GAP;
  const title = useType(sheet, 'strong', 9.5).heightOfString(row.position.title, { width });
  const text = describe(row);
  return (
    title +
    (text ? useType(sheet, 'text', 8.5).heightOfString(text, { width, lineGap: 1.5 }) + 2 : 0) +
    13
  );
}

function writeRow(
  sheet: Sheet,
  table: PDFKit.PDFStructureElement,
  row: TableRow,
  number: number,
): void {
  const { doc } = sheet;
  const { position } = row;
  const y = doc.y;
  const line = doc.struct('TR');
  table.add(line);
  /**
   * Draws now, and is hung into the row later: the figures come first on paper,
   * the description may run on to the next page.
   */
  const cell = (column: ColumnIndex, draw: (x: number, width: number) => void) => {
    const content = doc.markStructureContent('TD');
    draw(leftOf(column), COLUMNS[column].width - GAP);
    doc.endMarkedContent();
    return doc.struct('TD', {}, [content]);
  };
  const figure = (column: ColumnIndex, text: string, font: 'text' | 'strong' = 'text') =>
    cell(column, (x, width) =>
      useType(sheet, font, 9.5).text(text, x + GAP, y, {
        width,
        align: 'right',
        features: ['tnum'],
      }),
    );

  const count = cell(0, (x, width) =>
    useType(sheet, 'text', 9.5, COLOR.muted).text(String(number), x, y, { width }),
  );
  const figures = [
    figure(2, formatQuantity(position.quantity, position.unit)),
    figure(3, formatCents(position.unitPriceCents)),
    figure(4, formatCents(row.cents), 'strong'),
  ];
  const title = cell(1, (x, width) => {
    useType(sheet, 'strong', 9.5).text(position.title, x, y, { width });
    const text = describe(row);
    if (text)
      useType(sheet, 'text', 8.5, COLOR.muted).text(text, x, doc.y + 2, { width, lineGap: 1.5 });
  });
  for (const part of [count, title, ...figures]) line.add(part);
  line.end();
}
