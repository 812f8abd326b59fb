// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { globSync, readFileSync } from 'node:fs';
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
  const [isClosed, setClosed] = useState(false);
  const answer = (isStored: boolean) => {
    setBusy(false);
    setDirty(!isStored);
  };
  return (
    <>
      {!isClosed && <UnsavedGuard dirty={isDirty} busy={isBusy} />}
      <Link to="/inhalte">Inhalte</Link>
      <button onClick={() => answer(true)}>stored</button>
      <button onClick={() => answer(false)}>refused</button>
      <button onClick={() => setClosed(true)}>stored and closed</button>
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

it.each([
  ['while it was being stored', 'stored'],
  ['a form that goes once it is stored', 'stored and closed'],
])('lets go who left %s, without a question', async (_, how) => {
  const answer = await leaveWhileSaving();
  await answer(how);
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

it('is nowhere switched off while something is being stored', () => {
  const uses = globSync('app/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/Guard\s+dirty=\{.*?\}/gs)].map(([use]) => use),
  );
  expect(uses.length).toBeGreaterThan(15);
  expect(uses.filter((use) => /!\s*(\w+\.isPending|is(Busy|Saving|Pending))/.test(use))).toEqual(
    [],
  );
});
