import type { Log } from '../core/log.ts';
import type { Database } from '../db/database.ts';
import { roomOf, type Hub } from './hub.ts';
import { findMessage } from './stored-messages.ts';

/**
 * Broadcasts that SQL sent (`realtime.send`) to the channels of this process,
 * in the order of their commits.
 */
export function createMessageFeed(
  db: Database,
  hub: Hub,
  log: Log,
): { start: () => Promise<() => Promise<void>> } {
  let previous: Promise<void> = Promise.resolve();

  async function deliver(id: string): Promise<void> {
    const message = await findMessage(db, id);
    if (message)
      hub.broadcast(roomOf(message.topic, message.isPrivate), {
        ...message.broadcast,
        meta: { id },
      });
  }

  return {
    start: () =>
      db.listen('realtime_messages', (id) => {
        previous = previous
          .then(() => deliver(id))
          .catch((err: unknown) => log.error({ err }, 'message from SQL not delivered'));
      }),
  };
}
