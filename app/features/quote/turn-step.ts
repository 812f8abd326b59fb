import { flushSync } from 'react-dom';
import { arrange } from '#app/ui/arrange.ts';
import { dispatchQuote } from './quote-store.ts';

/** To the next step or the one before: the pages of the form pass by in the direction of the turn. */
export function turnStep(action: { type: 'continued' | 'went-back' }): void {
  const { dataset } = document.documentElement;
  dataset['turn'] = action.type;
  void arrange(() => flushSync(() => dispatchQuote(action))).then(() => delete dataset['turn']);
}
