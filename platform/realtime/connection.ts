import type { WebSocket } from 'ws';
import type { Claims } from '../core/jwt.ts';
import type { Channel } from './channel.ts';
import { handlers } from './handlers.ts';
import { joinChannel } from './join.ts';
import { createJoinTurns } from './join-turns.ts';
import { createRate, LIMITS } from './limits.ts';
import type { Network } from './networks.ts';
import type { Realtime } from './service.ts';
import { decodeBinary, decodeText } from './wire/decode.ts';
import { encodeFrame } from './wire/encode.ts';
import { MalformedFrame, type Inbound, type Version } from './wire/frame.ts';

/**
 * One WebSocket. `key` are the claims of the project key it was opened with, in
 * force until a channel brings a user's token.
 */
export type Connection = {
  readonly version: Version;
  readonly key: { claims: Claims; token: string };
  readonly channels: Map<string, Channel>;
  /**
   * False once the socket is closing: what waited for the database meanwhile
   * has nobody left to serve.
   */
  isOpen: () => boolean;
  readonly network: Network;
  /** False once this second's joins are used up, of the connection or of its network. */
  mayJoin: () => boolean;
  /** A private channel was refused; too many in a minute end the socket. */
  countRefusal: () => void;
  send: (data: string | Buffer) => void;
  reply: (to: Inbound, status: 'ok' | 'error', response?: unknown) => void;
  /** Ends a channel on the server's side; the client is told by phx_close. */
  drop: (channel: Channel) => void;
};

export type LiveConnection = {
  /** Ends the socket when its client fell silent. */
  checkAlive: (now: number) => void;
};

export function openConnection(
  realtime: Realtime,
  socket: WebSocket,
  version: Version,
  key: Connection['key'],
  network: Network,
): LiveConnection {
  const joins = createRate(LIMITS.joinsPerSecond);
  const refusals = createRate(LIMITS.refusalsPerMinute, 60);
  const events = createRate(LIMITS.eventsPerSecond);
  const messages = createRate(LIMITS.messagesPerSecond);
  let lastSeen = Date.now();

  const connection: Connection = {
    version,
    key,
    network,
    channels: new Map(),
    isOpen: () => socket.readyState === socket.OPEN,
    mayJoin: () => joins.take() && network.joins.take(),
    countRefusal() {
      network.refusals.take();
      if (!refusals.take()) socket.close(1008, 'Too many refused channels');
    },
    send(data) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > LIMITS.bufferedBytes) return socket.terminate();
      socket.send(data, { binary: typeof data !== 'string' });
    },
    reply({ joinRef, ref, topic }, status, response = {}) {
      connection.send(
        encodeFrame(
          { joinRef, ref, topic, event: 'phx_reply', payload: { status, response } },
          version,
        ),
      );
    },
    drop(channel) {
      if (connection.channels.get(channel.topic) !== channel) return;
      connection.channels.delete(channel.topic);
      forget(channel);
      connection.send(
        encodeFrame(
          {
            joinRef: channel.joinRef,
            ref: channel.joinRef,
            topic: channel.topic,
            event: 'phx_close',
            payload: {},
          },
          version,
        ),
      );
    },
  };

  function forget(channel: Channel): void {
    realtime.hub.remove(channel);
    realtime.presence.untrack(channel);
  }

  const joinTurns = createJoinTurns((inbound) => joinChannel(realtime, connection, inbound));

  async function receive(inbound: Inbound): Promise<void> {
    if (inbound.topic === 'phoenix') {
      if (inbound.event === 'heartbeat') connection.reply(inbound, 'ok');
      return;
    }
    if (inbound.event === 'phx_join') return joinTurns.take(inbound);
    const underWay = joinTurns.find(inbound.topic);
    if (underWay) await underWay;
    const channel = connection.channels.get(inbound.topic);
    const isCurrent =
      channel &&
      (inbound.joinRef === null || channel.joinRef === null || inbound.joinRef === channel.joinRef);
    if (!isCurrent) return connection.reply(inbound, 'error', { reason: 'unmatched topic' });
    if (!events.take()) return channel.shutDown('Too many messages per second');
    if (Object.hasOwn(handlers, inbound.event))
      await handlers[inbound.event]!(realtime, connection, channel, inbound);
  }

  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (socket.readyState !== socket.OPEN) return;
    lastSeen = Date.now();
    // Before anything is read: also heartbeats, and messages to channels that
    // were never joined, cost time.
    if (!messages.take()) return socket.close(1008, 'Too many messages per second');
    try {
      const inbound = isBinary ? decodeBinary(data) : decodeText(data.toString(), version);
      receive(inbound).catch((err: unknown) => {
        realtime.log.error({ err }, 'realtime message failed');
        connection.reply(inbound, 'error', { reason: 'Unknown Error on Channel' });
      });
    } catch (error) {
      if (error instanceof MalformedFrame) return socket.close(1003, error.message);
      realtime.log.error({ err: error }, 'realtime message failed');
      socket.close(1011);
    }
  });
  socket.on('close', () => {
    for (const channel of connection.channels.values()) forget(channel);
    connection.channels.clear();
  });
  // `close` follows and does the rest.
  socket.on('error', () => {});
  return {
    checkAlive(now) {
      if (now - lastSeen > LIMITS.idleMs) socket.terminate();
    },
  };
}
