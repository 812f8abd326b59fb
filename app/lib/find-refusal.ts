/** The answer of a function that refused a call; null when the call failed otherwise. */
export function findRefusal(error: unknown): Response | null {
  if (typeof error !== 'object' || error === null || !('context' in error)) return null;
  return error.context instanceof Response ? error.context : null;
}

/** What a function that answers `{success, …}` says, also where it refuses; null for no such answer. */
export async function readAnswer<Answer extends { success: boolean }>({
  data,
  error,
}: {
  data: Answer | null;
  error: unknown;
}): Promise<Answer | null> {
  const refusal = findRefusal(error);
  // The function's own tests hold it to its answer; checking all of it would cost every page a
  // schema.
  const answer: Answer | null = refusal ? await refusal.json().catch(() => null) : data;
  return typeof answer?.success === 'boolean' ? answer : null;
}

/** Said by a proxy in front as well, which knows nothing of our answers. */
export const TOO_LARGE =
  'Der Server hat die Anfrage abgelehnt, weil sie zu groß ist. Bitte kürzen Sie den Text ' +
  'oder senden Sie Anlagen gesondert.';
