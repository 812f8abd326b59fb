import type { Log } from '../core/log.ts';
import type { TokenVerifier } from '../core/jwt.ts';
import type { Database } from '../db/database.ts';
import type { PlatformDeps } from '../deps.ts';
import { createBus, type Bus, type BusMessage } from './bus.ts';
import { createCatalogHolder, type Catalog } from './changes/catalog.ts';
import { createChangeFeed } from './changes/feed.ts';
import type { Channel } from './channel.ts';
import { createHub, type Hub } from './hub.ts';
import { createMessageFeed } from './message-feed.ts';
import { createNetworks, type Networks } from './networks.ts';
import { createPresence, type Presence } from './presence.ts';
import { reviewRights } from './review-rights.ts';
import { createRights, type Rights } from './rights.ts';
import { sweepOldRows } from './sweep.ts';
import type { Broadcast } from './wire/frame.ts';

/** What connections and the REST endpoints work with. */
export type Realtime = {
  db: Database;
  log: Log;
  verifyToken: TokenVerifier;
  hub: Hub;
  presence: Presence;
  catalog: { get: () => Promise<Catalog> };
  networks: Networks;
  rights: Rights;
  /** To the room in this and every other process. */
  broadcast: (room: string, message: Broadcast, except?: Channel) => void;
  /** Begins to listen to the database, once; resolves when it does. */
  start: () => Promise<void>;
  close: () => Promise<void>;
};

const PRESENCE_TICK_MS = 10_000;
const EXPIRY_TICK_MS = 1_000;
const SWEEP_MS = 60_000;
const REVIEW_MS = 60_000;
const CATCH_UP_MS = 5_000;

export function createRealtime(
  { db, verifyToken, log: platformLog, now }: PlatformDeps,
  hasEnded: (sessionId: string) => boolean,
): Realtime {
  const log = platformLog.child({ surface: 'realtime' });
  const hub = createHub();
  const bus: Bus = createBus(db, log);
  const presence = createPresence(hub, bus.process, bus.publish);
  const catalog = createCatalogHolder(db);
  const networks = createNetworks();
  const endings: (() => Promise<void>)[] = [];
  let started: Promise<void> | null = null;

  function receive(message: BusMessage): void {
    if (message.kind !== 'broadcast') presence.receive(message);
    else
      hub.broadcast(message.room, {
        event: message.event,
        body: message.json ?? Buffer.from(message.bytes ?? '', 'base64'),
      });
  }

  function every(ms: number, work: () => void): void {
    const timer = setInterval(work, ms);
    timer.unref();
    endings.push(async () => clearInterval(timer));
  }

  async function begin(): Promise<void> {
    const greet = (): void => {
      bus.publish({ kind: 'presence-hello', process: bus.process });
      presence.tick();
    };
    endings.push(await bus.start(receive, greet));
    const changes = createChangeFeed(db, hub, catalog, log);
    endings.push(await changes.start());
    every(
      CATCH_UP_MS,
      () =>
        void changes
          .catchUp()
          .catch((err: unknown) => log.warn({ err }, 'realtime changes not looked for')),
    );
    endings.push(await createMessageFeed(db, hub, log).start());
    if (db.kind === 'postgres') {
      greet();
      every(PRESENCE_TICK_MS, () => presence.tick());
    }
    every(EXPIRY_TICK_MS, () => endChannels(hub, now(), hasEnded));
  }

  /** After each other: many channels may take longer than the time between. */
  let review: Promise<void> | null = null;
  every(SWEEP_MS, () => {
    void sweepOldRows(db, log);
    networks.sweep();
  });
  every(REVIEW_MS, () => {
    review ??= reviewRights(realtime).finally(() => (review = null));
  });
  const realtime: Realtime = {
    db,
    log,
    verifyToken,
    hub,
    presence,
    catalog,
    networks,
    rights: createRights(db),
    broadcast(room, message, except) {
      hub.broadcast(room, message, except);
      const { event, body } = message;
      bus.publish({
        kind: 'broadcast',
        room,
        event,
        ...(typeof body === 'string'
          ? { json: body }
          : { bytes: Buffer.from(body).toString('base64') }),
      });
    },
    start() {
      started ??= begin();
      started.catch(() => (started = null));
      return started;
    },
    async close() {
      await started?.catch(() => undefined);
      for (const end of endings)
        await end().catch((err: unknown) => log.warn({ err }, 'realtime did not end cleanly'));
    },
  };
  return realtime;
}

/** A channel lives as long as the token it was joined with, and its session. */
function endChannels(hub: Hub, now: Date, hasEnded: (sessionId: string) => boolean): void {
  const seconds = Math.floor(now.getTime() / 1000);
  for (const channel of hub.all()) {
    const { exp, session_id: session } = channel.claims;
    if (exp !== undefined && exp <= seconds) channel.shutDown('Token has expired');
    else if (typeof session === 'string' && hasEnded(session))
      channel.shutDown('The session has ended');
  }
}
