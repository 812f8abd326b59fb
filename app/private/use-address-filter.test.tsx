// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { useAddressFilter } from './use-address-filter.ts';

test('keeps the first of two changes that come before the next rendering', () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/?seite=3']}>{children}</MemoryRouter>
  );
  const { result } = renderHook(useAddressFilter, { wrapper });
  act(() => {
    result.current.change({ suche: 'Maas' });
    result.current.change({ status: 'open' });
  });
  expect(result.current.parameters.toString()).toBe('suche=Maas&status=open');
});
