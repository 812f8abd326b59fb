import { findRefusal } from './find-refusal.ts';
import { loadSupabase } from './supabase-browser.ts';

/**
 * Calls a function that answers `{success, …}` as the signed-in user. Never
 * throws: a lost connection is an answer too.
 */
export async function callFunction<Answer extends { success: boolean }>(
  name: string,
  body: object,
  lost: Answer,
): Promise<Answer> {
  try {
    const { data, error } = await (
      await loadSupabase()
    ).functions.invoke<Answer>(name, { body: { ...body } });
    const refusal = findRefusal(error);
    // The function's own tests hold it to its answer; checking all of it would
    // cost every page a schema.
    const answer: Answer | null = refusal ? await refusal.json() : data;
    return typeof answer?.success === 'boolean' ? answer : lost;
  } catch {
    return lost;
  }
}
