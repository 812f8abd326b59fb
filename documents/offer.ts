import { positionCents } from '#shared/billing/totals.ts';
import type { OfferEvidence } from '#shared/offers/offer-evidence.ts';
import { describePayment } from '#shared/offers/offer-payment.ts';
import { formatDay } from '#shared/core/format.ts';
import { formatMoment } from '#shared/agency/moment.ts';
import { taxLabel } from '#shared/billing/tax-label.ts';
import { formatCents, formatPercent } from '#shared/pricing/money.ts';
import type { OfferSnapshot } from '#shared/offers/offer.ts';
import { countsWith, offerTotals, optionGrossCents } from '#shared/offers/offer-totals.ts';
import { duePayments } from '#shared/billing/payment-plan.ts';
import { writeHeading, writeLetterHead, writeSums, writeText, type SumRow } from './blocks.ts';
import { writePositions } from './position-table.ts';
import { finishSheet } from './finish-sheet.ts';
import { openSheet, type Sheet } from './sheet.ts';

/** What the customer decided; stands on the copy he keeps. */
export type OfferAcceptance = Omit<OfferEvidence, 'signature'>;
/** A draft has no number yet. */
export type OfferDocument = Omit<OfferSnapshot, 'number'> & { number: string | null };

export const offerFileName = ({
  number,
  version,
}: Pick<OfferDocument, 'number' | 'version'>): string =>
  `${['Angebot', number ?? 'Entwurf', ...(version > 1 ? [`V${version}`] : [])].join('-')}.pdf`;

/**
 * An offer as PDF: frozen snapshot, or a draft (marked as one), or with
 * `acceptance` the confirmation of the order.
 */
export async function renderOffer(
  offer: OfferDocument,
  acceptance: OfferAcceptance | null = null,
  mark = offer.number === null ? 'Entwurf' : acceptance ? 'Beauftragt' : '',
): Promise<Buffer> {
  const { content, seller } = offer;
  const name = `${['Angebot', offer.number].filter(Boolean).join(' ')}${offer.version > 1 ? `, Fassung ${offer.version}` : ''}`;
  const sheet = await openSheet({
    title: `${name}: ${content.title}`,
    runningTitle: name,
    seller,
    createdAt: new Date(acceptance?.acceptedAt ?? `${offer.issuedOn}T00:00:00Z`),
    mark,
  });
  writeLetterHead(sheet, content.customer, [
    ['Angebot', offer.number ?? 'Entwurf'],
    ...(offer.version > 1 ? [['Fassung', String(offer.version)] as const] : []),
    ['Datum', formatDay(offer.issuedOn)],
    ['Gültig bis', formatDay(offer.validUntil)],
    ...(content.customer.vatId ? [['Ihre USt-IdNr.', content.customer.vatId] as const] : []),
  ]);
  writeHeading(sheet, content.title || 'Ohne Titel', 1);
  writeText(sheet, content.introduction);
  sheet.doc.y += 8;
  writeOfferPositions(sheet, offer, acceptance);
  writePayments(sheet, offer, acceptance);
  writeText(sheet, content.closing);
  if (acceptance) writeAcceptance(sheet, offer, acceptance);
  else if (offer.terms) writeText(sheet, offer.texts.order, { size: 8.5, muted: true });
  writeLegalTexts(sheet, offer);
  return finishSheet(sheet);
}

function writeOfferPositions(
  sheet: Sheet,
  { content, tax }: OfferDocument,
  acceptance: OfferAcceptance | null,
): void {
  const options = acceptance?.options ?? [];
  const counts = countsWith(options);
  const note = (id: string): string =>
    !acceptance
      ? 'Optional: zählt erst zum Gesamtbetrag, wenn Sie sie wählen'
      : options.includes(id)
        ? 'Optional: von Ihnen gewählt'
        : 'Optional: nicht gewählt, nicht im Gesamtbetrag';
  const withTax = (id: string): string =>
    content.customer.kind === 'consumer'
      ? `Erhöht den Gesamtbetrag um ${formatCents(optionGrossCents(content, tax, id))}`
      : '';
  writePositions(
    sheet,
    content.positions.map((position) => ({
      position,
      cents: positionCents(position),
      ...(position.optional
        ? { note: [note(position.id), withTax(position.id)].filter(Boolean).join('\n') }
        : {}),
    })),
  );
  const totals = offerTotals(content, tax, options);
  const withoutOptions = !acceptance && content.positions.some((position) => !counts(position));
  const sum = totals.netCents + totals.discountCents;
  const rows: SumRow[] = [
    ...(totals.discountCents > 0
      ? [
          { label: 'Summe der Positionen', value: formatCents(sum) },
          {
            label: `Rabatt ${formatPercent(content.discountPercent)}`,
            value: formatCents(-totals.discountCents),
          },
        ]
      : []),
    { label: 'Nettobetrag', value: formatCents(totals.netCents) },
    {
      label: taxLabel(tax),
      value: formatCents(totals.taxCents),
    },
    {
      label: withoutOptions ? 'Gesamtbetrag ohne Optionen' : 'Gesamtbetrag',
      value: formatCents(totals.grossCents),
      strong: true,
    },
  ];
  writeSums(sheet, rows);
  sheet.doc.y += 4;
  writeText(
    sheet,
    ['Einzelpreise und Beträge der Positionen ohne Umsatzsteuer.', tax.note]
      .filter(Boolean)
      .join(' '),
    {
      size: 8.5,
      muted: true,
    },
  );
}

function writePayments(
  sheet: Sheet,
  { content, tax, payment }: OfferDocument,
  acceptance: OfferAcceptance | null,
): void {
  const payments = duePayments(
    content.paymentPlan,
    offerTotals(content, tax, acceptance?.options).grossCents,
  );
  writeHeading(sheet, 'Zahlung', 2, 40 + payments.length * 18);
  writeText(sheet, payment ?? describePayment(content.paymentPlan));
  if (payments.length === 1) return;
  writeSums(
    sheet,
    payments.map(({ label, cents }) => ({ label, value: formatCents(cents) })),
  );
  sheet.doc.y += 6;
}

function writeAcceptance(sheet: Sheet, offer: OfferDocument, acceptance: OfferAcceptance): void {
  writeHeading(sheet, 'Ihr Auftrag');
  writeText(
    sheet,
    `Verbindlich beauftragt am ${formatMoment(acceptance.acceptedAt)} von ${acceptance.name} ` +
      `mit ${acceptance.signatureKind === 'typed' ? 'getippter' : 'gezeichneter'} Unterschrift.`,
  );
  if (offer.terms)
    writeText(sheet, `Vereinbart sind unsere AGB vom ${formatDay(offer.terms.updated)} (Anlage).`);
  if (acceptance.earlyStart) writeText(sheet, offer.texts.earlyStart);
  writeText(sheet, `Prüfsumme des angenommenen Angebots (SHA-256): ${acceptance.hash}`, {
    size: 8.5,
    muted: true,
  });
}

/** What belongs to the contract, word for word, each on pages of its own. */
function writeLegalTexts(sheet: Sheet, { texts, terms }: OfferDocument): void {
  if (terms)
    writeAnnex(
      sheet,
      `# Allgemeine Geschäftsbedingungen, Stand ${formatDay(terms.updated)}\n\n${terms.text}`,
    );
  if (texts.withdrawal) writeAnnex(sheet, texts.withdrawal);
}

function writeAnnex(sheet: Sheet, text: string): void {
  sheet.doc.addPage();
  for (const block of text.split(/\n{2,}/)) {
    if (block.startsWith('# ')) writeHeading(sheet, block.slice(2));
    else writeText(sheet, block, { size: 9 });
  }
}
