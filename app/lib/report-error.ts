/**
 * Name of the window event that says an error waits; analytics listens to it
 * where consent allows (ERROR-06).
 */
export const ERROR_EVENT = 'app:error';

const waiting: string[] = [];

/**
 * Keeps the message of an error that a boundary caught, until somebody takes
 * it: the listener may load later than the error happens.
 */
export function reportError(error: unknown): void {
  waiting.push(error instanceof Error ? error.message : String(error));
  window.dispatchEvent(new Event(ERROR_EVENT));
}

export const takeReportedErrors = (): string[] => waiting.splice(0);
