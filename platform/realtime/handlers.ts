import { z } from 'zod';
import type { Channel } from './channel.ts';
import type { Connection } from './connection.ts';
import { readToken, requireReadable } from './join.ts';
import { LIMITS } from './limits.ts';
import type { Realtime } from './service.ts';
import type { Inbound } from './wire/frame.ts';

type Handler = (
  realtime: Realtime,
  connection: Connection,
  channel: Channel,
  inbound: Inbound,
) => Promise<void> | void;

/** What a client may say on a channel it joined. Anything else is ignored. */
export const handlers: Readonly<Record<string, Handler>> = {
  phx_leave: leave,
  broadcast,
  presence,
  access_token: renewToken,
};

function leave(_: Realtime, connection: Connection, channel: Channel, inbound: Inbound): void {
  connection.reply(inbound, 'ok');
  connection.drop(channel);
}

function broadcast(
  realtime: Realtime,
  connection: Connection,
  channel: Channel,
  inbound: Inbound,
): void {
  const message = inbound.broadcast;
  const refuse = (reason: string): void => {
    if (channel.ackBroadcast) connection.reply(inbound, 'error', { reason });
  };
  if (!message) return refuse('A broadcast needs an event');
  if (channel.rights?.sendBroadcast === false)
    return refuse('Unauthorized: You do not have permissions to write to this Channel topic');
  if (Buffer.byteLength(message.body) > LIMITS.payloadBytes) return refuse('payload_size_exceeded');
  realtime.broadcast(channel.room, message, channel.selfBroadcast ? undefined : channel);
  if (channel.ackBroadcast) connection.reply(inbound, 'ok');
}

const PresenceSchema = z.object({
  event: z.string(),
  payload: z.record(z.string(), z.unknown()).nullish(),
});

function presence(
  realtime: Realtime,
  connection: Connection,
  channel: Channel,
  inbound: Inbound,
): void {
  const parsed = PresenceSchema.safeParse(inbound.payload);
  if (!parsed.success)
    return connection.reply(inbound, 'error', { reason: 'Presence track payload must be a map' });
  const { event, payload } = parsed.data;
  if (channel.rights?.sendPresence === false) {
    return connection.reply(inbound, 'error', {
      reason: 'Unauthorized: You do not have permissions to write to this Channel topic',
    });
  }
  switch (event.toLowerCase()) {
    case 'track':
      return track(realtime, connection, channel, inbound, payload ?? {});
    case 'untrack':
      realtime.presence.untrack(channel);
      channel.presenceBytes = 0;
      return connection.reply(inbound, 'ok');
    default:
      return connection.reply(inbound, 'error', { reason: `unknown presence event ${event}` });
  }
}

function track(
  realtime: Realtime,
  connection: Connection,
  channel: Channel,
  inbound: Inbound,
  payload: Record<string, unknown>,
): void {
  const bytes = Buffer.byteLength(JSON.stringify(payload));
  const others = [...connection.channels.values()]
    .filter((other) => other !== channel)
    .reduce((sum, { presenceBytes }) => sum + presenceBytes, 0);
  if (bytes > LIMITS.presenceBytes || others + bytes > LIMITS.presenceBytesPerConnection)
    return channel.shutDown('Track message size exceeded');
  if (!realtime.presence.track(channel, payload))
    return connection.reply(inbound, 'error', { reason: 'Too many presences in this channel' });
  channel.presenceEnabled = true;
  channel.presenceBytes = bytes;
  connection.reply(inbound, 'ok');
}

/**
 * A new token, after a refresh or a sign-in: the rights are read again, and the
 * channel ends where they are gone. One after the other, so that the newest holds.
 */
function renewToken(
  realtime: Realtime,
  connection: Connection,
  channel: Channel,
  inbound: Inbound,
): Promise<void> {
  channel.renewal = channel.renewal.then(() => renew(realtime, connection, channel, inbound));
  return channel.renewal;
}

async function renew(
  realtime: Realtime,
  connection: Connection,
  channel: Channel,
  { payload }: Inbound,
): Promise<void> {
  const token = (payload as { access_token?: unknown } | null)?.access_token;
  if (!realtime.hub.has(channel)) return;
  if (typeof token !== 'string' || token.startsWith('sb_') || token === channel.token) return;
  try {
    const renewed = await readToken(realtime, connection.key, token);
    const rights = channel.isPrivate
      ? await requireReadable(realtime, connection, renewed, channel.name)
      : null;
    Object.assign(channel, renewed, { rights });
  } catch (error) {
    channel.shutDown(error instanceof Error ? error.message : 'Invalid token');
  }
}
