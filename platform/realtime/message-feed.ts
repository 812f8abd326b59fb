import type { Log } from '../core/log.ts';
import { asOwner, type Database } from '../db/database.ts';
import { roomOf, type Hub } from './hub.ts';

/** Broadcasts that SQL sent (`realtime.send`) to the channels of this process, in the order of their commits. */
export function createMessageFeed(db: Database, hub: Hub, log: Log): { start: () => Promise<() => Promise<void>> } {
  const scope = asOwner('messages from SQL were checked when they were inserted; receivers by the rights of their channel');
  let previous: Promise<void> = Promise.resolve();

  async function deliver(id: string): Promise<void> {
    const [rows = []] = await db.pipeline(scope, [
      {
        sql: 'select topic, event, private, payload::text as json, binary_payload as bytes from realtime.messages where id = $1::uuid',
        params: [id],
      },
    ]);
    for (const row of rows) {
      const body = typeof row['json'] === 'string' ? row['json'] : (row['bytes'] as Uint8Array);
      hub.broadcast(roomOf(String(row['topic']), row['private'] === true), {
        event: typeof row['event'] === 'string' ? row['event'] : '',
        body,
        meta: { id },
      });
    }
  }

  return {
    start: () =>
      db.listen('realtime_messages', (id) => {
        previous = previous.then(() => deliver(id)).catch((err: unknown) => log.error({ err }, 'message from SQL not delivered'));
      }),
  };
}
