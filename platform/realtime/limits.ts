/** Limits of one connection and of one channel on it. Generous for people, tight for loops. */
export const LIMITS = {
  connections: 10_000,
  /** An office of twenty people with ten tabs each. */
  connectionsPerNetwork: 200,
  /** Bytes of a WebSocket message; a larger one ends the connection (1009). */
  messageBytes: 512 * 1024,
  /** Bytes of a broadcast or presence payload. */
  payloadBytes: 256 * 1024,
  topicBytes: 255,
  /**
   * Levels of arrays and objects in a message, far below what the stack holds
   * when it is written again.
   */
  nesting: 256,
  channelsPerConnection: 100,
  joinsPerSecond: 100,
  /** On joined channels; more ends the channel. */
  eventsPerSecond: 500,
  /**
   * Of any kind; more ends the connection. Above what joins and events allow,
   * so that those answer first.
   */
  messagesPerSecond: 1_000,
  changesPerChannel: 50,
  changesPerConnection: 200,
  /** Room for the identifiers that `in` takes. */
  filterBytes: 4 * 1024,
  /** Of `in`, as in Supabase. */
  filterValues: 100,
  /** Earlier messages that a join may ask for. */
  replayedMessages: 25,
  /** Unsent bytes of a client that does not read; then it is dropped. */
  bufferedBytes: 8 * 1024 * 1024,
  /** Clients send a heartbeat every 25 s. */
  idleMs: 60_000,
} as const;

/** Counts within whole seconds. `take` is false once the second is full. */
export function createRate(
  perSecond: number,
  now: () => number = Date.now,
): { take: () => boolean } {
  let second = 0;
  let count = 0;
  return {
    take() {
      const current = Math.floor(now() / 1000);
      if (current !== second) [second, count] = [current, 0];
      count += 1;
      return count <= perSecond;
    },
  };
}
