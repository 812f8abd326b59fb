import { randomBytes } from 'node:crypto';
import type { Channel } from './channel.ts';
import type { Hub } from './hub.ts';
import { LIMITS } from './limits.ts';

/** One client's entry. `phx_ref` is new with each change, so that receivers can tell them apart. */
type Meta = Record<string, unknown> & { phx_ref: string };
type Entry = { key: string; meta: Meta };
export type PresenceList = Record<string, { metas: Meta[] }>;

/** What other processes are told. */
export type PresenceNews =
  | { kind: 'presence'; process: string; room: string; joins: Entry[]; leaves: Entry[] }
  | { kind: 'presence-snapshot'; process: string; rooms: [string, Entry[]][] }
  | { kind: 'presence-hello'; process: string };

export type Presence = ReturnType<typeof createPresence>;

/** A process that said nothing for so long is gone, and its clients with it. */
const PROCESS_TIMEOUT_MS = 35_000;

/** Who is where: the clients of this process by channel, those of others by what they tell. */
export function createPresence(
  hub: Hub,
  process: string,
  publish: (news: PresenceNews) => void,
  now: () => number = Date.now,
) {
  const local = new Map<string, Map<Channel, Entry>>();
  const remote = new Map<string, { seen: number; rooms: Map<string, Map<string, Entry>> }>();

  const newRef = (): string => randomBytes(8).toString('base64url');

  function announce(room: string, joins: Entry[], leaves: Entry[]): void {
    if (joins.length + leaves.length > 0)
      hub.presenceDiff(room, { joins: group(joins), leaves: group(leaves) });
  }

  function tell(room: string, joins: Entry[], leaves: Entry[]): void {
    announce(room, joins, leaves);
    publish({ kind: 'presence', process, room, joins, leaves });
  }

  function* entriesOf(room: string): Generator<Entry> {
    yield* local.get(room)?.values() ?? [];
    for (const { rooms } of remote.values()) yield* rooms.get(room)?.values() ?? [];
  }

  function isFull(room: string): boolean {
    let count = local.get(room)?.size ?? 0;
    for (const { rooms } of remote.values()) count += rooms.get(room)?.size ?? 0;
    return count >= LIMITS.presencesPerRoom;
  }

  /** The newest word of another process replaces what was known of it. */
  function replace(from: string, rooms: readonly [string, Entry[]][]): void {
    const before = remote.get(from)?.rooms ?? new Map<string, Map<string, Entry>>();
    const after = new Map(
      rooms.map(([room, entries]) => [
        room,
        new Map(entries.map((entry) => [entry.meta.phx_ref, entry])),
      ]),
    );
    remote.set(from, { seen: now(), rooms: after });
    for (const room of new Set([...before.keys(), ...after.keys()])) {
      const [old, current] = [before.get(room), after.get(room)];
      announce(
        room,
        [...(current?.values() ?? [])].filter(({ meta }) => !old?.has(meta.phx_ref)),
        [...(old?.values() ?? [])].filter(({ meta }) => !current?.has(meta.phx_ref)),
      );
    }
  }

  function applyDiff({
    process: from,
    room,
    joins,
    leaves,
  }: Extract<PresenceNews, { kind: 'presence' }>): void {
    const peer = remote.get(from) ?? { seen: 0, rooms: new Map<string, Map<string, Entry>>() };
    remote.set(from, peer);
    peer.seen = now();
    const entries = peer.rooms.get(room) ?? new Map<string, Entry>();
    for (const { meta } of leaves) entries.delete(meta.phx_ref);
    for (const entry of joins) entries.set(entry.meta.phx_ref, entry);
    if (entries.size > 0) peer.rooms.set(room, entries);
    else peer.rooms.delete(room);
    announce(room, joins, leaves);
  }

  function snapshot(): PresenceNews {
    return {
      kind: 'presence-snapshot',
      process,
      rooms: [...local].map(([room, entries]) => [room, [...entries.values()]]),
    };
  }

  return {
    list: (room: string): PresenceList => group(entriesOf(room)),
    /** False where the room is full. */
    track(channel: Channel, payload: Record<string, unknown>): boolean {
      if (!local.get(channel.room)?.has(channel) && isFull(channel.room)) return false;
      const here = local.get(channel.room) ?? new Map<Channel, Entry>();
      local.set(channel.room, here);
      const previous = here.get(channel);
      const meta: Meta = {
        ...payload,
        phx_ref: newRef(),
        ...(previous ? { phx_ref_prev: previous.meta.phx_ref } : {}),
      };
      const entry = { key: channel.presenceKey, meta };
      here.set(channel, entry);
      tell(channel.room, [entry], previous ? [previous] : []);
      return true;
    },
    untrack(channel: Channel): void {
      const here = local.get(channel.room);
      const entry = here?.get(channel);
      if (!here || !entry) return;
      here.delete(channel);
      if (here.size === 0) local.delete(channel.room);
      tell(channel.room, [], [entry]);
    },
    receive(news: PresenceNews): void {
      if (news.process === process) return;
      if (news.kind === 'presence') applyDiff(news);
      else if (news.kind === 'presence-snapshot') replace(news.process, news.rooms);
      else publish(snapshot());
    },
    /** Regularly: tells the others what is here, and forgets processes that are gone. */
    tick(): void {
      for (const [name, { seen }] of remote) {
        if (now() - seen < PROCESS_TIMEOUT_MS) continue;
        replace(name, []);
        remote.delete(name);
      }
      publish(snapshot());
    },
  };
}

function group(entries: Iterable<Entry>): PresenceList {
  const list: PresenceList = Object.create(null) as PresenceList;
  for (const { key, meta } of entries) (list[key] ??= { metas: [] }).metas.push(meta);
  return list;
}
