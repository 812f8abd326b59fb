// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { PersonOverview } from '#shared/privacy/privacy.ts';
import { PERSON_KEY } from './keys.ts';
import { PersonRecord } from './person-record.tsx';

afterEach(cleanup);

const personWith = (deletion_requested_at: string | null): PersonOverview => ({
  tables: [{ table: 'profiles', count: 1, kept: 0 }],
  files: 0,
  accounts: [
    {
      id: 'x',
      name: 'Karin',
      role: 'customer',
      created_at: '2026-01-05T08:00:00Z',
      deletion_requested_at,
    },
  ],
  open_projects: 0,
  open_invoices: 0,
  open_offers: 0,
  coming_talks: [],
});

it.each([
  ['2026-11-20T09:30:00Z', /Löschung beantragt am 20\./],
  [null, /Kein offener Löschantrag/],
])('says beside the data and before deleting whether that was asked for: %s', async (at, told) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PersonRecord email="karin@kunde.example" person={personWith(at)} />
    </QueryClientProvider>,
  );
  expect(screen.getAllByText(told)).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Person löschen' }));
  await waitFor(() => expect(screen.getAllByText(told)).toHaveLength(2));
});

it('names before deleting what is open, talks with their day', async () => {
  const open = { open_invoices: 2, open_offers: 1, coming_talks: ['2026-12-03T09:30:00Z'] };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PersonRecord email="karin@kunde.example" person={{ ...personWith(null), ...open }} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Person löschen' }));
  await screen.findByText(
    /^Achtung: 2 offene Rechnungen, 1 offenes Angebot und ein Gespräch am 3\. Dez.*10:30/,
  );
});

it('says of the mail that tells of an erasure what it is, and erases nothing for it', async () => {
  const queries = new QueryClient();
  queries.setQueryData([...PERSON_KEY, 'karin@kunde.example', 'telling'], 1);
  const show = (count: number) =>
    render(
      <QueryClientProvider client={queries}>
        <PersonRecord
          email="karin@kunde.example"
          person={{
            ...personWith(null),
            accounts: [],
            tables: [{ table: 'outbox_mails', count, kept: 0 }],
          }}
        />
      </QueryClientProvider>,
    );
  show(1);
  expect(screen.getByRole('row', { name: /^Mail über die Löschung.* 1 1/ })).toBeTruthy();
  expect(screen.queryByRole('row', { name: /^Mails/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Person löschen' })).toBeNull();
  cleanup();
  show(3);
  expect(screen.getByRole('row', { name: /^Mails 2 2/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Person löschen' })).toBeTruthy();
});
