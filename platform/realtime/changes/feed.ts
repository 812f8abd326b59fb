import type { Claims } from '../../core/jwt.ts';
import type { Log } from '../../core/log.ts';
import { asOwner, type Database } from '../../db/database.ts';
import type { Channel } from '../channel.ts';
import type { Hub } from '../hub.ts';
import { findTable, type Catalog } from './catalog.ts';
import { buildChangeData } from './event.ts';
import { isWanted, type Change } from './subscription.ts';
import { findVisible } from './visibility.ts';

const scope = asOwner(
  'the change log holds the rows of everybody; what leaves it is checked for each receiver',
);

export type ChangeFeed = {
  start: () => Promise<() => Promise<void>>;
  /**
   * Delivers what was not notified, because the connection to the database was
   * gone for a while.
   */
  catchUp: () => Promise<void>;
};

/**
 * How far back a missed change is looked for, and how long a delivered one is
 * remembered. Rows live three minutes.
 */
const WINDOW_SECONDS = 150;

/**
 * From a transaction's notification to the channels that asked for its rows and
 * may read them. One transaction after another, so that order holds.
 */
export function createChangeFeed(
  db: Database,
  hub: Hub,
  catalog: { get: () => Promise<Catalog> },
  log: Log,
): ChangeFeed {
  let previous: Promise<void> = Promise.resolve();
  /** Transactions that were notified, with the time. */
  const notified = new Map<string, number>();

  const listeners = (): Channel[] => [...hub.all()].filter(({ changes }) => changes.length > 0);

  function receive(transactionId: string): Promise<void> {
    if (notified.has(transactionId)) return previous;
    notified.set(transactionId, Date.now());
    previous = previous
      .then(() => deliver(transactionId))
      .catch((err: unknown) => {
        log.error({ err }, 'realtime changes not delivered, to be tried again');
        notified.delete(transactionId);
      });
    return previous;
  }

  function forgetOld(): void {
    for (const [transactionId, at] of notified) {
      if (Date.now() - at < 2 * WINDOW_SECONDS * 1000) break;
      notified.delete(transactionId);
    }
  }

  async function readChanges(transactionId: string): Promise<Change[]> {
    const [rows = []] = await db.pipeline(scope, [
      {
        sql: `select schema_name, table_name, type, record, old_record, commit_timestamp
         from realtime.changes
          where transaction_id = $1::text::xid8 order by id`,
        params: [transactionId],
      },
    ]);
    return rows.map((row) => ({
      schema: String(row['schema_name']),
      table: String(row['table_name']),
      type: row['type'] as Change['type'],
      record: row['record'] as Change['record'],
      oldRecord: row['old_record'] as Change['oldRecord'],
      commitTimestamp: (row['commit_timestamp'] as Date).toISOString(),
    }));
  }

  async function readRecent(): Promise<string[]> {
    const [rows = []] = await db.pipeline(scope, [
      {
        sql: `select transaction_id::text as id from realtime.changes
         where commit_timestamp > now() - make_interval(secs => $1::int)
          group by transaction_id order by min(realtime.changes.id)`,
        params: [WINDOW_SECONDS],
      },
    ]);
    return rows.map((row) => String(row['id']));
  }

  async function deliver(transactionId: string): Promise<void> {
    const receivers = listeners();
    if (receivers.length === 0) return;
    const changes = await readChanges(transactionId);
    const known = await catalog.get();
    for (const { claims, channels } of groupByCaller(receivers)) {
      const wanted = changes.filter((change) =>
        channels.some((channel) => channel.changes.some((one) => isWanted(one, change))),
      );
      if (wanted.length === 0) continue;
      const visible = await findVisible(db, log, known, claims, wanted);
      for (const change of wanted.filter((one) => visible.has(one)))
        push(known, claims.role, channels, change);
    }
  }

  async function catchUp(): Promise<void> {
    forgetOld();
    if (listeners().length === 0) return;
    for (const transactionId of await readRecent()) await receive(transactionId);
  }

  return {
    catchUp,
    async start() {
      const stop = await db.listen(
        'realtime_changes',
        (transactionId) => void receive(transactionId),
        () =>
          void catchUp().catch((err: unknown) =>
            log.warn({ err }, 'realtime changes not looked for'),
          ),
      );
      // What happened before is nobody's to be told.
      for (const transactionId of await readRecent()) notified.set(transactionId, Date.now());
      return stop;
    },
  };
}

/** One question to the database serves all channels of a caller. */
function groupByCaller(channels: readonly Channel[]): { claims: Claims; channels: Channel[] }[] {
  const groups = new Map<string, { claims: Claims; channels: Channel[] }>();
  for (const channel of channels) {
    const group = groups.get(channel.token) ?? { claims: channel.claims, channels: [] };
    group.channels.push(channel);
    groups.set(channel.token, group);
  }
  return [...groups.values()];
}

function push(catalog: Catalog, role: string, channels: readonly Channel[], change: Change): void {
  const table = findTable(catalog, change.schema, change.table);
  if (!table) return;
  // Made once for all channels that want the same columns.
  const made = new Map<string, ReturnType<typeof buildChangeData>>();
  for (const channel of channels) {
    const wanted = channel.changes.filter((one) => isWanted(one, change));
    for (const [columns, subscriptions] of Map.groupBy(wanted, ({ select }) =>
      JSON.stringify(select),
    )) {
      const data =
        made.get(columns) ??
        buildChangeData(catalog, table, change, role, subscriptions[0]!.select);
      made.set(columns, data);
      channel.push('postgres_changes', { ids: subscriptions.map(({ id }) => id), data });
    }
  }
}
