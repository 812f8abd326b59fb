// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { act, renderHook } from '@testing-library/react';
import { useFieldErrors } from './field-errors.ts';

it('marks what is wrong until its field changes, and counts how often it was said', () => {
  const { result } = renderHook(() => useFieldErrors<'name' | 'email'>({ name: 'Name fehlt.' }));
  expect(result.current).toMatchObject({ errors: { name: 'Name fehlt.' }, attempt: 0 });
  const errors = { name: 'Name fehlt.', email: 'E-Mail fehlt.' };
  act(() => result.current.refuse(errors));
  act(() => result.current.refuse(errors));
  expect(result.current).toMatchObject({ errors, attempt: 2 });
  act(() => result.current.forget({ name: 'A', phone: '' }));
  expect(result.current).toMatchObject({ errors: { email: 'E-Mail fehlt.' }, attempt: 2 });
  expect(result.current.errors).not.toHaveProperty('name');
});
