import type { Seller } from '#shared/agency/seller.ts';
import { loadFonts, type FontName } from './fonts.ts';

/** Roles of app/ui/tokens.css in the light scheme; paper is white. */
export const COLOR = {
  ink: '#131a1a',
  muted: '#4b5655',
  line: '#d6dbd5',
  accent: '#ffc91f',
} as const;

const mm = (value: number): number => (value * 72) / 25.4;
/** A4 in points, margins of a German business letter (DIN 5008). */
export const PAGE = {
  width: mm(210),
  height: mm(297),
  left: mm(25),
  right: mm(20),
  top: mm(28),
  bottom: mm(34),
} as const;
export const CONTENT_WIDTH = PAGE.width - PAGE.left - PAGE.right;
export const CONTENT_BOTTOM = PAGE.height - PAGE.bottom;

type Structure = PDFKit.PDFStructureElement;
export type Sheet = { doc: PDFKit.PDFDocument; root: Structure; options: SheetOptions };
export type SheetOptions = {
  /** Title in the file's properties and in the window of the reader. */
  title: string;
  /** Stands at the head of every following page: 'Angebot AN-2026-0001'. */
  runningTitle: string;
  seller: Seller;
  /**
   * The day the document bears; the file carries it as its creation date, so
   * that the same document is the same file.
   */
  createdAt: Date;
  /** A word at the head of every page: 'Entwurf'. */
  mark?: string;
};

/**
 * A tagged A4 document (PDF/A-3, level a) with the site's fonts, ready to be
 * written from top to bottom. The library (39 MB) comes with the first one.
 * Close it with finishSheet (finish-sheet.ts).
 */
export async function openSheet(options: SheetOptions): Promise<Sheet> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margins: { left: PAGE.left, right: PAGE.right, top: PAGE.top, bottom: PAGE.bottom },
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    lang: 'de-DE',
    displayTitle: true,
    info: {
      Title: options.title,
      Author: options.seller.name,
      Creator: options.seller.name,
      Producer: options.seller.name,
      CreationDate: options.createdAt,
      ModDate: options.createdAt,
    },
    // Without a name the default font would be Helvetica, which is not embedded.
    font: '',
  });
  for (const [name, file] of loadFonts()) doc.registerFont(name, file);
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root, options };
}

/** Chooses font, size and colour of what is written next. */
export const useType = ({ doc }: Sheet, font: FontName, size: number, color: string = COLOR.ink) =>
  doc.font(font).fontSize(size).fillColor(color);

/** Starts a new page unless `height` points are left on this one. True if it did. */
export function ensureRoom({ doc }: Sheet, height: number): boolean {
  if (doc.y + height <= CONTENT_BOTTOM) return false;
  doc.addPage();
  return true;
}

/** Draws what a screen reader passes over: lines, marks, page furniture. */
export function drawArtifact(
  { doc }: Sheet,
  draw: () => void,
  type: 'Layout' | 'Pagination' = 'Layout',
): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

export function drawLine(
  sheet: Sheet,
  y: number,
  x = PAGE.left,
  width = CONTENT_WIDTH,
  color: string = COLOR.line,
  weight = 0.6,
): void {
  drawArtifact(sheet, () => {
    sheet.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .strokeColor(color)
      .stroke();
  });
}
