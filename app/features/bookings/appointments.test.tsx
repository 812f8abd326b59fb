// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { StoredBooking } from '#app/lib/call-booking.ts';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { Appointments } from './appointments.tsx';

const stage = vi.hoisted(() => ({ rows: [] as object[], book: vi.fn(), toast: vi.fn() }));
vi.mock('#app/lib/use-rows.ts', async (importOriginal) => {
  const { useQuery } = await import('@tanstack/react-query');
  return {
    ...(await importOriginal<object>()),
    useRows: (queryKey: readonly unknown[]) =>
      useQuery({ queryKey, queryFn: () => Promise.resolve([...stage.rows]) }),
  };
});
vi.mock('#app/lib/use-site.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useCompany: () => SAMPLE_COMPANY,
}));
vi.mock('#app/private/use-live-table.ts', () => ({ useLiveTable: () => undefined }));
vi.mock('#app/lib/call-booking.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  callBookingSignedIn: stage.book,
}));
vi.mock('#app/ui/feedback/toast.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  showToast: stage.toast,
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('closes the form once a talk is booked, and offers another', async () => {
  const slot = { startsAt: '2099-06-10T08:00:00.000Z', endsAt: '2099-06-10T08:15:00.000Z' };
  const talks = { kinds: ['video'], visitAddress: '' };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ slots: [{ ...slot, local: '2099-06-10T10:00' }], talks, holidays: [] }),
    ),
  );
  const reference = 'MT-2099-ABC123';
  const booked = { reference, status: 'booked', kind: 'video', place: '' } as const;
  stage.book.mockImplementation(() => {
    stage.rows = [
      {
        ...booked,
        id: '0a20f929-17bb-42b9-8172-e73da089db4b',
        email: 'karin@firma.example',
        starts_at: slot.startsAt,
        ends_at: slot.endsAt,
        sequence: 0,
        confirm_by: null,
        phone: '',
        note: 'Ein Laden für unseren Käse',
      },
    ];
    const answer: StoredBooking = { ...booked, success: true, ...slot, confirmBy: null };
    return Promise.resolve(answer);
  });
  const person = { name: 'Karin Küster', email: 'karin@firma.example' };
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <Appointments userId="karin" person={person} />
    </QueryClientProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  fireEvent.click(await screen.findByRole('radio', { name: '10:00 Uhr' }));
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.submit(screen.getByRole('form'));

  const another = await screen.findByRole(
    'button',
    { name: 'Weiteren Termin wählen' },
    { timeout: 60_000 },
  );
  const talk = screen.getByRole('listitem', { name: /10. Juni 2099/ });
  expect(talk.textContent).toMatch(/Ihr AnliegenEin Laden für unseren Käse.*Vor dem Gespräch/);
  expect(screen.queryByText('Ihr Termin ist gebucht')).toBeNull();
  expect(screen.queryByRole('form')).toBeNull();
  expect(stage.toast).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Ihr Termin ist gebucht' }),
  );
  expect(document.activeElement?.textContent).toBe('Ihr nächster Termin');
  fireEvent.click(another);
  expect(await screen.findByRole('radio', { name: '10:00 Uhr' })).toBeTruthy();
  // The focus goes to what was opened, and back once it is closed again.
  expect(document.activeElement?.textContent).toBe('Weiterer Termin');
  fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(screen.queryByRole('form')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Ihr nächster Termin');
  const link = screen.getByRole('link', { name: 'Nachricht schreiben' });
  expect(link.getAttribute('href')).toBe('/portal/nachrichten');
});

it.each([
  ['booked', null, 'Gebucht', /Wir sprechen per Video/],
  ['held', '2099-06-09T08:00:00.000Z', 'wenn Sie ihn bestätigen', /Sie bestätigen den Termin/],
])('says of a talk that is %s what comes next', async (_, confirmBy, said, next) => {
  stage.rows = [
    {
      id: '0a20f929-17bb-42b9-8172-e73da089db4b',
      reference: 'MT-2099-ABC123',
      status: 'booked',
      kind: 'video',
      place: '',
      email: 'karin@firma.example',
      starts_at: '2099-06-10T08:00:00.000Z',
      ends_at: '2099-06-10T08:15:00.000Z',
      sequence: 0,
      confirm_by: confirmBy,
      phone: '',
    },
  ];
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <Appointments
        userId="karin"
        person={{ name: 'Karin', email: 'karin@firma.example' }}
        hasProject={confirmBy === null}
      />
    </QueryClientProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect(await screen.findByText(new RegExp(said))).toBeTruthy();
  const steps = screen.getAllByRole('listitem');
  const now = steps.find((step) => step.getAttribute('aria-current') === 'step');
  expect(now?.textContent).toMatch(next);
  // Who has ordered already is promised no offer.
  expect(screen.queryByText(/ein Angebot/) === null).toBe(confirmBy === null);
});
