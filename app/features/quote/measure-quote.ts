import { track, trackStep } from '#app/lib/track.ts';
import type { QuoteAction, QuoteState } from './quote-state.ts';

// What the statistics learn of an enquiry: which steps and, with consent, which
// fields were reached; never what stands in them.

/** Each once for an enquiry, however often somebody goes back and forth. */
const noted = new Set<string>();
let lastField: string | undefined;
let isWatched = false;

function once(key: string, { requestId }: QuoteState, note: () => void): void {
  if (noted.has(`${requestId} ${key}`)) return;
  noted.add(`${requestId} ${key}`);
  note();
}

/**
 * The form is on the screen. From now on leaving the page with an enquiry begun
 * and not sent is a drop-off.
 */
export function measureOpened(state: QuoteState): void {
  once('open', state, () => trackStep('quote', 'open'));
  if (isWatched) return;
  isWatched = true;
  window.addEventListener('pagehide', () => {
    if (lastField) track({ name: 'quote_abandoned', category: 'quote', label: lastField });
  });
}

export function measureQuote(before: QuoteState, action: QuoteAction, after: QuoteState): void {
  switch (action.type) {
    case 'changed':
      // What was filled in before the form's code had arrived may be told first.
      measureOpened(before);
      for (const field of Object.keys(action.change)) {
        lastField = field;
        once(field, before, () => track({ name: 'quote_field', category: 'quote', label: field }));
      }
      return;
    case 'continued':
      if (after.step > before.step)
        once(`step-${before.step}`, before, () =>
          trackStep('quote', before.step === 1 ? 'step-1' : 'step-2'),
        );
      return;
    case 'sending':
      return once('step-3', before, () => trackStep('quote', 'step-3'));
    case 'emptied':
      lastField = undefined;
  }
}
