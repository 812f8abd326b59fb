// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import WithdrawalForm from './withdrawal-form.island.tsx';

afterEach(cleanup);

it('leads to what is wrong with each press, also where it is the same as before', async () => {
  render(<WithdrawalForm />);
  const press = () => fireEvent.submit(screen.getByRole('form'));
  press();
  const summary = await screen.findByRole('alert');
  expect(document.activeElement).toBe(summary);
  screen.getByRole('button').focus();
  press();
  await waitFor(() => expect(document.activeElement).toBe(summary));
});

it('shows the whole declaration in the receipt: the mail to an unproven mailbox cannot', () => {
  const values = {
    name: 'Vera Verbraucher',
    contract: 'Wartung, bestellt am 3. November',
    email: 'vera@kunde.example',
  };
  const receipt = { reference: 'WI-2026-0001', receivedAt: '2026-11-28T20:00:00Z' };
  render(<WithdrawalForm posted={{ step: 'done', values, receipt }} />);
  expect(screen.getByRole('status').textContent).toContain('WI-2026-0001');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
    Object.values(values),
  );
});
