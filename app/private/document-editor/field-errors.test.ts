import { expect, it } from 'vitest';
import { keepUntouched } from './field-errors.ts';

it('drops the problem of a field once it has been touched, and keeps the others', () => {
  const before = { title: '', customer: { street: '', city: '' }, positions: [{ title: '' }] };
  const errors = {
    'customer.street': 'Straße?',
    'customer.city': 'Ort?',
    'positions.0.title': 'Titel?',
    positions: 'Zu wenige',
  };
  const streetFilled = { ...before, customer: { ...before.customer, street: 'Markt 4' } };
  expect(keepUntouched(errors, before, streetFilled)).toEqual({
    'customer.city': 'Ort?',
    'positions.0.title': 'Titel?',
    positions: 'Zu wenige',
  });
  expect(
    keepUntouched(errors, before, { ...before, positions: [{ title: 'Gestaltung' }] }),
  ).toEqual({
    'customer.street': 'Straße?',
    'customer.city': 'Ort?',
  });
  expect(keepUntouched(errors, before, before)).toEqual(errors);
});
