import { Profile, validateXsd } from '@stackforge-eu/factur-x';
import fc from '#tests/support/properties.ts';
import { create } from 'xmlbuilder2';
import { describe, expect, it } from 'vitest';
import {
  buildCancellationSnapshot,
  buildInvoiceSnapshot,
  InvoiceContentSchema,
  type InvoiceSnapshot,
} from '#shared/billing/invoice.ts';
import { UNITS } from '#shared/billing/billing.ts';
import { buildInvoiceXml } from './invoice-xml.ts';
import { buildContent, COMPANY, CUSTOMERS } from '#tests/support/invoice-samples.ts';

const issue = (changes: Parameters<typeof buildContent>[0] = {}): InvoiceSnapshot => ({
  ...buildInvoiceSnapshot(buildContent(changes), COMPANY, '2026-11-22'),
  number: 'RE-2026-0007',
});
const cancel = (invoice: InvoiceSnapshot): InvoiceSnapshot => ({
  ...buildCancellationSnapshot(invoice, COMPANY, '2026-11-25', 'Falscher Empfänger'),
  number: 'RE-2026-0008',
});
const DEDUCTION = {
  invoiceId: '11111111-1111-4111-8111-111111111111',
  number: 'RE-2026-0001',
  issuedOn: '2026-09-30',
  netCents: 43_100,
};

const INVOICES: Record<string, InvoiceSnapshot> = {
  'Dutch rate, consumer abroad': issue(),
  'Dutch rate, Dutch business': issue({ customer: CUSTOMERS.dutchBusiness }),
  'reverse charge': issue({ customer: CUSTOMERS.reverseCharge }),
  'outside the scope': issue({ customer: CUSTOMERS.swiss }),
  'down payment': issue({ part: 'down', discountPercent: 0 }),
  'down payment before the work': issue({ part: 'down', servicePeriod: null }),
  instalment: issue({ part: 'instalment', paymentDays: 0 }),
  'final invoice with a deduction': issue({
    part: 'final',
    offerNumber: 'AN-2026-0003',
    deductions: [DEDUCTION],
  }),
  'final invoice of several instalments': issue({
    part: 'final',
    deductions: [1, 2, 3, 4, 5].map((index) => ({ ...DEDUCTION, netCents: 24_410 + index })),
  }),
  'nothing left to pay': issue({
    part: 'final',
    discountPercent: 0,
    deductions: [{ ...DEDUCTION, netCents: 151_498 }],
  }),
  cancellation: cancel(issue()),
  'cancellation of a final invoice': cancel(
    issue({ part: 'final', deductions: [DEDUCTION], customer: CUSTOMERS.swiss }),
  ),
  'control signs in a text': issue({ title: 'A\u0000B\u0007 & <C>' }),
};

type Element = { [name: string]: Element & Element[] & string };
/** The document as nested objects; repeated elements are arrays. */
const read = (invoice: InvoiceSnapshot): Element =>
  (create(buildInvoiceXml(invoice)).end({ format: 'object' }) as unknown as Element)[
    'rsm:CrossIndustryInvoice'
  ]!;
const list = (value: Element | Element[] | undefined): Element[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const cents = (value: string | Element | undefined): number =>
  Math.round(Number(typeof value === 'object' ? (value as Element)['#'] : value) * 100);

it('states a delivery only where there was one', () => {
  const told = (changes: Parameters<typeof issue>[0]): (string | undefined)[] => {
    const xml = buildInvoiceXml(issue(changes));
    return [
      'ActualDelivery.*?>(\\d{8})',
      'BillingSpecifiedPeriod.*?>(\\d{8})',
      '>(Leistung .*?)<',
    ].map((pattern) => new RegExp(pattern, 's').exec(xml)?.[1]);
  };
  const past = ['20261120', '20261001', undefined];
  expect(told({})).toEqual(past);
  expect(told({ part: 'down' })).toEqual(past);
  const servicePeriod = { from: '2026-11-01', to: '2026-12-20' };
  expect(told({ part: 'down', servicePeriod })).toEqual([
    undefined,
    '20261101',
    'Leistung geplant 01.11.2026 bis 20.12.2026',
  ]);
  // Services of a month may be billed in its course.
  expect(told({ servicePeriod })).toEqual(['20261220', '20261101', undefined]);
  expect(told({ part: 'instalment', servicePeriod: null })).toEqual([
    undefined,
    undefined,
    'Leistung noch nicht erbracht',
  ]);
});

describe('schema of Factur-X, profile EN 16931', () => {
  it.each(Object.entries(INVOICES))('%s is valid', async (_name, invoice) => {
    expect(await validateXsd(buildInvoiceXml(invoice), Profile.EN16931)).toMatchObject({
      valid: true,
    });
  });

  it('notices what is wrong', async () => {
    const xml = buildInvoiceXml(issue()).replace('<ram:TypeCode>380</ram:TypeCode>', '');
    expect((await validateXsd(xml, Profile.EN16931)).valid).toBe(false);
  });
});

/** The business rules of EN 16931 that arithmetic and the three tax categories touch. */
function expectBusinessRules(invoice: InvoiceSnapshot): void {
  const root = read(invoice);
  const trade = root['rsm:SupplyChainTradeTransaction']!;
  const settlement = trade['ram:ApplicableHeaderTradeSettlement']!;
  const sums = settlement['ram:SpecifiedTradeSettlementHeaderMonetarySummation']!;
  const lines = list(trade['ram:IncludedSupplyChainTradeLineItem']);
  const tax = settlement['ram:ApplicableTradeTax']!;
  const allowance = settlement['ram:SpecifiedTradeAllowanceCharge'] as Element | undefined;
  const category = tax['ram:CategoryCode'] as unknown as string;

  expect(lines.length, 'BR-16').toBeGreaterThan(0);
  let lineSum = 0;
  for (const line of lines) {
    const inner = line['ram:SpecifiedLineTradeSettlement']!;
    const net = cents(
      inner['ram:SpecifiedTradeSettlementLineMonetarySummation']!['ram:LineTotalAmount'],
    );
    const price = cents(
      line['ram:SpecifiedLineTradeAgreement']!['ram:NetPriceProductTradePrice']![
        'ram:ChargeAmount'
      ],
    );
    const quantity = Number(line['ram:SpecifiedLineTradeDelivery']!['ram:BilledQuantity']!['#']);
    const discount = inner['ram:SpecifiedTradeAllowanceCharge'] as Element | undefined;
    expect(price, 'BR-27: no negative price').toBeGreaterThanOrEqual(0);
    expect(
      Math.abs(quantity * price - cents(discount?.['ram:ActualAmount'] ?? '0') - net),
      'line net amount',
    ).toBeLessThanOrEqual(0.51);
    expect(inner['ram:ApplicableTradeTax']!['ram:CategoryCode'], 'one category').toBe(category);
    expect(
      'ram:RateApplicablePercent' in inner['ram:ApplicableTradeTax']!,
      'BR-S-05, BR-AE-05, BR-O-05',
    ).toBe(category !== 'O');
    lineSum += net;
  }
  const net = cents(sums['ram:TaxBasisTotalAmount']);
  const taxCents = cents(sums['ram:TaxTotalAmount']);
  const gross = cents(sums['ram:GrandTotalAmount']);
  expect(cents(sums['ram:LineTotalAmount']), 'BR-CO-10').toBe(lineSum);
  expect(cents(sums['ram:AllowanceTotalAmount']), 'BR-CO-11').toBe(
    cents(allowance?.['ram:ActualAmount'] ?? '0'),
  );
  expect(net, 'BR-CO-13').toBe(lineSum - cents(sums['ram:AllowanceTotalAmount']));
  expect(cents(tax['ram:CalculatedAmount']), 'BR-CO-14').toBe(taxCents);
  expect(gross, 'BR-CO-15').toBe(net + taxCents);
  expect(cents(sums['ram:DuePayableAmount']), 'BR-CO-16').toBe(gross);
  // Half a cent for the positions and for each invoice deducted, each of which was rounded; the
  // rule allows a whole euro.
  const roundings = 1 + invoice.lines.filter(({ isDeduction }) => isDeduction).length;
  expect(
    Math.abs(taxCents - (net * Number(tax['ram:RateApplicablePercent'] ?? 0)) / 100),
    'BR-CO-17',
  ).toBeLessThanOrEqual(0.51 * roundings);
  expect(cents(tax['ram:BasisAmount']), 'BR-S-08, BR-AE-08, BR-O-08').toBe(net);
  if (allowance) {
    expect(allowance['ram:Reason'], 'BR-33').toBeTruthy();
    expect(allowance['ram:CategoryTradeTax']!['ram:CategoryCode'], 'BR-32').toBe(category);
    const share =
      (cents(allowance['ram:BasisAmount']) * Number(allowance['ram:CalculationPercent'])) / 100;
    expect(
      Math.abs(share - cents(allowance['ram:ActualAmount'])),
      'percentage of the discount',
    ).toBeLessThanOrEqual(0.51);
  }
  expect('ram:ExemptionReason' in tax, 'BR-S-10, BR-AE-10, BR-O-10').toBe(category !== 'S');
  const agreement = trade['ram:ApplicableHeaderTradeAgreement']!;
  const seller = agreement['ram:SellerTradeParty']!;
  expect('ram:SpecifiedTaxRegistration' in seller, 'BR-S-02, BR-AE-02, BR-O-02').toBe(
    category !== 'O',
  );
  expect(seller['ram:SpecifiedLegalOrganization']!['ram:ID'], 'BR-CO-26').toBeTruthy();
  if (category === 'AE')
    expect(
      agreement['ram:BuyerTradeParty']!['ram:SpecifiedTaxRegistration'],
      'BR-AE-02',
    ).toBeTruthy();
  const terms = settlement['ram:SpecifiedTradePaymentTerms']!;
  if (gross > 0)
    expect(terms['ram:DueDateDateTime'] ?? terms['ram:Description'], 'BR-CO-25').toBeTruthy();
  if (settlement['ram:SpecifiedTradeSettlementPaymentMeans'])
    expect(
      settlement['ram:SpecifiedTradeSettlementPaymentMeans']![
        'ram:PayeePartyCreditorFinancialAccount'
      ]!['ram:IBANID'],
      'BR-50, BR-61',
    ).toBe('NL91ABNA0417164300');
}

describe('business rules of EN 16931', () => {
  it.each(Object.entries(INVOICES))('%s', (_name, invoice) => expectBusinessRules(invoice));

  it('hold for any invoice and its cancellation', () => {
    const position = fc.record({
      id: fc.constant('p'),
      title: fc.string({ minLength: 1, maxLength: 30 }).map((text) => `P ${text}`),
      description: fc.string({ maxLength: 30 }),
      quantity: fc.integer({ min: 1, max: 4_000 }).map((quarters) => quarters / 4),
      unit: fc.constantFrom(...UNITS),
      unitPriceCents: fc.integer({ min: 0, max: 1_000_000 }),
      discountPercent: fc.integer({ min: 0, max: 100 }),
      optional: fc.constant(false),
    });
    const content = fc.record({
      positions: fc.array(position, { minLength: 1, maxLength: 6 }),
      discountPercent: fc.integer({ min: 0, max: 100 }),
      customer: fc.constantFrom(...Object.values(CUSTOMERS)),
      part: fc.constantFrom('full' as const, 'down' as const, 'final' as const),
    });
    fc.assert(
      fc.property(content, (changes) => {
        expect(InvoiceContentSchema.safeParse(buildContent(changes)).success).toBe(true);
        const invoice = issue(changes);
        expectBusinessRules(invoice);
        expectBusinessRules(cancel(invoice));
        expect(cancel(invoice).grossCents + invoice.grossCents).toBe(0);
      }),
      { numRuns: 60 },
    );
  });
});

describe('contents', () => {
  it('names seller, buyer, period, terms and account', () => {
    const xml = buildInvoiceXml(issue());
    for (const text of [
      '<ram:ID>RE-2026-0007</ram:ID>',
      '<ram:TypeCode>380</ram:TypeCode>',
      '<ram:ID schemeID="0106">12345678</ram:ID>',
      '<ram:ID schemeID="VA">NL123456789B01</ram:ID>',
      '<ram:PaymentReference>RE-2026-0007</ram:PaymentReference>',
      '<ram:IBANID>NL91ABNA0417164300</ram:IBANID>',
      '<ram:BICID>ABNANL2A</ram:BICID>',
      '<udt:DateTimeString format="102">20261001</udt:DateTimeString>',
      '<udt:DateTimeString format="102">20261206</udt:DateTimeString>',
      '<ram:BilledQuantity unitCode="HUR">2.5</ram:BilledQuantity>',
      '<ram:GrandTotalAmount>1741.47</ram:GrandTotalAmount>',
    ])
      expect(xml).toContain(text);
  });

  it('says why no tax is charged', () => {
    expect(buildInvoiceXml(INVOICES['reverse charge']!)).toContain(
      '<ram:ExemptionReasonCode>VATEX-EU-AE</ram:ExemptionReasonCode>',
    );
    expect(buildInvoiceXml(INVOICES['outside the scope']!)).toContain(
      '<ram:ExemptionReasonCode>VATEX-EU-O</ram:ExemptionReasonCode>',
    );
    expect(buildInvoiceXml(INVOICES['reverse charge']!)).toContain(
      '<ram:ID schemeID="VA">DE123456789</ram:ID>',
    );
  });

  it('refers to the invoice that is cancelled or deducted and asks for no money on a cancellation', () => {
    const cancellation = read(INVOICES['cancellation']!)['rsm:SupplyChainTradeTransaction']![
      'ram:ApplicableHeaderTradeSettlement'
    ]!;
    expect(cancellation['ram:InvoiceReferencedDocument']!['ram:IssuerAssignedID']).toBe(
      'RE-2026-0007',
    );
    expect(cancellation['ram:SpecifiedTradeSettlementPaymentMeans']).toBeUndefined();
    expect(buildInvoiceXml(INVOICES['cancellation']!)).toContain(
      '<ram:TypeCode>384</ram:TypeCode>',
    );
    const final = read(INVOICES['final invoice with a deduction']!)[
      'rsm:SupplyChainTradeTransaction'
    ]!['ram:ApplicableHeaderTradeSettlement']!;
    expect(final['ram:InvoiceReferencedDocument']!['ram:IssuerAssignedID']).toBe('RE-2026-0001');
  });
});
