import { TOO_LARGE } from './find-refusal.ts';
import { fetchTimed } from './slow-operations.ts';

/** A line that carries nothing must not keep a form waiting; a retry is harmless. */
export const SEND_TIMEOUT_MS = 30_000;

/** Sends a form to a function of the site. Never throws: a lost connection is an answer too. */
export async function postForm<Answer extends { success: boolean }>(
  path: `/api/${string}`,
  body: object,
  failed: Answer,
  headers: Record<string, string> = {},
): Promise<Answer> {
  try {
    const response = await fetchTimed(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    if (response.status === 413) return { ...failed, error: TOO_LARGE };
    // The function's own tests hold it to its answer; checking all of it would
    // cost every page a schema.
    const answer: Answer = await response.json();
    return typeof answer.success === 'boolean'
      ? { ...(!answer.success && failed), ...answer }
      : failed;
  } catch (error) {
    console.warn(`${path} not sent:`, error);
    return failed;
  }
}
