import { asOwner, type Database, type Row } from '../db/database.ts';
import type { ReplayWish } from './join-config.ts';
import type { Broadcast } from './wire/frame.ts';

/** A broadcast that SQL sent (`realtime.send`). */
export type StoredMessage = { id: string; topic: string; isPrivate: boolean; broadcast: Broadcast };

const scope = asOwner(
  'messages from SQL were checked when they were inserted; receivers by the rights of their ' +
    'channel',
);
const COLUMNS = 'id::text, topic, event, private, payload::text as json, binary_payload as bytes';

function toMessage(row: Row): StoredMessage {
  const body = typeof row['json'] === 'string' ? row['json'] : (row['bytes'] as Uint8Array);
  const event = typeof row['event'] === 'string' ? row['event'] : '';
  return {
    id: String(row['id']),
    topic: String(row['topic']),
    isPrivate: row['private'] === true,
    broadcast: { event, body },
  };
}

export async function findMessage(db: Database, id: string): Promise<StoredMessage | null> {
  const [rows = []] = await db.pipeline(scope, [
    { sql: `select ${COLUMNS} from realtime.messages where id = $1::uuid`, params: [id] },
  ]);
  return rows[0] ? toMessage(rows[0]) : null;
}

/** The newest messages of a private channel since then, oldest first. */
export async function readRecentMessages(
  db: Database,
  topic: string,
  { since, limit }: ReplayWish,
): Promise<StoredMessage[]> {
  const [rows = []] = await db.pipeline(scope, [
    {
      sql: `select ${COLUMNS} from realtime.messages
        where topic = $1 and private and extension = 'broadcast'
          and (payload is not null or binary_payload is not null)
          and inserted_at >= timezone('utc', to_timestamp($2::float8 / 1000))
        order by inserted_at desc limit $3::int`,
      params: [topic, since, limit],
    },
  ]);
  return rows.map(toMessage).reverse();
}
