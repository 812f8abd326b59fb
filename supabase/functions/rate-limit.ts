import { BUDGETS } from '#shared/core/budgets.ts';
import { json, type FunctionContext } from './context.ts';

type RateLimit = {
  /** For one sender from one connection. */
  perSender: number;
  /**
   * For everybody behind one connection: an office sends for many people, a
   * machine for thousands.
   */
  perAddress: number;
  /** An hour unless it says otherwise. */
  seconds?: number;
};

const USUAL: RateLimit = {
  perSender: BUDGETS.formsOfSender.most,
  perAddress: BUDGETS.formsOfAddress.most,
};
/** Offices and mobile networks send through one address. */
const SENDERS_AT_AN_ADDRESS = 25;

/**
 * False when one sender, or all behind a connection, sent more of this kind
 * than people do (RUN-09).
 */
export const allowSender = async (
  { allow, clientAddress }: Pick<FunctionContext, 'allow' | 'clientAddress'>,
  kind: string,
  sender: string,
  { perSender, perAddress, seconds = 3600 }: RateLimit = USUAL,
): Promise<boolean> =>
  // The address first: a machine that makes up senders fills no memory with their counts.
  (await allow(`${kind}:${clientAddress}`, perAddress, seconds)) &&
  (await allow(`${kind}:${sender.toLowerCase()}:${clientAddress}`, perSender, seconds));

/**
 * Whether unproven requests come faster than any person or office sends them.
 * Asked only for requests without a good proof of work, so that visitors whose
 * browser did the work never meet a limit. Everything below is stored and
 * marked.
 */
export async function isAbusive(
  kind: string,
  email: string,
  context: FunctionContext,
): Promise<boolean> {
  const perSender = context.settings.formsPerMinute;
  const perAddress = perSender * SENDERS_AT_AN_ADDRESS;
  return !(await allowSender(context, `${kind}-flood`, email, {
    perSender,
    perAddress,
    seconds: 60,
  }));
}

export function refuseAbuse(): Response {
  const response = json(
    {
      success: false,
      error: 'Zu viele Anfragen in kurzer Zeit. Bitte versuchen Sie es in einer Minute erneut.',
    },
    429,
  );
  response.headers.set('retry-after', '60');
  return response;
}
