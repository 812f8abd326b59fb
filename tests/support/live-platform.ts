import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createClient,
  type SupabaseClient,
  type SupabaseClientOptions,
} from '@supabase/supabase-js';
import type { PlatformDeps } from '#platform/index.ts';
import type { Database } from '#platform/db/database.ts';
import { createListener, shouldUpgradeCallback } from '#server/http/listener.ts';
import { createTestPlatform, type TestPlatform } from './platform.ts';

export type LivePlatform = TestPlatform & {
  origin: string;
  /**
   * supabase-js over the network: with the anonymous key, or with another key,
   * and optionally a user's token.
   */
  connect: (options?: {
    key?: string;
    token?: string;
    client?: SupabaseClientOptions<'public'>;
  }) => SupabaseClient;
};

/** The platform on a port of its own, for what needs real sockets: streams, uploads, WebSockets. */
export async function startLivePlatform(
  overrides: Partial<PlatformDeps> = {},
  db?: Database,
): Promise<LivePlatform> {
  const platform = await createTestPlatform({}, overrides, db);
  const listener = createListener((request) => platform.fetch(request));
  const server = createServer(
    { shouldUpgradeCallback },
    (request: IncomingMessage, response: ServerResponse) => void listener(request, response),
  );
  server.on('upgrade', (request, socket, head) => {
    if (!platform.upgrade(request, socket, head)) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...platform,
    origin,
    connect: ({ key = platform.keys.anonKey, token, client = {} } = {}) =>
      createClient(origin, key, {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
        ...(token ? { accessToken: async () => token } : {}),
        ...client,
      }),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      platform.disconnect();
      server.closeAllConnections();
      await closed;
      await platform.close();
    },
  };
}
