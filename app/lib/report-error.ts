/** Name of the window event that carries the message of an uncaught error; analytics listens to it where consent allows (ERROR-06). */
export const ERROR_EVENT = 'app:error';

export function reportError(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  window.dispatchEvent(new CustomEvent<string>(ERROR_EVENT, { detail: message }));
}
