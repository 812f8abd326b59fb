import type { OfferAnswer, OfferCall } from '#shared/offer-call.ts';
import { loadSupabase } from './supabase-browser.ts';

/** Calls the function `offers`. A refusal is an answer; only a lost connection or an answer nobody understands throws. */
export async function callOffers(call: OfferCall): Promise<OfferAnswer> {
  const { data, error } = await (await loadSupabase()).functions.invoke<OfferAnswer>('offers', { body: call });
  if (!error && data) return data;
  const context: unknown = (error as { context?: unknown } | null)?.context;
  if (context instanceof Response) {
    const answer: unknown = await context.json().catch(() => null);
    if (typeof answer === 'object' && answer !== null && 'success' in answer) return answer as OfferAnswer;
  }
  throw new Error('offers did not answer');
}
