import type { Inbound } from './wire/frame.ts';

/**
 * Joins under way, by topic: the database may take its time, and what the
 * client says of the channel meanwhile waits for it.
 */
export function createJoinTurns(join: (inbound: Inbound) => Promise<void>) {
  const joining = new Map<string, Promise<void>>();
  return {
    /** Joins once the earlier joins of the topic are done. */
    async take(inbound: Inbound): Promise<void> {
      const joined = (joining.get(inbound.topic) ?? Promise.resolve()).then(() => join(inbound));
      const turn = joined.catch(() => {});
      joining.set(inbound.topic, turn);
      await joined.finally(() => {
        if (joining.get(inbound.topic) === turn) joining.delete(inbound.topic);
      });
    },
    /** The last join of the topic; nothing where none is under way. */
    find: (topic: string): Promise<void> | undefined => joining.get(topic),
  };
}
