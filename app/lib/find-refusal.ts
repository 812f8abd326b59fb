/** The answer of a function that refused a call; null when the call failed otherwise. */
export function findRefusal(error: unknown): Response | null {
  if (typeof error !== 'object' || error === null || !('context' in error)) return null;
  return error.context instanceof Response ? error.context : null;
}

/** Said by a proxy in front as well, which knows nothing of our answers. */
export const TOO_LARGE =
  'Der Server hat die Anfrage abgelehnt, weil sie zu groß ist. Bitte kürzen Sie den Text ' +
  'oder senden Sie Anlagen gesondert.';
