import type { OfferAnswer } from '#shared/offers/offer-call.ts';

type Refusal = Extract<OfferAnswer, { success: false }>;

export const LOST: Refusal = {
  success: false,
  error: 'Ihre Angaben sind noch da. Bitte versuchen Sie es erneut.',
};

/** An order that may have arrived; it counts once, however often it is sent. */
export const ORDER_LOST: Refusal = {
  success: false,
  error:
    'Wir wissen nicht, ob Ihr Auftrag angekommen ist. Bitte senden Sie ihn noch einmal: Er gilt ' +
    'nur einmal.',
};

/** The same of a refusal. */
export const REFUSAL_LOST: Refusal = {
  success: false,
  error:
    'Wir wissen nicht, ob Ihre Ablehnung angekommen ist. Bitte senden Sie sie noch einmal: Sie ' +
    'gilt nur einmal.',
};

const DECIDED = new Map<OfferAnswer, string>([
  [ORDER_LOST, 'accepted'],
  [REFUSAL_LOST, 'refused'],
]);

/** A decision whose answer was lost has arrived where the offer says so now. */
export async function settleDecision(
  answer: OfferAnswer,
  readStatus: () => Promise<string | undefined>,
): Promise<OfferAnswer> {
  const decided = DECIDED.get(answer);
  if (!decided) return answer;
  const status = await readStatus().catch(() => undefined);
  return status === decided ? { success: true } : answer;
}

/** Title of the toast for a decision that was not taken, or nobody knows whether. */
export const nameFailure = (answer: Refusal, refused: string): string =>
  DECIDED.has(answer) ? 'Keine Antwort erhalten' : refused;
