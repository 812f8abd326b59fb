import { expect, it } from 'vitest';
import { remindOfStep } from './remind-customer.ts';

const PROJECT = {
  id: 'p1',
  title: 'Website',
  customer: 'Blumen Brandt',
  customer_id: 'k1',
  customer_email: 'petra@example.com',
  offers: { name: 'Petra Brandt' },
};
// The wait began then, whatever was corrected since.
const STEP = {
  title: 'Entwurf',
  awaiting_since: '2026-11-20T09:00:00Z',
  updated_at: '2026-11-25T09:00:00Z',
};

it('says since when the step waits, and where it is approved', () => {
  const { text, page } = remindOfStep(PROJECT, STEP, undefined);
  expect(text).toContain('seit dem 20. November 2026 auf Ihre Freigabe');
  expect(text).toContain('Sie finden ihn im Kundenportal bei Ihrem Projekt.');
  expect(page).toBe('/portal/projekte/p1');
});

it('tells a customer without an account how he gets there', () => {
  const { text } = remindOfStep({ ...PROJECT, customer_id: null }, STEP, undefined);
  expect(text).toMatch(/sobald Sie sich mit dieser E-Mail-Adresse registrieren:$/);
  expect(text).not.toContain('Sie finden ihn');
});
