import { expect, it } from 'vitest';
import type { Party } from '#shared/billing/billing.ts';
import { InvoiceDraftSchema } from '#shared/billing/invoice.ts';
import { knowCustomer, type Sources } from './known-customer.ts';

const ACCOUNT = { full_name: 'Jana Peters', email: 'jana@peters.example', company: '' };
const NOTHING: Sources = { details: null, documents: [], phones: [] };
const PARTY: Party = {
  kind: 'business',
  name: 'Jana Peters',
  company: 'Blumen Peters GmbH',
  street: 'Markt 4',
  postalCode: '41061',
  city: 'Mönchengladbach',
  country: 'AT',
  email: 'buero@peters.example',
  vatId: 'ATU12345678',
};
const DETAILS = {
  phone: '',
  company: '',
  street: '',
  postcode: '',
  city: '',
  country: 'NL',
  vat_id: 'nl-123',
};

it('knows the account alone where nothing else was said', () => {
  expect(knowCustomer(ACCOUNT, NOTHING, 'NL')).toMatchObject({
    party: { kind: 'consumer', name: 'Jana Peters', email: 'jana@peters.example', country: 'NL' },
    phone: '',
  });
});

it('takes an address whole, from the newest document that has one, but the address of the account', () => {
  const { party } = knowCustomer(
    ACCOUNT,
    {
      ...NOTHING,
      details: DETAILS,
      documents: [{ ...PARTY, street: '' }, PARTY],
    },
    'NL',
  );
  expect(party).toEqual({ ...PARTY, email: ACCOUNT.email, vatId: 'NL123' });
});

it('prefers what the customer has written himself', () => {
  const { party, phone } = knowCustomer(
    { ...ACCOUNT, company: 'Peters & Söhne' },
    {
      details: {
        ...DETAILS,
        phone: '+31 475 0',
        street: 'Kade 1',
        postcode: '6041',
        city: 'Roermond',
      },
      documents: [PARTY],
      phones: ['', '+49 2161 0'],
    },
    'NL',
  );
  expect(party).toMatchObject({ company: 'Peters & Söhne', street: 'Kade 1', country: 'NL' });
  expect(phone).toBe('+31 475 0');
});

it('knows a private person by the document, and a number by the last enquiry or talk', () => {
  const { party, phone } = knowCustomer(
    ACCOUNT,
    {
      details: null,
      documents: [{ ...PARTY, kind: 'consumer', company: '' }],
      phones: ['', '+49 2161 0'],
    },
    'NL',
  );
  expect(party.kind).toBe('consumer');
  expect(phone).toBe('+49 2161 0');
});

it('cuts what a document would refuse', () => {
  const { party } = knowCustomer({ ...ACCOUNT, company: 'x'.repeat(200) }, NOTHING, 'NL');
  expect(InvoiceDraftSchema.shape.customer.safeParse(party).success).toBe(true);
});
