import { SESSION_IN_COOKIES } from '#app/lib/session-cookie.ts';

/** What early and frame share: a control that was pressed before its code was there. */
export type Pressed = HTMLElement & { disabled?: boolean };

declare global {
  interface Window {
    /** Presses that wait for the frame, then for their island. */
    presses?: Set<Pressed>;
    /** Set by the frame: answers a kept press. */
    answerPress?: (control: Pressed) => void;
    /**
     * Uncaught errors from before the measurement began, which takes them over
     * (features/statistics/errors.ts).
     */
    earlyErrors?: string[];
  }
}

/**
 * Stands in the head as text, because what it watches for can happen before any
 * other script has arrived. A press on a control whose code is not there is
 * kept, acknowledged and answered once by the frame: however it was made, all
 * end in `click` or `submit`. It must not use anything from outside.
 */
function keepPresses(sessionInCookies: string): void {
  const root = document.documentElement;
  // The letters stand in the sheet above: read now, they are there when the first line is set.
  for (const letters of document.fonts) void letters.load();
  // The bar of a signed-in visitor is higher: noticed before the first paint,
  // so that nothing moves.
  if (new RegExp(sessionInCookies).test(document.cookie)) root.dataset['signedIn'] = '';
  // Pictures that the first screen can do without come now (ui/base.css).
  addEventListener('load', () => setTimeout(() => (root.dataset['loaded'] = '')));
  const presses = (window.presses = new Set<Pressed>());
  const fetchAhead = (island: HTMLElement): void => {
    for (const href of island.dataset['modules']!.split(' ')) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', href });
      document.head.append(link);
    }
  };
  const keep = (event: Event): void => {
    const target = event.target as Element;
    const control = (event.type === 'submit' ? target : target.closest('button')) as Pressed | null;
    if (!control || control.disabled) return;
    // What belongs to the frame needs no island, wherever it stands.
    const isFrames = 'frame' in control.dataset;
    const island = isFrames ? null : control.closest<HTMLElement>('site-island');
    if (island ? 'live' in island.dataset : window.answerPress || !isFrames) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    ((event as SubmitEvent).submitter ?? control).setAttribute('aria-busy', 'true');
    if (presses.has(control)) return;
    presses.add(control);
    if (island) fetchAhead(island);
    window.answerPress?.(control);
  };
  addEventListener('click', keep, true);
  addEventListener('submit', keep, true);
  const errors = (window.earlyErrors = [] as string[]);
  addEventListener('error', ({ message }) => void (message && errors.push(message)));
  // The frame is there when the page is loaded, or did not arrive. Without it the page is what it
  // is without script: links lead on, forms with an address are sent by the browser, one asks by
  // the contact form.
  addEventListener('load', () => {
    if (window.answerPress) return;
    removeEventListener('click', keep, true);
    removeEventListener('submit', keep, true);
    const ask = (control: Element | null): void => {
      if (control?.matches('[data-frame=dialog]')) location.assign('/kontakt#schreiben');
    };
    addEventListener('click', (event) => ask((event.target as Element).closest('button')));
    for (const control of presses) {
      control.removeAttribute('aria-busy');
      ask(control);
      const form = control.closest('form');
      const submits = control === form || (control as HTMLButtonElement).type === 'submit';
      if (submits && form?.getAttribute('action')) form.requestSubmit();
    }
  });
}

/** Text of the script; pages allow it by its hash. */
export const EARLY_SCRIPT = `(${keepPresses.toString()})(${JSON.stringify(SESSION_IN_COOKIES.source)})`;
