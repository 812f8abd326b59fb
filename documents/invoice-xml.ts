import { create } from 'xmlbuilder2';
import { cleanText } from '#shared/forms/clean-text.ts';
import type { Position } from '#shared/billing/billing.ts';
import {
  describeService,
  findDelivery,
  type InvoiceLine,
  type InvoiceSnapshot,
} from '#shared/billing/invoice.ts';

// UN/CEFACT Cross Industry Invoice in the profile EN 16931 of Factur-X /
// ZUGFeRD. The order of the elements is that of the schema. BT- and BG- numbers
// are those of EN 16931-1.

const NAMESPACES = {
  '@xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  '@xmlns:ram':
    'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  '@xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  '@xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};
/** UN/ECE recommendation 20: lump sum, hour, one, month. */
const UNIT_CODES: Record<Position['unit'], string> = {
  pauschal: 'LS',
  Stunde: 'HUR',
  Stück: 'C62',
  Monat: 'MON',
};
/** VATEX codes of the exemption reasons. */
const EXEMPTION_CODES = { S: '', AE: 'VATEX-EU-AE', O: 'VATEX-EU-O' };
/** ISO 6523: Dutch commercial register. */
const KVK_SCHEME = '0106';
const SEPA_CREDIT_TRANSFER = '58';
const DISCOUNT_CODE = '95';

type Node = { [name: string]: Node | Node[] | string | undefined };

const euros = (cents: number): string => (cents / 100).toFixed(2);
const decimal = (value: number): string => String(Math.round(value * 10_000) / 10_000);
const day = (isoDay: string, namespace = 'udt'): Node => ({
  [`${namespace}:DateTimeString`]: { '@format': '102', '#': isoDay.replaceAll('-', '') },
});
const note = (content: string, subject?: string): Node[] =>
  content ? [{ 'ram:Content': content, ...(subject && { 'ram:SubjectCode': subject }) }] : [];

/**
 * UNTDID 1001: corrected invoice for a cancellation, prepayment invoice,
 * partial invoice, invoice.
 */
function typeCode({ kind, part }: InvoiceSnapshot): string {
  if (kind === 'cancellation') return '384';
  return part === 'down' ? '386' : part === 'instalment' ? '326' : '380';
}

/**
 * The invoice as CII XML. Amounts of a cancellation are negative throughout;
 * prices never are (BR-27), the quantity carries the sign.
 */
export function buildInvoiceXml(invoice: InvoiceSnapshot): string {
  const delivery = findDelivery(invoice);
  const document = {
    'rsm:CrossIndustryInvoice': {
      ...NAMESPACES,
      'rsm:ExchangedDocumentContext': {
        'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': 'urn:cen.eu:en16931:2017' },
      },
      'rsm:ExchangedDocument': {
        'ram:ID': invoice.number,
        'ram:TypeCode': typeCode(invoice),
        'ram:IssueDateTime': day(invoice.issuedOn),
        'ram:IncludedNote': [
          ...note(invoice.title, 'AAI'),
          ...note(invoice.introduction, 'AAI'),
          ...note(invoice.closing, 'AAI'),
          ...note(delivery ? '' : `Leistung ${describeService(invoice)}`, 'AAI'),
          ...note(
            `${invoice.seller.name}, Inhaber ${invoice.seller.owner}, ` +
              `${invoice.seller.legalForm}, KvK ${invoice.seller.kvk}, USt-IdNr. ` +
              `${invoice.seller.vatId}`,
            'REG',
          ),
        ],
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': invoice.lines.map((line, index) =>
          buildLine(line, index, invoice),
        ),
        'ram:ApplicableHeaderTradeAgreement': {
          'ram:SellerTradeParty': buildSeller(invoice),
          'ram:BuyerTradeParty': buildBuyer(invoice),
          ...(invoice.offerNumber && {
            'ram:ContractReferencedDocument': { 'ram:IssuerAssignedID': invoice.offerNumber },
          }),
        },
        // BT-72, optional as BG-14 is: nothing is delivered yet where the work follows the payment.
        'ram:ApplicableHeaderTradeDelivery': {
          ...(delivery && {
            'ram:ActualDeliverySupplyChainEvent': { 'ram:OccurrenceDateTime': day(delivery.to) },
          }),
        },
        'ram:ApplicableHeaderTradeSettlement': buildSettlement(invoice),
      },
    },
  };
  return create({ version: '1.0', encoding: 'UTF-8' }, cleanNode(document)).end({
    prettyPrint: true,
  });
}

/** XML 1.0 has no way to write most control characters, and a customer's text may carry some. */
const cleanNode = (node: object): object =>
  Object.fromEntries(Object.entries(node).map(([name, value]) => [name, cleanValue(value)]));

function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanValue);
  return typeof value === 'object' && value !== null ? cleanNode(value) : value;
}

/** BG-30. Outside the scope of the tax there is no rate, not even zero (BR-O-05). */
const buildCategory = ({ tax }: InvoiceSnapshot): Node => ({
  'ram:TypeCode': 'VAT',
  'ram:CategoryCode': tax.category,
  ...(tax.category !== 'O' && { 'ram:RateApplicablePercent': decimal(tax.ratePercent) }),
});

/** BG-25 */
function buildLine(line: InvoiceLine, index: number, invoice: InvoiceSnapshot): Node {
  const sign = line.unitPriceCents < 0 ? -1 : 1;
  const fullCents = sign * Math.round(Math.abs(line.quantity * line.unitPriceCents) + 1e-9);
  const allowanceCents = fullCents - line.netCents;
  return {
    'ram:AssociatedDocumentLineDocument': { 'ram:LineID': String(index + 1) },
    'ram:SpecifiedTradeProduct': {
      'ram:Name': line.title,
      ...(line.description && { 'ram:Description': line.description }),
    },
    'ram:SpecifiedLineTradeAgreement': {
      'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': euros(Math.abs(line.unitPriceCents)) },
    },
    'ram:SpecifiedLineTradeDelivery': {
      'ram:BilledQuantity': {
        '@unitCode': UNIT_CODES[line.unit],
        '#': decimal(sign * line.quantity),
      },
    },
    'ram:SpecifiedLineTradeSettlement': {
      'ram:ApplicableTradeTax': buildCategory(invoice),
      ...(allowanceCents !== 0 && {
        'ram:SpecifiedTradeAllowanceCharge': buildAllowance(
          line.discountPercent,
          fullCents,
          allowanceCents,
        ),
      }),
      'ram:SpecifiedTradeSettlementLineMonetarySummation': {
        'ram:LineTotalAmount': euros(line.netCents),
      },
    },
  };
}

/** BG-20 and BG-27 */
const buildAllowance = (percent: number, basisCents: number, actualCents: number): Node => ({
  'ram:ChargeIndicator': { 'udt:Indicator': 'false' },
  'ram:CalculationPercent': decimal(percent),
  'ram:BasisAmount': euros(basisCents),
  'ram:ActualAmount': euros(actualCents),
  'ram:ReasonCode': DISCOUNT_CODE,
  'ram:Reason': 'Rabatt',
});

const buildAddress = (party: {
  postalCode: string;
  street: string;
  city: string;
  country: string;
}): Node => ({
  'ram:PostcodeCode': party.postalCode,
  'ram:LineOne': party.street,
  'ram:CityName': party.city,
  'ram:CountryID': party.country,
});

/**
 * Outside the scope of the tax no VAT number may stand in its field (BR-O-02);
 * the note with subject REG still names the seller's.
 */
const buildVatNumber = (vatId: string, { tax }: InvoiceSnapshot): Node =>
  vatId && tax.category !== 'O'
    ? { 'ram:SpecifiedTaxRegistration': { 'ram:ID': { '@schemeID': 'VA', '#': vatId } } }
    : {};

const buildMailAddress = (email: string): Node => ({
  'ram:URIUniversalCommunication': { 'ram:URIID': { '@schemeID': 'EM', '#': email } },
});

/** BG-4 */
const buildSeller = (invoice: InvoiceSnapshot): Node => ({
  'ram:Name': invoice.seller.name,
  'ram:SpecifiedLegalOrganization': {
    'ram:ID': { '@schemeID': KVK_SCHEME, '#': invoice.seller.kvk },
  },
  'ram:DefinedTradeContact': {
    'ram:PersonName': invoice.seller.owner,
    'ram:TelephoneUniversalCommunication': { 'ram:CompleteNumber': invoice.seller.phone },
    'ram:EmailURIUniversalCommunication': { 'ram:URIID': invoice.seller.email },
  },
  'ram:PostalTradeAddress': buildAddress(invoice.seller),
  ...buildMailAddress(invoice.seller.email),
  ...buildVatNumber(invoice.seller.vatId, invoice),
});

/** BG-7 */
const buildBuyer = (invoice: InvoiceSnapshot): Node => ({
  'ram:Name': invoice.customer.company || invoice.customer.name,
  ...(invoice.customer.company && {
    'ram:DefinedTradeContact': { 'ram:PersonName': invoice.customer.name },
  }),
  'ram:PostalTradeAddress': buildAddress(invoice.customer),
  ...buildMailAddress(invoice.customer.email),
  ...buildVatNumber(invoice.customer.vatId, invoice),
});

function buildSettlement(invoice: InvoiceSnapshot): Node {
  const { tax, seller } = invoice;
  const linesCents = invoice.lines.reduce((sum, { netCents }) => sum + netCents, 0);
  // The discount was taken from the positions alone, not from the invoices deducted below them.
  const discountedCents = invoice.lines.reduce(
    (sum, line) => (line.isDeduction ? sum : sum + line.netCents),
    0,
  );
  const asksForMoney = invoice.kind === 'invoice' && invoice.grossCents > 0;
  return {
    ...(asksForMoney && { 'ram:PaymentReference': invoice.number }),
    'ram:InvoiceCurrencyCode': 'EUR',
    ...(asksForMoney && {
      'ram:SpecifiedTradeSettlementPaymentMeans': {
        'ram:TypeCode': SEPA_CREDIT_TRANSFER,
        'ram:Information': 'Überweisung',
        'ram:PayeePartyCreditorFinancialAccount': {
          'ram:IBANID': seller.bank.iban.replaceAll(' ', ''),
          'ram:AccountName': seller.bank.holder,
        },
        'ram:PayeeSpecifiedCreditorFinancialInstitution': { 'ram:BICID': seller.bank.bic },
      },
    }),
    'ram:ApplicableTradeTax': {
      'ram:CalculatedAmount': euros(invoice.taxCents),
      'ram:TypeCode': 'VAT',
      ...(tax.note && { 'ram:ExemptionReason': tax.note }),
      'ram:BasisAmount': euros(invoice.netCents),
      'ram:CategoryCode': tax.category,
      ...(EXEMPTION_CODES[tax.category] && {
        'ram:ExemptionReasonCode': EXEMPTION_CODES[tax.category],
      }),
      ...(tax.category !== 'O' && { 'ram:RateApplicablePercent': decimal(tax.ratePercent) }),
    },
    ...(invoice.servicePeriod && {
      'ram:BillingSpecifiedPeriod': {
        'ram:StartDateTime': day(invoice.servicePeriod.from),
        'ram:EndDateTime': day(invoice.servicePeriod.to),
      },
    }),
    ...(invoice.discountCents !== 0 && {
      'ram:SpecifiedTradeAllowanceCharge': insertCategory(
        buildAllowance(invoice.discountPercent, discountedCents, invoice.discountCents),
        buildCategory(invoice),
      ),
    }),
    'ram:SpecifiedTradePaymentTerms': {
      'ram:Description': paymentTerms(invoice),
      ...(invoice.dueOn && { 'ram:DueDateDateTime': day(invoice.dueOn) }),
    },
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
      'ram:LineTotalAmount': euros(linesCents),
      'ram:AllowanceTotalAmount': euros(invoice.discountCents),
      'ram:TaxBasisTotalAmount': euros(invoice.netCents),
      'ram:TaxTotalAmount': { '@currencyID': 'EUR', '#': euros(invoice.taxCents) },
      'ram:GrandTotalAmount': euros(invoice.grossCents),
      'ram:DuePayableAmount': euros(invoice.grossCents),
    },
    'ram:InvoiceReferencedDocument': invoice.refersTo.map(({ number, issuedOn }) => ({
      'ram:IssuerAssignedID': number,
      'ram:FormattedIssueDateTime': day(issuedOn, 'qdt'),
    })),
  };
}

const insertCategory = (allowance: Node, category: Node): Node => ({
  ...allowance,
  'ram:CategoryTradeTax': category,
});

function paymentTerms({ kind, paymentDays }: InvoiceSnapshot): string {
  if (kind === 'cancellation') return 'Keine Zahlung erforderlich.';
  return paymentDays === 0
    ? 'Sofort zahlbar ohne Abzug.'
    : `Zahlbar innerhalb von ${paymentDays} Tagen ohne Abzug.`;
}
