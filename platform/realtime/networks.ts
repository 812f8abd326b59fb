import { networkOf } from '../core/network-address.ts';
import { createTurns } from '../core/turns.ts';
import { createRate, LIMITS } from './limits.ts';

/** What the connections and requests of one network have together. */
export type Network = ReturnType<typeof createNetwork>;
export type Networks = ReturnType<typeof createNetworks>;

export function createNetwork() {
  return {
    connections: 0,
    joins: createRate(LIMITS.joinsPerSecondOfNetwork),
    refusals: createRate(LIMITS.refusalsPerMinuteOfNetwork, 60),
    posts: createRate(LIMITS.postsPerSecondOfNetwork),
    postedTopics: createRate(LIMITS.postedTopicsPerMinuteOfNetwork, 60),
    /** Questions to the database wait here, so that none stands before other networks' twice. */
    inTurn: createTurns(1),
    waiting: 0,
  };
}

/** Longer than any of the counts above. */
const FORGOTTEN_MS = 2 * 60_000;

export function createNetworks(now: () => number = Date.now) {
  const known = new Map<string, { network: Network; seen: number }>();
  return {
    /** IPv6 addresses count by their /64. */
    find(address: string): Network {
      const key = networkOf(address);
      const entry = known.get(key) ?? { network: createNetwork(), seen: 0 };
      entry.seen = now();
      known.set(key, entry);
      return entry.network;
    },
    /** Regularly: forgets those that have nothing open and said nothing for a while. */
    sweep(): void {
      for (const [key, { network, seen }] of known)
        if (network.connections === 0 && network.waiting === 0 && now() - seen > FORGOTTEN_MS)
          known.delete(key);
    },
  };
}
