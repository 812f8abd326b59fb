import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { AuthSettings } from '../deps.ts';
import { networkOf } from '../core/network-address.ts';
import type { PlatformContext } from '../http/env.ts';
import { authError, type AuthErrorCode } from './errors.ts';

const MINUTE = 60;
const HOUR = 3_600;

/**
 * Counts per endpoint kind. `account` is the e-mail address or user id, the address is the network
 * of the request (IPv6: its /64): a crowded office behind one address is not locked out, one
 * guessed account is.
 */
export type Limits = {
  /** Sign-in, sign-up and refresh attempts. */
  signIn(context: PlatformContext, account: string): Promise<void>;
  /**
   * Wrong passwords: of an account by everybody together, but apart for each device that signed in
   * before, and of a network. Returns what to call for a right one: it does not count.
   */
  password(
    context: PlatformContext,
    account: string,
    device: string | null,
  ): Promise<() => Promise<void>>;
  /**
   * Guesses of mailed codes: few, because six digits are few, and counted whatever address they come
   * from; of a network as wrong passwords are. Returns what to call for a right one: it does not
   * count.
   */
  guess(context: PlatformContext, account: string): Promise<() => Promise<void>>;
  /**
   * The same for the codes of an app, which void nothing: apart for each device that has proven this
   * factor before and for each network, so that whoever knows the password locks nobody out.
   */
  factorCode(
    context: PlatformContext,
    factorId: string,
    device: string | null,
  ): Promise<() => Promise<void>>;
  /** Guesses of links, which name no account, by network; otherwise the same. */
  link(context: PlatformContext): Promise<() => Promise<void>>;
  /** Mails to one mailbox an hour, and those that one network asks for. */
  mail(context: PlatformContext, account: string): Promise<void>;
};

/** Of mailed codes and second factors. By the day, too: codes can be asked for again. */
const WRONG_GUESSES_PER_HOUR = 30;
/**
 * Of a second factor this is what all devices have together that never proved it. Of a million codes
 * three are right at a time: who guesses a hundred a day has a chance of 0.03 % a day.
 */
const WRONG_GUESSES_PER_DAY = 100;
/** Of one factor by one device or network: no single one uses up what all have together. */
const WRONG_GUESSES_OF_PLACE_PER_DAY = 50;
const WRONG_LINKS_PER_FIVE_MINUTES = 60;
/** ASVS 4.0.3, 2.2.1: no more than 100 an hour on one account. */
export const WRONG_PASSWORDS_PER_HOUR = 100;
/** Twenty people of an office may all have forgotten theirs. */
const WRONG_PASSWORDS_OF_NETWORK_PER_HOUR = 300;
/** Each may be an account that nobody ever confirms. */
const MAILS_OF_NETWORK_PER_HOUR = 600;

export function createLimits({
  signInPerAccount,
  perAddress,
  emailPerAccount,
  emailPerAddress = MAILS_OF_NETWORK_PER_HOUR,
  failuresPerAccount = WRONG_PASSWORDS_PER_HOUR,
  failuresPerAddress = WRONG_PASSWORDS_OF_NETWORK_PER_HOUR,
}: AuthSettings['rateLimits']): Limits {
  const signIns = new RateLimiterMemory({ points: signInPerAccount, duration: MINUTE });
  const addresses = new RateLimiterMemory({ points: perAddress, duration: MINUTE });
  const guessesByHour = new RateLimiterMemory({ points: WRONG_GUESSES_PER_HOUR, duration: HOUR });
  const guessesByDay = new RateLimiterMemory({
    points: WRONG_GUESSES_PER_DAY,
    duration: 24 * HOUR,
  });
  const placeGuessesByDay = new RateLimiterMemory({
    points: WRONG_GUESSES_OF_PLACE_PER_DAY,
    duration: 24 * HOUR,
  });
  const links = new RateLimiterMemory({
    points: WRONG_LINKS_PER_FIVE_MINUTES,
    duration: 5 * MINUTE,
  });
  const failures = new RateLimiterMemory({ points: failuresPerAccount, duration: HOUR });
  const networkFailures = new RateLimiterMemory({ points: failuresPerAddress, duration: HOUR });
  const mails = new RateLimiterMemory({ points: emailPerAccount, duration: HOUR });
  const networkMails = new RateLimiterMemory({ points: emailPerAddress, duration: HOUR });

  const addressOf = (context: PlatformContext) => networkOf(context.get('clientAddress'));
  const perRequest = (context: PlatformContext) =>
    take(addresses, addressOf(context), 'over_request_rate_limit');
  const countGuess = async (context: PlatformContext, counts: Count[]) => {
    await perRequest(context);
    const all: Count[] = [[networkFailures, addressOf(context)], ...counts];
    for (const [limiter, key] of all) await take(limiter, key, 'over_request_rate_limit');
    return async () => {
      for (const [limiter, key] of all) await giveBack(limiter, key);
    };
  };
  return {
    async signIn(context, account) {
      await perRequest(context);
      await take(signIns, `${account}|${addressOf(context)}`, 'over_request_rate_limit');
    },
    async password(context, account, device) {
      const network = addressOf(context);
      const key = `${account}|${device ?? ''}`;
      await take(networkFailures, network, 'over_request_rate_limit');
      await take(failures, key, 'over_request_rate_limit');
      return async () => {
        await giveBack(networkFailures, network);
        await giveBack(failures, key);
      };
    },
    guess: (context, account) =>
      countGuess(context, [
        [guessesByHour, account],
        [guessesByDay, account],
      ]),
    factorCode(context, factorId, device) {
      const place = `${factorId}|${device ?? addressOf(context)}`;
      return countGuess(context, [
        [guessesByHour, place],
        [placeGuessesByDay, place],
        [guessesByDay, device ? place : factorId],
      ]);
    },
    async link(context) {
      const address = addressOf(context);
      await take(links, address, 'over_request_rate_limit');
      return () => giveBack(links, address);
    },
    async mail(context, account) {
      await perRequest(context);
      await take(networkMails, addressOf(context), 'over_email_send_rate_limit');
      await take(mails, account, 'over_email_send_rate_limit');
    },
  };
}

type Count = [RateLimiterMemory, string];

/** What is counted is kept for a day, and strangers choose how long it is. */
const shorten = (key: string): string => createHash('sha256').update(key).digest('base64url');

const giveBack = async (limiter: RateLimiterMemory, key: string): Promise<void> =>
  void (await limiter.reward(shorten(key)));

async function take(limiter: RateLimiterMemory, key: string, code: AuthErrorCode): Promise<void> {
  try {
    await limiter.consume(shorten(key));
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    const seconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
    throw authError(code, undefined, { headers: { 'retry-after': String(seconds) } });
  }
}
