import { readAnswer } from './find-refusal.ts';
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
    const { functions } = await loadSupabase();
    return (await readAnswer(await functions.invoke<Answer>(name, { body: { ...body } }))) ?? lost;
  } catch {
    return lost;
  }
}
