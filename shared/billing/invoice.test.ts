import { expect, it } from 'vitest';
import { buildContent, CUSTOMERS } from '#tests/support/invoice-samples.ts';
import { readInvoiceToIssue } from './invoice.ts';

const problemsOf = (draft: object): Record<string, string> => {
  const read = readInvoiceToIssue(draft);
  return Object.fromEntries(
    'problems' in read ? read.problems.map(({ path, message }) => [path.join('.'), message]) : [],
  );
};

it('says in German what is wrong, whatever it is', () => {
  const content = buildContent();
  const [position] = content.positions;
  expect(
    problemsOf({
      ...content,
      servicePeriod: { from: '', to: '2026-02-31' },
      paymentDays: 91,
      discountPercent: -1,
      part: 'half',
      positions: [{ ...position, quantity: 0, unitPriceCents: 1.5, discountPercent: NaN }],
    }),
  ).toEqual({
    'servicePeriod.from': 'Bitte wählen Sie einen Tag.',
    'servicePeriod.to': 'Bitte wählen Sie einen Tag.',
    paymentDays: 'Bitte höchstens 90.',
    discountPercent: 'Bitte mindestens 0.',
    part: 'Bitte prüfen Sie diese Angabe.',
    'positions.0.quantity': 'Bitte mehr als 0.',
    'positions.0.unitPriceCents': 'Bitte geben Sie einen Betrag ein.',
    'positions.0.discountPercent': 'Bitte geben Sie eine Zahl ein.',
  });
});

it('says why nothing negative goes out', () => {
  const [position] = buildContent().positions;
  const positions = [{ ...position!, unitPriceCents: -1_000 }];
  expect(problemsOf(buildContent({ positions }))['positions']).toContain('Storno');
  const deductions = [
    {
      invoiceId: '7a8d2f0e-59a5-4d56-8a3c-3f7f6c0a1b11',
      number: 'RE-2026-0001',
      issuedOn: '2026-11-01',
      netCents: 500_000,
    },
  ];
  expect(problemsOf(buildContent({ part: 'final', deductions }))['positions']).toContain('Abzüge');
});

it('asks for the period of the service where the work does not follow the payment', () => {
  const missing = { 'servicePeriod.from': 'Bitte wählen Sie einen Tag.' };
  for (const [part, problems] of [
    ['full', missing],
    ['final', missing],
    ['down', {}],
    ['instalment', {}],
  ] as const)
    expect(problemsOf(buildContent({ part, servicePeriod: null })), part).toEqual(problems);
});

it('says in euros how much a position may be', () => {
  const content = buildContent();
  const priceProblem = (unitPriceCents: number) =>
    problemsOf({ ...content, positions: [{ ...content.positions[0], unitPriceCents }] });
  const path = 'positions.0.unitPriceCents';
  expect(priceProblem(1_000_000_00)).toEqual({});
  expect(priceProblem(1_000_000_01)).toEqual({
    [path]: 'Bitte höchstens 1.000.000,00\u00a0€.',
  });
  expect(priceProblem(-1_000_000_01)).toEqual({
    [path]: 'Bitte mindestens −1.000.000,00\u00a0€.',
  });
});

it('deducts only what was taxed alike', () => {
  const earlier = {
    invoiceId: '7a8d2f0e-59a5-4d56-8a3c-3f7f6c0a1b11',
    number: 'RE-2026-0001',
    issuedOn: '2026-11-01',
    netCents: 30_000,
    tax: { category: 'S', ratePercent: 21 } as const,
  };
  const final = buildContent({ part: 'final', deductions: [earlier] });
  expect(problemsOf(final)).toEqual({});
  expect(problemsOf({ ...final, deductions: [{ ...earlier, tax: undefined }] })).toEqual({});
  expect(problemsOf({ ...final, customer: CUSTOMERS.reverseCharge })).toEqual({
    positions: expect.stringMatching(/^Rechnung RE-2026-0001 .*stornieren.*neu/),
  });
});
