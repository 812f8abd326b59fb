// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UnsavedGuard } from './unsaved-guard.tsx';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const QUESTION = 'Änderungen verwerfen?';

/** What is typed here is being stored. */
function Page() {
  const [isBusy, setBusy] = useState(true);
  const [isDirty, setDirty] = useState(true);
  const answer = (isStored: boolean) => {
    setBusy(false);
    setDirty(!isStored);
  };
  return (
    <>
      <UnsavedGuard dirty={isDirty} busy={isBusy} />
      <Link to="/inhalte">Inhalte</Link>
      <button onClick={() => answer(true)}>stored</button>
      <button onClick={() => answer(false)}>refused</button>
    </>
  );
}

async function leaveWhileSaving() {
  const routes = [
    { path: '/', element: <Page /> },
    { path: '/inhalte', element: <h1>Liste</h1> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await act(async () => fireEvent.click(screen.getByRole('link')));
  expect(screen.queryByText('Liste')).toBeNull();
  expect(screen.queryByText(QUESTION)).toBeNull();
  return (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
}

it('lets go who left while it was being stored, without a question', async () => {
  const answer = await leaveWhileSaving();
  await answer('stored');
  expect(screen.getByText('Liste')).toBeTruthy();
  expect(screen.queryByText(QUESTION)).toBeNull();
});

it('asks who left while it was being stored where it is refused', async () => {
  const answer = await leaveWhileSaving();
  await answer('refused');
  fireEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }));
  await screen.findByText('Liste');
});

it('asks where the answer takes long, until it is there', async () => {
  const answer = await leaveWhileSaving();
  await act(async () => vi.advanceTimersByTime(2_000));
  await screen.findByText(QUESTION);
  await answer('stored');
  await screen.findByText('Liste');
  expect(screen.queryByText(QUESTION)).toBeNull();
});
