import { expect, it } from 'vitest';
import { buildContent } from '#tests/support/invoice-samples.ts';
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
    'positions.0.unitPriceCents': 'Bitte geben Sie eine ganze Zahl ein.',
    'positions.0.discountPercent': 'Bitte geben Sie eine Zahl ein.',
  });
});
