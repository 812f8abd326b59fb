// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { EARLY_SCRIPT } from './early.ts';

// Nothing is measured here; and with a replaced module the file has a page of
// its own: what the frame follows would go on in the tests after it.
vi.mock('./frame/measure.ts', () => ({ startMeasuring: () => undefined }));

it('opens a dialog while the page is still on its way, and keeps all other presses', async () => {
  Object.assign(document, { fonts: [] });
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  document.body.innerHTML = `<div id="form" hidden data-dialog>
      <div role="dialog"><button type="button" data-frame="close">Schließen</button></div></div>
    <button id="opener" data-frame="dialog" aria-controls="form">Angebot anfragen</button>
    <button id="toggle" data-frame="toggle" aria-pressed="false">Umschalten</button>`;
  const [opener, toggle, dialog] = ['opener', 'toggle', 'form'].map((id) =>
    document.getElementById(id)!,
  );
  // The script stands in the page as text.
  runInThisContext(EARLY_SCRIPT);
  opener!.click();
  expect(opener!.ariaBusy).toBe('true');

  await import('./frame.ts');
  await vi.waitFor(() => expect(dialog!.hidden).toBe(false));
  expect(opener!.ariaBusy).toBeNull();
  toggle!.click();
  expect(toggle!.ariaPressed).not.toBe('true');
  expect(toggle!.ariaBusy).toBe('true');

  document.body.insertAdjacentHTML('beforeend', '<footer></footer>');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await vi.waitFor(() => expect(toggle!.ariaPressed).toBe('true'));
  expect(toggle!.ariaBusy).toBeNull();
  expect(document.querySelector('footer')!.ariaHidden).toBe('true');
  dialog!.querySelector('button')!.click();
  expect(dialog!.hidden).toBe(true);
  expect(document.querySelector('footer')!.ariaHidden).toBeNull();
  document.body.innerHTML = '';
});
