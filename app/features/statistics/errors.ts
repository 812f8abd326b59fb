import { ERROR_EVENT, takeReportedErrors } from '#app/lib/report-error.ts';
import { logError } from './error-log.ts';
import { track } from '#app/lib/track.ts';

/**
 * Uncaught errors and those that a boundary caught: kept in memory, reported
 * where consent allows (ERROR-06).
 */
export function followErrors(): () => void {
  const note = (message: string): void => {
    logError({ message, at: new Date().toISOString(), url: location.pathname });
    track({ name: 'error', category: 'error', label: message.slice(0, 300) });
  };
  const onCaught = (): void => takeReportedErrors().forEach(note);
  const onUncaught = (event: ErrorEvent | PromiseRejectionEvent): void => {
    if (event instanceof ErrorEvent) note(event.message);
    // A page whose animation to the next one did not take place: nobody's fault.
    else if (/Transition was (skipped|aborted)/.test(String(event.reason))) return;
    else note(event.reason instanceof Error ? event.reason.message : String(event.reason));
  };
  onCaught();
  window.earlyErrors?.splice(0).forEach(note);
  window.addEventListener(ERROR_EVENT, onCaught);
  window.addEventListener('error', onUncaught);
  window.addEventListener('unhandledrejection', onUncaught);
  return () => {
    window.removeEventListener(ERROR_EVENT, onCaught);
    window.removeEventListener('error', onUncaught);
    window.removeEventListener('unhandledrejection', onUncaught);
  };
}
