import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createTurns } from '../core/turns.ts';
import type { Database } from '../db/database.ts';
import { readRights, type ChannelRights } from './authorization.ts';
import { LIMITS } from './limits.ts';
import type { Network } from './networks.ts';
import type { TokenClaims } from './join.ts';

const NOTHING: ChannelRights = {
  receiveBroadcast: false,
  sendBroadcast: false,
  receivePresence: false,
  sendPresence: false,
};

/** Too many questions of one network wait already. */
export class TooManyQuestions extends Error {}

export type Rights = ReturnType<typeof createRights>;

/**
 * Asks the policies for many callers without occupying the database: a few at
 * once, of one network one after the other. Who may do nothing is told so again
 * for some seconds without asking.
 */
export function createRights(db: Database) {
  const inTurn = createTurns(LIMITS.rightsAtOnce);
  const denied = new LRUCache<string, ChannelRights>({ max: 10_000, ttl: LIMITS.deniedMs });

  async function ask(key: string, claims: TokenClaims['claims'], topic: string) {
    const before = denied.get(key);
    if (before) return before;
    const rights = await readRights(db, claims, topic);
    if (!Object.values(rights).includes(true)) denied.set(key, rights);
    return rights;
  }

  return {
    /**
     * Nothing is asked, and nothing allowed, once `isWanted` is false. Throws
     * TooManyQuestions, and what policies that fail throw.
     */
    async read(
      network: Network,
      { claims, token }: TokenClaims,
      topic: string,
      isWanted: () => boolean = () => true,
    ): Promise<ChannelRights> {
      if (network.waiting >= LIMITS.waitingRightsOfNetwork) throw new TooManyQuestions();
      const key = createHash('sha256').update(`${token}\0${topic}`).digest('base64url');
      network.waiting += 1;
      try {
        return await network.inTurn(() =>
          inTurn(async () => (isWanted() ? ask(key, claims, topic) : NOTHING)),
        );
      } finally {
        network.waiting -= 1;
      }
    },
  };
}
