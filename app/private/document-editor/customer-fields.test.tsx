// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Party } from '#shared/billing/billing.ts';
import { CustomerFields } from './customer-fields.tsx';

afterEach(cleanup);

const KNOWN: Party = {
  kind: 'business',
  name: 'Jana Peters',
  company: 'Blumen Peters GmbH',
  street: 'Markt 4',
  postalCode: '41061',
  city: 'Mönchengladbach',
  country: 'DE',
  email: 'jana@peters.example',
  vatId: '',
};
const show = (customer: Party, errors = {}) => (
  <CustomerFields customer={customer} errors={errors} onChange={() => undefined} />
);
const street = () => screen.queryByLabelText(/^Straße/);

it('asks for nothing of a customer who is known, until somebody wants to change it', () => {
  render(show(KNOWN));
  expect(screen.getByRole('region', { name: 'Kunde' }).textContent).toContain('Markt 4');
  expect(street()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Kunde ändern' }));
  expect(street()).not.toBeNull();
});

it('asks at once for what is missing or wrong, and goes on asking while it is typed', () => {
  const { rerender } = render(show({ ...KNOWN, street: '' }));
  expect(street()).not.toBeNull();
  rerender(show(KNOWN));
  expect(street()).not.toBeNull();
  cleanup();

  render(show(KNOWN, { 'customer.email': 'Bitte prüfen Sie die E-Mail-Adresse.' }));
  expect(street()).not.toBeNull();
});
