import { randomUUID } from 'node:crypto';
import type { Log } from '../core/log.ts';
import { asOwner, type Database } from '../db/database.ts';
import type { PresenceNews } from './presence.ts';

export type BusMessage =
  | { kind: 'broadcast'; room: string; event: string; json?: string; bytes?: string }
  | PresenceNews;
type Envelope = { from: string; message: BusMessage } | { stored: string };

const CHANNEL = 'realtime_bus';
/** A notification holds 8,000 bytes. */
const MAX_NOTIFICATION_BYTES = 7_800;

/**
 * Between server processes, by LISTEN/NOTIFY. With the embedded database there
 * is one process, and nothing is sent.
 */
export type Bus = {
  process: string;
  publish: (message: BusMessage) => void;
  start: (
    onMessage: (message: BusMessage) => void,
    onResumed: () => void,
  ) => Promise<() => Promise<void>>;
};

export function createBus(db: Database, log: Log): Bus {
  const process = randomUUID();
  if (db.kind === 'pglite')
    return { process, publish: () => {}, start: async () => async () => {} };

  const scope = asOwner('messages between processes belong to the platform');
  let waiting: string[] = [];
  let sending = false;

  /**
   * One statement at a time keeps the order; what arrives meanwhile goes
   * together with the next.
   */
  async function flush(): Promise<void> {
    if (sending) return;
    sending = true;
    try {
      while (waiting.length > 0) {
        const batch = waiting;
        waiting = [];
        await db.pipeline(scope, [
          {
            sql: `with bodies as (select value as body, ordinality as position
             from jsonb_array_elements_text($1::text::jsonb) with ordinality),
              large as (insert into realtime.relayed_messages (body) select body from bodies
                where octet_length(body) > $2::int returning id, body)
              select pg_notify('${CHANNEL}', coalesce((select jsonb_build_object('stored', id)::text
                from large where large.body = bodies.body limit 1), body))
              from bodies order by position`,
            params: [JSON.stringify(batch), MAX_NOTIFICATION_BYTES],
          },
        ]);
      }
    } catch (err) {
      log.error({ err }, 'realtime messages to other processes lost');
    } finally {
      sending = false;
    }
  }

  async function open(envelope: Envelope): Promise<Envelope> {
    if (!('stored' in envelope)) return envelope;
    const [rows = []] = await db.pipeline(scope, [
      {
        sql: 'select body from realtime.relayed_messages where id = $1::uuid',
        params: [envelope.stored],
      },
    ]);
    return JSON.parse(String(rows[0]?.['body'])) as Envelope;
  }

  return {
    process,
    publish(message) {
      waiting.push(JSON.stringify({ from: process, message } satisfies Envelope));
      void flush();
    },
    async start(onMessage, onResumed) {
      // Large messages take a second look at the database; the chain keeps them in their place.
      let previous: Promise<void> = Promise.resolve();
      const receive = (payload: string): void => {
        previous = previous
          .then(() => open(JSON.parse(payload) as Envelope))
          .then((envelope) => {
            if ('message' in envelope && envelope.from !== process) onMessage(envelope.message);
          })
          .catch((err: unknown) =>
            log.error({ err }, 'realtime message from another process lost'),
          );
      };
      return db.listen(CHANNEL, receive, onResumed);
    },
  };
}
