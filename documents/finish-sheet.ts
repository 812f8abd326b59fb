import { formatIban } from '#shared/agency/company-format.ts';
import { DELIVERED_NAME } from '#shared/agency/company.ts';
import { COLOR, CONTENT_WIDTH, drawArtifact, PAGE, useType, type Sheet } from './sheet.ts';

// Head and foot of the pages: the logo and its name, then the company facts a
// business letter needs (Art. 3:15d BW, §35a GmbHG alike).

const LOGO = 26;
const LETTER_TOP = 34;
const LINE = 11;

/** Writes head and foot of every page, now that their number is known, and gives the file. */
export async function finishSheet(sheet: Sheet): Promise<Buffer> {
  const { doc, root } = sheet;
  root.end();
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    const page = doc.switchToPage(start + index);
    // Text below the bottom margin would start a page of its own.
    page.margins = { ...page.margins, bottom: 0 };
    drawArtifact(sheet, () => drawHeader(sheet, index), 'Pagination');
    drawArtifact(sheet, () => drawFooter(sheet, index + 1, count), 'Pagination');
  }
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done, fail) => doc.on('end', done).on('error', fail));
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

/** The bend of the Maas (app/ui/brand/logo.tsx), drawn in a box of `size` points. */
function drawLogo({ doc }: Sheet, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 32);
  doc.roundedRect(0, 0, 32, 32, 3).fill(COLOR.ink);
  doc.path('M6 27V13a5 5 0 0 1 10 0v6a5 5 0 0 0 10 0V5').lineWidth(3.6).stroke(COLOR.accent);
  doc.circle(21, 9.5, 2.3).fill('#f3f6f2');
  doc.restore();
}

function drawHeader(sheet: Sheet, pageIndex: number): void {
  const { doc, options } = sheet;
  const isFirst = pageIndex === 0;
  const size = isFirst ? LOGO : 16;
  // Whoever has another name has another mark.
  const hasMark = options.seller.name === DELIVERED_NAME;
  if (hasMark) drawLogo(sheet, PAGE.left, LETTER_TOP, size);
  const [first = '', ...rest] = options.seller.name.split(' ');
  const textX = PAGE.left + (hasMark ? size + (isFirst ? 9 : 7) : 0);
  const baseline = LETTER_TOP + size / 2 - (isFirst ? 10 : 6);
  useType(sheet, 'display', isFirst ? 17 : 9.5).text(first, textX, baseline, { lineBreak: false });
  if (rest.length > 0) {
    const shift = doc.widthOfString(`${first} `);
    useType(sheet, 'text', isFirst ? 16 : 9).text(rest.join(' '), textX + shift, baseline, {
      lineBreak: false,
    });
  }
  if (isFirst && !options.mark) return;
  const right = isFirst
    ? (options.mark ?? '')
    : [options.runningTitle, ...(options.mark ? [options.mark] : [])].join(' · ');
  useType(sheet, options.mark ? 'strong' : 'text', 9, options.mark ? COLOR.ink : COLOR.muted);
  const padding = options.mark ? 7 : 0;
  const x = PAGE.left + CONTENT_WIDTH - doc.widthOfString(right) - padding;
  if (options.mark)
    doc
      .rect(x - padding, LETTER_TOP, doc.widthOfString(right) + 2 * padding, 18)
      .fill(COLOR.accent)
      .fillColor(COLOR.ink);
  doc.text(right, x, LETTER_TOP + 4, { lineBreak: false });
}

function drawFooter(sheet: Sheet, page: number, pages: number): void {
  const { doc, options } = sheet;
  const { seller } = options;
  const top = PAGE.height - PAGE.bottom + 22;
  doc
    .moveTo(PAGE.left, top - 8)
    .lineTo(PAGE.left + CONTENT_WIDTH, top - 8)
    .lineWidth(0.6)
    .strokeColor(COLOR.line)
    .stroke();
  const columns = [
    [seller.name, `Inhaber: ${seller.owner}`, seller.street, `${seller.postalCode} ${seller.city}`],
    [`Telefon ${seller.phone}`, seller.email, `KvK ${seller.kvk}`, `btw-id ${seller.vatId}`],
    [
      seller.bank.bankName,
      seller.bank.holder,
      `IBAN ${formatIban(seller.bank.iban)}`,
      `BIC ${seller.bank.bic}`,
    ],
  ];
  const width = CONTENT_WIDTH / columns.length;
  useType(sheet, 'text', 7.5, COLOR.muted);
  for (const [column, lines] of columns.entries()) {
    for (const [row, line] of lines.entries()) {
      doc.text(line, PAGE.left + column * width, top + row * LINE, { lineBreak: false });
    }
  }
  const label = `Seite ${page} von ${pages}`;
  doc.text(label, PAGE.left + CONTENT_WIDTH - doc.widthOfString(label), top + 4 * LINE + 2, {
    lineBreak: false,
  });
}
