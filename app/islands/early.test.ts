// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { EARLY_SCRIPT } from './early.ts';

it('sends without the frame what a kept press would have sent, and nothing else', () => {
  Object.assign(document, { fonts: [] });
  document.body.innerHTML = `<site-island data-modules=""><form action="/vertrag-widerrufen">
    <button type="button">Angaben ändern</button><button>Widerrufen</button></form></site-island>`;
  const requestSubmit = vi.fn();
  document.querySelector('form')!.requestSubmit = requestSubmit;
  // The script stands in the page as text.
  runInThisContext(EARLY_SCRIPT);
  const [other, submit] = document.querySelectorAll('button');
  other!.click();
  expect(other!.getAttribute('aria-busy')).toBe('true');
  submit!.click();
  dispatchEvent(new Event('load'));
  expect(other!.hasAttribute('aria-busy')).toBe(false);
  expect(requestSubmit).toHaveBeenCalledOnce();
  document.body.innerHTML = '';
});
