import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { AuthSettings } from '../deps.ts';
import type { PlatformContext } from '../http/env.ts';
import { authError, type AuthErrorCode } from './errors.ts';

const MINUTE = 60;
const HOUR = 3_600;

/**
 * Counts per endpoint kind. `account` is the e-mail address or user id, the address is the network address of the request:
 * a crowded office behind one address is not locked out, one guessed account is.
 */
export type Limits = {
  /** Sign-in, sign-up and refresh attempts. */
  signIn(context: PlatformContext, account: string): Promise<void>;
  /** Guesses of mailed codes and of second factors: few, because six digits are few, and counted whatever address they come from. */
  guess(context: PlatformContext, account: string): Promise<void>;
  /**
   * Guesses of links, which name no account: a right one is given back, so only wrong ones count, by network address.
   * Returns the function to call for a right one.
   */
  link(context: PlatformContext): Promise<() => Promise<void>>;
  /** Mails to one mailbox an hour. */
  mail(context: PlatformContext, account: string): Promise<void>;
};

const GUESSES_PER_FIVE_MINUTES = 30;
const WRONG_LINKS_PER_FIVE_MINUTES = 60;

export function createLimits({ signInPerAccount, perAddress, emailPerAccount }: AuthSettings['rateLimits']): Limits {
  const signIns = new RateLimiterMemory({ points: signInPerAccount, duration: MINUTE });
  const addresses = new RateLimiterMemory({ points: perAddress, duration: MINUTE });
  const guesses = new RateLimiterMemory({ points: GUESSES_PER_FIVE_MINUTES, duration: 5 * MINUTE });
  const links = new RateLimiterMemory({ points: WRONG_LINKS_PER_FIVE_MINUTES, duration: 5 * MINUTE });
  const mails = new RateLimiterMemory({ points: emailPerAccount, duration: HOUR });

  const perRequest = (context: PlatformContext) => take(addresses, context.get('clientAddress'), 'over_request_rate_limit');
  return {
    async signIn(context, account) {
      await perRequest(context);
      await take(signIns, `${account}|${context.get('clientAddress')}`, 'over_request_rate_limit');
    },
    async guess(context, account) {
      await perRequest(context);
      await take(guesses, account, 'over_request_rate_limit');
    },
    async link(context) {
      const address = context.get('clientAddress');
      await take(links, address, 'over_request_rate_limit');
      return async () => void (await links.reward(address));
    },
    async mail(context, account) {
      await perRequest(context);
      await take(mails, account, 'over_email_send_rate_limit');
    },
  };
}

async function take(limiter: RateLimiterMemory, key: string, code: AuthErrorCode): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    const seconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
    throw authError(code, undefined, { headers: { 'retry-after': String(seconds) } });
  }
}
