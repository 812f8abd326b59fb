import type { Pressed } from '#app/islands/early.ts';
import { useNonce } from '#app/lib/nonce.ts';

declare global {
  interface Window {
    /** Answers what was pressed so far; from then on the application hears for itself. */
    answerEarlyPresses?: () => void;
  }
}

/**
 * Stands in the head as text: a press on a private page whose code is still on
 * its way is kept, acknowledged and answered once, as on public pages
 * (islands/early.ts). Links lead on without code. It must not use anything from
 * outside.
 */
function keepPresses(): void {
  const presses = new Set<Pressed>();
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const keep = (event: Event): void => {
    const target = event.target as Element;
    const control = (event.type === 'submit' ? target : target.closest('button')) as Pressed | null;
    if (!control || control.disabled) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.setAttribute('aria-busy', 'true');
    presses.add(control);
  };
  addEventListener('click', keep, options);
  addEventListener('submit', keep, options);
  const sayMissing = (): void => {
    for (const control of presses) control.removeAttribute('aria-busy');
    presses.clear();
    const note = document.createElement('p');
    note.role = 'alert';
    note.className = 'border-b border-line px-5 py-3 text-small font-semibold';
    note.textContent =
      'Nicht geladen. Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.';
    document.body.prepend(note);
    listening.abort();
  };
  // The application's own script, and what it fetches by `import()`: browsers
  // agree on the kind of error, and on one word of its text.
  const hear = ({ target }: Event): void => {
    if (target instanceof HTMLScriptElement) sayMissing();
  };
  const hearImport = ({ reason }: PromiseRejectionEvent): void => {
    if (reason instanceof TypeError && /module|import/i.test(reason.message)) sayMissing();
  };
  addEventListener('error', hear, options);
  addEventListener('unhandledrejection', hearImport, options);
  window.answerEarlyPresses = () => {
    listening.abort();
    for (const control of presses) {
      control.removeAttribute('aria-busy');
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else control.click();
    }
    presses.clear();
  };
}

export function EarlyPresses() {
  const nonce = useNonce();
  return (
    <script
      nonce={nonce}
      // The browser's copy of this has nothing left to do.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR ? `(${keepPresses.toString()})()` : '',
      }}
    />
  );
}
