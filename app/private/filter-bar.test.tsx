// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FilterBar } from './filter-bar.tsx';

const change = vi.fn();
let showAddress: (search: string) => void;

/** A list whose address changes when the test says so. */
function List() {
  const [search, setSearch] = useState('');
  useEffect(() => {
    showAddress = (next) => act(() => setSearch(next));
  }, []);
  const filter = { parameters: new URLSearchParams(), search, status: '', page: 0 };
  return (
    <FilterBar filter={{ ...filter, change, turnTo: vi.fn() }} placeholder="Suchen" count={null} />
  );
}

const field = () => screen.getByPlaceholderText<HTMLInputElement>('Suchen');

const search = async (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  await waitFor(() => expect(change).toHaveBeenLastCalledWith({ suche: text }));
};

beforeEach(() => {
  change.mockReset();
  const Stub = createRoutesStub([{ path: '/', Component: List }]);
  render(<Stub />);
});
afterEach(cleanup);

test('keeps what was typed when the address shows an earlier search late', async () => {
  await search('Ta');
  await search('Tast');
  fireEvent.change(field(), { target: { value: 'Tastatur' } });
  showAddress('Ta');
  expect(field().value).toBe('Tastatur');
  showAddress('Tast');
  await waitFor(() => expect(change).toHaveBeenLastCalledWith({ suche: 'Tastatur' }));
  expect(field().value).toBe('Tastatur');
});

test('takes what a saved view or the way back wrote into the address', async () => {
  await search('Ta');
  showAddress('Ta');
  showAddress('Maas');
  expect(field().value).toBe('Maas');
  showAddress('');
  expect(field().value).toBe('');
});
