// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { readStored, writeStored } from './stored.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('keeps a text until it is removed', () => {
  expect(readStored('localStorage', 'key')).toBeNull();
  expect(writeStored('localStorage', 'key', '')).toBe(true);
  expect(readStored('localStorage', 'key')).toBe('');
  expect(readStored('sessionStorage', 'key')).toBeNull();
  expect(writeStored('localStorage', 'key', null)).toBe(true);
  expect(localStorage).toHaveLength(0);
});

it('is as if empty where cookies are blocked, or where storage is full', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readStored('localStorage', 'key')).toBeNull();
  expect(writeStored('localStorage', 'key', 'text')).toBe(false);
  expect(writeStored('localStorage', 'key', null)).toBe(false);
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockReturnValue({
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage);
  expect(writeStored('sessionStorage', 'key', 'text')).toBe(false);
});
