// @vitest-environment happy-dom
import { afterAll, expect, it, vi } from 'vitest';
import { answerPresses } from './islands.ts';

// Files of one worker share their window.
afterAll(() => {
  delete window.answerPress;
  delete window.presses;
});

it('sends a form whose code is missing by its own button alone', async () => {
  document.body.innerHTML = `<output id="page-note" hidden><span></span></output>
    <site-island data-modules="/missing.js"><form action="/vertrag-widerrufen">
    <button type="button">Angaben ändern</button><button>Widerrufen</button></form></site-island>`;
  const submit = vi.fn();
  document.querySelector('form')!.submit = submit;
  const [other, own] = document.querySelectorAll('button');
  window.presses = new Set([other!]);
  answerPresses();
  const note = document.getElementById('page-note')!;
  await vi.waitFor(() => expect(note.hidden).toBe(false));
  expect(note.textContent).toContain('Nicht geladen');
  expect(submit).not.toHaveBeenCalled();
  window.answerPress!(own!);
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
  document.body.innerHTML = '';
});
