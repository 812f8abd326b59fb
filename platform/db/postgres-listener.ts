import { quoteIdentifier } from './database.ts';
import type { Connection } from './postgres-connection.ts';

type Listening = { onPayload: (payload: string) => void; onResumed: () => void };
type Open = (onNotify: (channel: string, payload: string) => void) => Promise<Connection>;

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 2_000;

/**
 * LISTEN on one connection of its own, which is replaced when it is lost; then
 * all channels are listened to again and told so.
 */
export function createListener(open: Open) {
  const channels = new Map<string, Set<Listening>>();
  let current: Promise<Connection> | null = null;
  let closed = false;

  const listenTo = (channel: string) => ({ sql: `listen ${quoteIdentifier(channel)}` });

  function connect(): Promise<Connection> {
    if (current) return current;
    const made = openAndListen();
    current = made;
    made.catch(() => (current = null));
    return made;
  }

  async function openAndListen(): Promise<Connection> {
    const connection = await open((channel, payload) => {
      for (const { onPayload } of channels.get(channel) ?? []) onPayload(payload);
    });
    try {
      for (const channel of channels.keys()) await connection.send([listenTo(channel)]);
    } catch (error) {
      connection.end();
      throw error;
    }
    connection.onLost(() => {
      current = null;
      void resume();
    });
    return connection;
  }

  async function resume(): Promise<void> {
    for (let delay = FIRST_DELAY_MS; !closed; delay = Math.min(2 * delay, LONGEST_DELAY_MS)) {
      const isBack = await connect().then(
        () => true,
        () => false,
      );
      if (isBack) break;
      await new Promise<void>((resolve) => setTimeout(resolve, delay).unref());
    }
    if (closed) return;
    for (const listeners of channels.values()) for (const { onResumed } of listeners) onResumed();
  }

  return {
    async listen(channel: string, listening: Listening): Promise<() => Promise<void>> {
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(listening));
      const forget = (): void => {
        listeners.delete(listening);
        if (listeners.size === 0 && channels.get(channel) === listeners) channels.delete(channel);
      };
      try {
        await (await connect()).send([listenTo(channel)]);
      } catch (error) {
        forget();
        throw error;
      }
      return async () => forget();
    },
    async close(): Promise<void> {
      closed = true;
      (await current?.catch(() => null))?.end();
    },
  };
}
