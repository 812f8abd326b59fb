import { LRUCache } from 'lru-cache';
import { PlatformError } from '../core/error.ts';
import type { TokenVerifier } from '../core/jwt.ts';
import { asOwner, type Database } from '../db/database.ts';

const CHANNEL = 'ended_sessions';
const MOST = 100_000;
const READ = `select session_id::text as id from platform.ended_sessions
  where ended_at > now() - make_interval(secs => $1::int)`;

export type EndedSessions = {
  /** Refuses the access tokens of sessions that were ended. */
  refuse: (verify: TokenVerifier) => TokenVerifier;
  /** Of those that the database has told of so far, which it does once a token was asked about. */
  hasEnded: (sessionId: string) => boolean;
};

/**
 * Knows a session as ended from the moment the database tells of it. Tokens
 * without a session, and of one that the database has never seen, are none of
 * its business. `lifetimeSeconds`: how long a token may outlive its session.
 */
export function watchEndedSessions(db: Database, lifetimeSeconds: number): EndedSessions {
  // By size: `max` would set aside room for all of them at the start.
  const ended = new LRUCache<string, true>({
    maxSize: MOST,
    sizeCalculation: () => 1,
    ttl: lifetimeSeconds * 1000,
  });
  let listening: Promise<void> | null = null;

  async function read(): Promise<void> {
    const [rows = []] = await db.pipeline(
      asOwner('which sessions were ended decides about tokens of everybody'),
      [{ sql: READ, params: [lifetimeSeconds] }],
    );
    for (const { id } of rows) ended.set(String(id), true);
  }

  async function listen(): Promise<void> {
    // Should this fail, the next request without a list begins anew.
    const readAgain = () => void read().catch(() => (listening = null));
    await db.listen(CHANNEL, (id) => ended.set(id, true), readAgain);
    await read();
  }

  const hasEnded = (id: string): boolean => ended.has(id);
  const refuse =
    (verify: TokenVerifier): TokenVerifier =>
    async (token) => {
      const claims = await verify(token);
      if (typeof claims.session_id !== 'string') return claims;
      listening ??= listen();
      await listening.catch((cause: unknown) => {
        listening = null;
        throw cause;
      });
      if (hasEnded(claims.session_id))
        throw new PlatformError('bad_jwt', 401, 'The session has ended', {
          extra: { claims: true },
        });
      return claims;
    };
  return { refuse, hasEnded };
}
