import { loadSupabase } from './supabase-browser.ts';

/** Calls a function that answers `{success, …}` as the signed-in user. Never throws: a lost connection is an answer too. */
export async function callFunction<Answer extends { success: boolean }>(name: string, body: object, lost: Answer): Promise<Answer> {
  try {
    const { data, error } = await (await loadSupabase()).functions.invoke<Answer>(name, { body: { ...body } });
    const refusal: unknown = (error as { context?: unknown } | null)?.context;
    const answer = refusal instanceof Response ? ((await refusal.json()) as Partial<Answer>) : data;
    return typeof answer?.success === 'boolean' ? (answer as Answer) : lost;
  } catch {
    return lost;
  }
}
