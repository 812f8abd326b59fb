// Everything that a public page does without React, on every page: presses,
// islands, menus, moving on, measurement.
import { watchConsent } from './frame/consent-check.ts';
import { answerPresses, wakeIslands } from './frame/islands.ts';
import { followFirstAction } from './frame/first-action.ts';
import { followContents } from './frame/contents.ts';
import { followDialogs } from './frame/dialogs.ts';
import { followMenus } from './frame/menus.ts';
import { followNavigation } from './frame/navigation.ts';
import { startMeasuring } from './frame/measure.ts';
import { followToggles } from './frame/toggles.ts';
import { showCarriedToasts } from '#app/ui/feedback/toast.ts';

/** Who has pressed already is answered before anything else is prepared. */
function begin(): void {
  followMenus();
  followDialogs();
  followToggles();
  startMeasuring();
  answerPresses();
  watchConsent();
  followContents();
  followFirstAction();
  followNavigation();
  wakeIslands();
  showCarriedToasts();
  document.documentElement.dataset['ready'] = '';
}

// The file is fetched beside the page and may be there before its end.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
else begin();
