// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { findTarget } from './find-target.ts';

it('finds the part of the page, also by an escaped name, and nothing by a broken one', () => {
  document.body.innerHTML = '<h2 id="über-uns"></h2>';
  expect(findTarget('#%C3%BCber-uns')?.tagName).toBe('H2');
  for (const hash of ['', '#', '#fehlt', '#%', '#%E0%A4%A']) expect(findTarget(hash)).toBeNull();
});
