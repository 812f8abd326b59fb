/** Limits of one connection and of one channel on it. Generous for people, tight for loops. */
export const LIMITS = {
  connections: 10_000,
  /** An office of twenty people with ten tabs each. */
  connectionsPerNetwork: 200,
  /** Bytes of a WebSocket message; a larger one ends the connection (1009). */
  messageBytes: 512 * 1024,
  /** Bytes of a broadcast's payload. */
  payloadBytes: 256 * 1024,
  /** Bytes of a presence payload, which stays in memory and is told to everybody who joins. */
  presenceBytes: 8 * 1024,
  presenceBytesPerConnection: 64 * 1024,
  presencesPerRoom: 500,
  topicBytes: 255,
  /** Bytes of what else a channel keeps of its join: its reference and presence key. */
  labelBytes: 255,
  /**
   * Levels of arrays and objects in a message, far below what the stack holds
   * when it is written again.
   */
  nesting: 256,
  channelsPerConnection: 100,
  joinsPerSecond: 100,
  /** Of an office whose tabs all come back after a restart. */
  joinsPerSecondOfNetwork: 300,
  /** Questions for the rights of a private channel, each a transaction. */
  rightsAtOnce: 2,
  waitingRightsOfNetwork: 200,
  /** How long it is remembered that a token may do nothing on a topic. */
  deniedMs: 5_000,
  /** Of private channels; more ends the connection. A client asks again every ten seconds. */
  refusalsPerMinute: 30,
  refusalsPerMinuteOfNetwork: 300,
  /** Messages sent over HTTP, and the private topics among them. */
  postsPerSecondOfNetwork: 500,
  postedTopicsPerMinuteOfNetwork: 300,
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

export type Rate = {
  /** False once the limit is reached. */
  take: () => boolean;
  isUsedUp: () => boolean;
};

/** Counts within whole spans of so many seconds. */
export function createRate(limit: number, seconds = 1, now: () => number = Date.now): Rate {
  let span = 0;
  let count = 0;
  const turn = (): void => {
    const current = Math.floor(now() / 1000 / seconds);
    if (current !== span) [span, count] = [current, 0];
  };
  return {
    take() {
      turn();
      count += 1;
      return count <= limit;
    },
    isUsedUp() {
      turn();
      return count >= limit;
    },
  };
}
