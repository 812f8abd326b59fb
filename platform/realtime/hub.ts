import type { Channel } from './channel.ts';
import { encodeBroadcast, encodeFrame } from './wire/encode.ts';
import type { Broadcast, Version } from './wire/frame.ts';

/** A public and a private channel of one name are two. */
export const roomOf = (name: string, isPrivate: boolean): string =>
  `${isPrivate ? 'private' : 'public'}:${name}`;

/** The channels joined in this process, by room. */
export type Hub = ReturnType<typeof createHub>;

export function createHub() {
  const rooms = new Map<string, Set<Channel>>();

  /**
   * Sends what `encode` makes for a version, once made, to each channel of the
   * room that `accepts` it.
   */
  function send(
    room: string,
    encode: (version: Version) => string | Buffer | null,
    accepts: (channel: Channel) => boolean,
  ): void {
    const encoded = new Map<Version, string | Buffer | null>();
    for (const channel of rooms.get(room) ?? []) {
      if (!accepts(channel)) continue;
      let data = encoded.get(channel.version);
      if (data === undefined) encoded.set(channel.version, (data = encode(channel.version)));
      if (data !== null) channel.send(data);
    }
  }

  return {
    add(channel: Channel): void {
      const channels = rooms.get(channel.room);
      if (channels) channels.add(channel);
      else rooms.set(channel.room, new Set([channel]));
    },
    remove(channel: Channel): void {
      const channels = rooms.get(channel.room);
      channels?.delete(channel);
      if (channels?.size === 0) rooms.delete(channel.room);
    },
    has: (channel: Channel): boolean => rooms.get(channel.room)?.has(channel) ?? false,
    *all(): Generator<Channel> {
      for (const channels of rooms.values()) yield* channels;
    },
    broadcast(room: string, message: Broadcast, except?: Channel): void {
      const topic = `realtime:${room.slice(room.indexOf(':') + 1)}`;
      send(
        room,
        (version) => encodeBroadcast(topic, message, version),
        (channel) =>
          channel !== except &&
          (channel.rights?.receiveBroadcast ?? true) &&
          !channel.replayed.has(message.meta?.id ?? ''),
      );
    },
    presenceDiff(room: string, payload: unknown): void {
      const topic = `realtime:${room.slice(room.indexOf(':') + 1)}`;
      send(
        room,
        (version) =>
          encodeFrame(
            { joinRef: null, ref: null, topic, event: 'presence_diff', payload },
            version,
          ),
        (channel) => channel.presenceEnabled && (channel.rights?.receivePresence ?? true),
      );
    },
  };
}
