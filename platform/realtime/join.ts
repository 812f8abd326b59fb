import type { Claims } from '../core/jwt.ts';
import { PlatformError } from '../core/error.ts';
import type { ChannelRights } from './authorization.ts';
import {
  createSubscriptions,
  nextSubscriptionId,
  type ChangeSubscription,
} from './changes/subscription.ts';
import type { Channel } from './channel.ts';
import type { Connection } from './connection.ts';
import { roomOf } from './hub.ts';
import { parseJoin, type JoinConfig, type ReplayWish } from './join-config.ts';
import { LIMITS } from './limits.ts';
import { TooManyQuestions } from './rights.ts';
import type { Realtime } from './service.ts';
import { readRecentMessages, type StoredMessage } from './stored-messages.ts';
import { encodeBroadcast, encodeFrame } from './wire/encode.ts';
import type { Inbound } from './wire/frame.ts';

const PREFIX = 'realtime:';

/** A refusal whose text the client shows: supabase-js turns it into CHANNEL_ERROR. */
class JoinRefused extends Error {}
/** The policies refuse the channel. */
class ChannelDenied extends JoinRefused {}

/**
 * Answers phx_join: token, rights, subscriptions; then the reply, the presence
 * state and word about the changes, in this order.
 */
export async function joinChannel(
  realtime: Realtime,
  connection: Connection,
  inbound: Inbound,
): Promise<void> {
  try {
    await join(realtime, connection, inbound);
  } catch (error) {
    if (!(error instanceof JoinRefused)) throw error;
    connection.reply(inbound, 'error', { reason: error.message });
    if (error instanceof ChannelDenied) connection.countRefusal();
  }
}

async function join(realtime: Realtime, connection: Connection, inbound: Inbound): Promise<void> {
  const { topic } = inbound;
  const name = requireName(inbound);
  if (!connection.mayJoin())
    throw new JoinRefused('ClientJoinRateLimitReached: Too many joins per second');
  const config = parseJoin(inbound.payload);
  if (!config) throw new JoinRefused('InvalidJoinPayload: The join payload is malformed');
  requireRoom(connection, topic, config.changes.length);
  await realtime.start();
  const standing = await readToken(realtime, connection.key, config.accessToken);
  const { claims, token } = standing;
  const rights = config.isPrivate
    ? await requireReadable(realtime, connection, standing, name)
    : null;
  // Each step asks the database, which has no time for who went away meanwhile.
  if (!connection.isOpen()) return;
  const ids = config.changes.map(nextSubscriptionId);
  const { changes, fault } = await subscribe(realtime, claims, config, ids);
  const replay = config.replay ? await readReplay(realtime, config.replay, rights, name) : [];

  // The database took its time: the client may be gone, and then its channel
  // would never end, or other joins may have filled the connection.
  if (!connection.isOpen()) return;
  requireRoom(connection, topic, changes.length);
  // A second join of the same topic replaces the first.
  const before = connection.channels.get(topic);
  if (before) connection.drop(before);
  const channel = createChannel(connection, inbound, name, config, {
    claims,
    token,
    rights,
    changes,
    replayed: new Set(replay.map(({ id }) => id)),
  });
  connection.channels.set(topic, channel);
  connection.reply(inbound, 'ok', {
    postgres_changes: config.changes.map((wish, i) => ({ ...(wish as object), id: ids[i] })),
  });
  realtime.hub.add(channel);
  if (channel.presenceEnabled && (rights?.receivePresence ?? true))
    channel.push('presence_state', realtime.presence.list(channel.room));
  for (const { id, broadcast } of replay) {
    const encoded = encodeBroadcast(
      topic,
      { ...broadcast, meta: { id, replayed: true } },
      channel.version,
    );
    if (encoded !== null) channel.send(encoded);
  }
  // Supabase establishes a replication connection for messages sent from SQL;
  // `start` above listens to them already.
  if (config.announceReady)
    channel.push('system', {
      extension: 'system',
      channel: name,
      status: 'ok',
      message: 'Replication connection established',
    });
  if (config.changes.length > 0) {
    const word =
      fault === null
        ? { status: 'ok', message: 'Subscribed to PostgreSQL' }
        : { status: 'error', message: fault };
    channel.push('system', { extension: 'postgres_changes', channel: name, ...word });
  }
}

function requireName({ topic, joinRef, ref }: Inbound): string {
  const name = topic.startsWith(PREFIX) ? topic.slice(PREFIX.length) : '';
  if (name === '') throw new JoinRefused('TopicNameRequired: You must provide a topic name');
  if (Buffer.byteLength(topic) > LIMITS.topicBytes)
    throw new JoinRefused('InvalidJoinPayload: The topic name is too long');
  if (Buffer.byteLength(joinRef ?? ref ?? '') > LIMITS.labelBytes)
    throw new JoinRefused('InvalidJoinPayload: The reference is too long');
  return name;
}

const sumOf = <T>(list: readonly T[], read: (one: T) => number): number =>
  list.reduce((sum, one) => sum + read(one), 0);

function requireRoom({ channels }: Connection, topic: string, changes: number): void {
  if (!channels.has(topic) && channels.size >= LIMITS.channelsPerConnection)
    throw new JoinRefused('ChannelRateLimitReached: Too many channels');
  const others = [...channels.values()].filter((channel) => channel.topic !== topic);
  if (sumOf(others, (channel) => channel.changes.length) + changes > LIMITS.changesPerConnection)
    throw new JoinRefused('ChannelRateLimitReached: Too many postgres_changes');
}

export type TokenClaims = { claims: Claims; token: string };

/**
 * Without a token of its own, and with an `sb_…` key, a channel acts as the key
 * of the connection.
 */
export async function readToken(
  { verifyToken }: Realtime,
  key: TokenClaims,
  accessToken: string | null,
): Promise<TokenClaims> {
  if (!accessToken || accessToken.startsWith('sb_')) return key;
  try {
    const claims = await verifyToken(accessToken);
    const { role, exp } = claims;
    if (role === undefined || exp === undefined)
      throw new JoinRefused('InvalidJWTToken: Fields `role` and `exp` are required in JWT');
    return { claims: { ...claims, role }, token: accessToken };
  } catch (error) {
    if (error instanceof PlatformError) throw new JoinRefused(`InvalidJWTToken: ${error.message}`);
    throw error;
  }
}

const tooMany = (): JoinRefused =>
  new JoinRefused('ClientJoinRateLimitReached: Too many private channels asked for');

export async function requireReadable(
  { rights: asked, log }: Realtime,
  { network, isOpen }: Connection,
  standing: TokenClaims,
  name: string,
): Promise<ChannelRights> {
  const refused = new ChannelDenied(
    `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`,
  );
  if (network.refusals.isUsedUp()) throw tooMany();
  const rights = await asked.read(network, standing, name, isOpen).catch((err: unknown) => {
    if (err instanceof TooManyQuestions) throw tooMany();
    log.warn({ err }, 'policies on realtime.messages failed');
    throw refused;
  });
  if (!rights.receiveBroadcast && !rights.receivePresence) throw refused;
  return rights;
}

/** What SQL sent to the channel before, for those who may receive it now. */
async function readReplay(
  { db }: Realtime,
  wish: ReplayWish,
  rights: ChannelRights | null,
  name: string,
): Promise<StoredMessage[]> {
  if (!rights)
    throw new JoinRefused('UnableToReplayMessages: Replay is not allowed for public channels');
  return rights.receiveBroadcast ? readRecentMessages(db, name, wish) : [];
}

/**
 * A wish that cannot be met is no reason to refuse the channel: Supabase tells
 * it by a system message.
 */
async function subscribe(
  { db, catalog }: Realtime,
  claims: Claims,
  config: JoinConfig,
  ids: readonly number[],
): Promise<{ changes: ChangeSubscription[]; fault: string | null }> {
  if (config.changes.length === 0) return { changes: [], fault: null };
  try {
    const known = await catalog.get();
    return {
      changes: await createSubscriptions(db, known, claims, ids, config.changes),
      fault: null,
    };
  } catch (error) {
    return { changes: [], fault: error instanceof Error ? error.message : 'Unable to subscribe' };
  }
}

type Standing = Pick<Channel, 'claims' | 'token' | 'rights' | 'changes' | 'replayed'>;

function createChannel(
  connection: Connection,
  { topic, joinRef, ref }: Inbound,
  name: string,
  config: JoinConfig,
  standing: Standing,
): Channel {
  const { version } = connection;
  const channel: Channel = {
    ...standing,
    topic,
    name,
    version,
    isPrivate: config.isPrivate,
    room: roomOf(name, config.isPrivate),
    joinRef: joinRef ?? ref,
    presenceKey: config.presenceKey,
    presenceEnabled: config.presenceEnabled,
    presenceBytes: 0,
    selfBroadcast: config.selfBroadcast,
    ackBroadcast: config.ackBroadcast,
    renewal: Promise.resolve(),
    send: connection.send,
    push: (event, payload) =>
      connection.send(encodeFrame({ joinRef: null, ref: null, topic, event, payload }, version)),
    shutDown(message) {
      channel.push('system', { extension: 'system', status: 'error', message, channel: name });
      connection.drop(channel);
    },
  };
  return channel;
}
