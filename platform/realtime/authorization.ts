import { randomUUID } from 'node:crypto';
import type { Claims } from '../core/jwt.ts';
import {
  DatabaseError,
  type CallerScope,
  type Database,
  type Transaction,
} from '../db/database.ts';

/** What the policies on `realtime.messages` allow on one private channel. */
export type ChannelRights = {
  receiveBroadcast: boolean;
  sendBroadcast: boolean;
  receivePresence: boolean;
  sendPresence: boolean;
};

type Extension = 'broadcast' | 'presence';
/** A probe row is needed before the caller can try to read it. */
const PROBING: CallerScope = { kind: 'caller', role: 'service_role', claims: {} };
const ROLLED_BACK = Symbol('rolled back');

/**
 * Asks the policies as Supabase does: may the caller read a message of this
 * channel, may he write one. Everything is rolled back.
 */
export async function readRights(
  db: Database,
  claims: Claims,
  topic: string,
): Promise<ChannelRights> {
  const probes: Record<Extension, string> = { broadcast: randomUUID(), presence: randomUUID() };
  let rights: ChannelRights | null = null;
  const attempt = db.transaction(PROBING, async (tx) => {
    await tx.query(
      `insert into realtime.messages (id, topic, extension) values ($1::uuid, $3, 'broadcast'),
       ($2::uuid, $3, 'presence')`,
      [probes.broadcast, probes.presence, topic],
    );
    const settings = { 'realtime.topic': topic };
    await tx.become({ kind: 'caller', role: claims.role, claims, settings });
    const readable = await tx.query<{ id: string }>(
      'select id from realtime.messages where id in ($1::uuid, $2::uuid)',
      [probes.broadcast, probes.presence],
    );
    const canRead = (extension: Extension) => readable.some(({ id }) => id === probes[extension]);
    rights = {
      receiveBroadcast: canRead('broadcast'),
      receivePresence: canRead('presence'),
      sendBroadcast: await canWrite(tx, topic, 'broadcast'),
      sendPresence: await canWrite(tx, topic, 'presence'),
    };
    throw ROLLED_BACK;
  });
  await attempt.catch((error: unknown) => {
    if (error !== ROLLED_BACK) throw error;
  });
  return rights!;
}

async function canWrite(tx: Transaction, topic: string, extension: Extension): Promise<boolean> {
  await tx.script('savepoint attempt');
  try {
    await tx.query('insert into realtime.messages (topic, extension) values ($1, $2)', [
      topic,
      extension,
    ]);
    return true;
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== '42501') throw error;
    await tx.script('rollback to savepoint attempt');
    return false;
  }
}
