// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useFreeCorner } from './use-free-corner.ts';

afterEach(() => document.body.replaceChildren());

/** Whether something may stand in the corner over `markup`, which lies beneath it. */
function isFreeOver(markup: string): boolean {
  document.body.innerHTML = `<main>${markup}</main>`;
  for (const part of document.querySelectorAll('main *'))
    part.getBoundingClientRect = () => new DOMRect(-8, -8, 16, 16);
  const corner = document.body.appendChild(document.createElement('aside'));
  const { result, unmount } = renderHook(() => useFreeCorner({ current: corner }));
  unmount();
  return result.current;
}

it('lies on what is read, and on nothing that is filled in or says that it is to be kept free', () => {
  expect(isFreeOver('<p>Text</p>')).toBe(true);
  expect(isFreeOver('<a href="/">Link</a>')).toBe(true);
  expect(isFreeOver('<form><button>Senden</button></form>')).toBe(false);
  expect(isFreeOver('<div data-keep-free=""><a href="/login/link">Mit Link</a></div>')).toBe(false);
});
