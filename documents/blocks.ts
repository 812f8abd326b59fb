import type { Party } from '#shared/billing/billing.ts';
import { COUNTRY_NAMES } from '#shared/billing/countries.ts';
import type { Seller } from '#shared/agency/seller.ts';
import {
  COLOR,
  CONTENT_BOTTOM,
  CONTENT_WIDTH,
  drawArtifact,
  drawLine,
  ensureRoom,
  PAGE,
  useType,
  type Sheet,
} from './sheet.ts';

// The parts documents are written from. Each writes below the one before and tags what it writes.

type Structure = PDFKit.PDFStructureElement;

/** Adds one tagged piece of text below `parent`; `draw` writes it. */
export function tag(
  { doc, root }: Sheet,
  kind: string,
  draw: () => void,
  parent: Structure = root,
): void {
  parent.add(doc.struct(kind, {}, draw));
}

/** `keep`: points of what follows that must stand on the same page. */
export function writeHeading(sheet: Sheet, text: string, level: 1 | 2 = 2, keep = 40): void {
  const size = level === 1 ? 20 : 12;
  sheet.doc.y += level === 1 ? 0 : 8;
  useType(sheet, level === 1 ? 'display' : 'strong', size);
  ensureRoom(sheet, sheet.doc.heightOfString(text, { width: CONTENT_WIDTH }) + keep);
  tag(sheet, `H${level}`, () =>
    sheet.doc.text(text, PAGE.left, sheet.doc.y, { width: CONTENT_WIDTH }),
  );
  sheet.doc.y += level === 1 ? 10 : 4;
}

/** Text of one or more paragraphs, divided by empty lines; long ones run over to the next page. */
export function writeText(
  sheet: Sheet,
  text: string,
  look: { size?: number; muted?: boolean; strong?: boolean } = {},
): void {
  for (const paragraph of text.split(/\n{2,}/).filter((part) => part.trim() !== '')) {
    useType(
      sheet,
      look.strong ? 'strong' : 'text',
      look.size ?? 10,
      look.muted ? COLOR.muted : COLOR.ink,
    );
    const options = { width: CONTENT_WIDTH, lineGap: 2.5 };
    const height = sheet.doc.heightOfString(paragraph, options);
    if (height < CONTENT_BOTTOM - PAGE.top) ensureRoom(sheet, height);
    tag(sheet, 'P', () => sheet.doc.text(paragraph, PAGE.left, sheet.doc.y, options));
    sheet.doc.y += 7;
  }
}

/** Label and value side by side, one pair below the other; empty ones are left out. */
export function writeFacts(
  sheet: Sheet,
  facts: readonly (readonly [label: string, value: string])[],
): void {
  const { doc } = sheet;
  const labelWidth = 130;
  const width = CONTENT_WIDTH - labelWidth;
  for (const [label, value] of facts.filter(([, text]) => text !== '')) {
    const options = { width, lineGap: 2 };
    const height = useType(sheet, 'text', 10).heightOfString(value, options);
    ensureRoom(sheet, Math.min(height, CONTENT_BOTTOM - PAGE.top) + 8);
    drawLine(sheet, doc.y);
    const y = doc.y + 5;
    tag(sheet, 'P', () => {
      useType(sheet, 'text', 10, COLOR.muted).text(`${label} `, PAGE.left, y, {
        width: labelWidth - 10,
      });
      useType(sheet, 'text', 10).text(value, PAGE.left + labelWidth, y, options);
    });
    doc.y += 4;
  }
  doc.x = PAGE.left;
}

/** Who a letter goes to. */
export type Recipient = Pick<Party, 'name' | 'company' | 'street' | 'postalCode' | 'city'> & {
  country: string;
};

/** The lines of an address; the country stands on a letter that crosses the border. */
function addressLines(party: Recipient, from: Pick<Seller, 'country'>): string[] {
  const place = `${party.postalCode} ${party.city}`.trim();
  const country =
    party.country === from.country
      ? ''
      : (Object.entries(COUNTRY_NAMES).find(([code]) => code === party.country)?.[1] ??
        party.country);
  return [party.company, party.name, party.street, place, country].filter((line) => line !== '');
}

/**
 * Sender's line and address where a window envelope shows them (DIN 5008 B),
 * the facts of the document beside them.
 */
export function writeLetterHead(
  sheet: Sheet,
  recipient: Recipient,
  facts: readonly (readonly [label: string, value: string])[],
): void {
  const { doc, options } = sheet;
  const { seller } = options;
  const top = 127;
  const factsX = PAGE.left + CONTENT_WIDTH - 178;
  useType(sheet, 'text', 7, COLOR.muted);
  tag(sheet, 'P', () =>
    doc.text(
      `${seller.name} · ${seller.street} · ${seller.postalCode} ${seller.city}`,
      PAGE.left,
      top,
      { lineBreak: false },
    ),
  );
  drawLine(sheet, top + 11, PAGE.left, 240);
  useType(sheet, 'text', 10.5);
  tag(sheet, 'P', () => {
    doc.y = top + 18;
    for (const line of addressLines(recipient, seller))
      doc.text(line, PAGE.left, doc.y, { width: 240, lineGap: 1.5 });
  });
  const addressEnd = doc.y;
  let y = top;
  for (const [label, value] of facts) {
    tag(sheet, 'P', () => {
      useType(sheet, 'text', 9, COLOR.muted).text(`${label} `, factsX, y, { width: 74 });
      const labelEnd = doc.y;
      useType(sheet, 'strong', 9).text(value, factsX + 76, y, { width: 102 });
      y = Math.max(doc.y, labelEnd) + 3;
    });
  }
  doc.y = Math.max(addressEnd, y, 240) + 22;
}

/** Points from one sum to the next. */
const SUM_ROW = 16;
export type SumRow = { label: string; value: string; strong?: boolean };

/**
 * Right-hand block of sums below a table, as wide as its labels need. `keep`:
 * points of what follows that must stand on the same page; `loose`: how many of
 * the first rows need not.
 */
export function writeSums(
  sheet: Sheet,
  rows: readonly SumRow[],
  { keep = 0, loose = 0 }: { keep?: number; loose?: number } = {},
): void {
  const { doc } = sheet;
  useType(sheet, 'text', 9.5);
  const labelWidth = Math.min(
    320,
    Math.max(160, ...rows.map(({ label }) => Math.ceil(doc.widthOfString(`${label} `)) + 6)),
  );
  const x = PAGE.left + CONTENT_WIDTH - labelWidth - 100;
  const together = (rows.length - loose) * SUM_ROW + 18 + keep;
  for (const [index, row] of rows.entries()) {
    ensureRoom(sheet, index < loose ? 2 * SUM_ROW : index === loose ? together : 0);
    if (index === 0) doc.y += 6;
    if (row.strong) {
      drawArtifact(sheet, () =>
        doc.rect(x - 8, doc.y - 1, labelWidth + 116, 22).fill(COLOR.accent),
      );
      doc.y += 4;
    }
    const y = doc.y;
    tag(sheet, 'P', () => {
      useType(sheet, row.strong ? 'strong' : 'text', row.strong ? 11 : 9.5).text(
        `${row.label} `,
        x,
        y,
        { width: labelWidth },
      );
      const end = doc.y;
      doc.text(row.value, x + labelWidth, y, { width: 100, align: 'right', features: ['tnum'] });
      doc.y = Math.max(end, doc.y);
    });
    doc.y += row.strong ? 10 : 4;
  }
  doc.x = PAGE.left;
}
