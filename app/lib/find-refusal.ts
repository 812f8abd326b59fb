/** The answer of a function that refused a call; null when the call failed otherwise. */
export function findRefusal(error: unknown): Response | null {
  if (typeof error !== 'object' || error === null || !('context' in error)) return null;
  return error.context instanceof Response ? error.context : null;
}
