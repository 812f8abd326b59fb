// Everything that a public page does without React, on every page: presses,
// islands, menus, moving on, measurement.
import { watchConsent } from './frame/consent-check.ts';
import { answerDialogs, answerPresses, wakeIslands } from './frame/islands.ts';
import { followFirstAction } from './frame/first-action.ts';
import { followContents } from './frame/contents.ts';
import { followDialogs, leaveOldSteps } from './frame/dialogs.ts';
import { followMenus } from './frame/menus.ts';
import { followNavigation } from './frame/navigation.ts';
import { startMeasuring } from './frame/measure.ts';
import { whenParsed } from './frame/quiet.ts';
import { followToggles } from './frame/toggles.ts';
import { showCarriedToasts } from '#app/ui/feedback/toast.ts';

/** Who has pressed already is answered before anything else is prepared. */
function begin(): void {
  leaveOldSteps();
  followMenus();
  followToggles();
  document.documentElement.dataset['ready'] = '';
  answerPresses();
  watchConsent();
  followContents();
  followFirstAction();
  followNavigation();
  wakeIslands();
  showCarriedToasts();
}

// The file is fetched beside the page and may be there before its end. Dialogs
// stand before its content: whoever presses at the first paint need not wait
// until the rest is laid out.
startMeasuring();
followDialogs();
answerDialogs();
void whenParsed().then(begin);
