import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { createTokenVerifier, signToken } from '#platform/core/jwt.ts';
import { silentLog } from '#platform/core/log.ts';
import type { Database } from '#platform/db/database.ts';
import {
  createPlatform,
  type FunctionRunner,
  type Platform,
  type PlatformDeps,
  type PlatformKeys,
  type PlatformMail,
  type PlatformOptions,
} from '#platform/index.ts';
import { createTestDatabase } from './database.ts';

export type TestPlatform = {
  db: Database;
  deps: PlatformDeps;
  keys: PlatformKeys;
  /** Mails the platform wanted sent, oldest first. */
  mails: PlatformMail[];
  fetch: Platform['fetch'];
  upgrade: Platform['upgrade'];
  disconnect: Platform['disconnect'];
  /** supabase-js with the anonymous key, or with another key or user token. */
  client: (token?: string) => SupabaseClient;
  service: () => SupabaseClient;
  /** A signed access token, without a session behind it. */
  userToken: (id: string, lifetimeSeconds?: number, aal?: 'aal1' | 'aal2') => Promise<string>;
  close: () => Promise<void>;
};

/** The whole platform in the process, on its own database, answering `http://localhost`. */
export async function createTestPlatform(
  functions: Record<string, FunctionRunner> = {},
  overrides: Partial<PlatformDeps> = {},
  db?: Database,
  options: PlatformOptions = {},
): Promise<TestPlatform> {
  const jwtSecret = 'test-secret-with-at-least-32-characters';
  const key = (role: string) =>
    signToken({ role, iss: 'supabase', iat: 1_700_000_000, exp: 4_000_000_000 }, jwtSecret);
  const keys = { anonKey: await key('anon'), serviceRoleKey: await key('service_role'), jwtSecret };
  const files = await mkdtemp(join(tmpdir(), 'platform-files-'));
  const mails: PlatformMail[] = [];
  const deps: PlatformDeps = {
    db: db ?? (await createTestDatabase()),
    keys,
    verifyToken: createTokenVerifier(jwtSecret),
    publicUrl: 'http://localhost',
    auth: {
      autoconfirm: false,
      disableSignup: false,
      anonymousSignIn: true,
      jwtExpirySeconds: 3600,
      minPasswordLength: 8,
      redirectAllowList: [],
      providers: {},
      rateLimits: { signInPerAccount: 1_000, perAddress: 10_000, emailPerAccount: 1_000 },
    },
    files: { kind: 'disk', root: files },
    sendMail: async (mail) => void mails.push(mail),
    log: silentLog,
    now: () => new Date(),
    ...overrides,
  };
  const platform = createPlatform(deps, functions, options);
  const fetchInProcess: typeof fetch = (input, init) => platform.fetch(new Request(input, init));
  const clientOptions = {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  };
  return {
    db: deps.db,
    deps,
    keys,
    mails,
    fetch: platform.fetch,
    upgrade: platform.upgrade,
    disconnect: platform.disconnect,
    client: (token) =>
      createClient('http://localhost', keys.anonKey, {
        ...clientOptions,
        global: {
          fetch: fetchInProcess,
          ...(token ? { headers: { Authorization: `Bearer ${token}` } } : {}),
        },
      }),
    service: () =>
      createClient('http://localhost', keys.serviceRoleKey, {
        ...clientOptions,
        global: { fetch: fetchInProcess },
      }),
    userToken: (id, lifetimeSeconds = 3600, aal = 'aal1') => {
      const now = Math.floor(Date.now() / 1000);
      return signToken(
        {
          role: 'authenticated',
          aud: 'authenticated',
          sub: id,
          iat: now,
          exp: now + lifetimeSeconds,
          aal,
          session_id: crypto.randomUUID(),
        },
        jwtSecret,
      );
    },
    close: async () => {
      await platform.close();
      await rm(files, { recursive: true, force: true });
    },
  };
}
