import { Hono } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { isClientGone } from '#platform/core/error.ts';
import { requestIdOf } from '#platform/core/ids.ts';
import type { Log } from '#platform/core/log.ts';
import type { FunctionRunner } from '#platform/index.ts';
import type { Backend } from '../backend.ts';
import type { Config } from '../config.ts';
import { findClientAddress } from './proxy.ts';
import { describePath } from './request-log.ts';

type ApiParts = {
  functions: Readonly<Record<string, FunctionRunner>>;
  backend: Backend;
  config: Config;
  log: Log;
};

/** Functions that pages call without a key, by their name under /api. */
const PUBLIC_FUNCTIONS: readonly string[] = [
  'contact',
  'booking',
  'analytics',
  'consent',
  'challenge',
  'newsletter',
  'offers',
  'withdrawal',
];

/** Functions that answer more than POST. */
const METHODS: Readonly<Record<string, string[]>> = {
  booking: ['GET', 'POST'],
  challenge: ['GET'],
};

/**
 * `/api`: same-origin doors to public functions, and the HEAD probes of the
 * specification (CALLS-04, -05).
 */
export function createApi({ functions, backend, config, log }: ApiParts) {
  const api = new Hono<{ Bindings: HttpBindings }>();
  // GET answers HEAD too; the addresses hold nothing to read.
  api.get('/quotes', (c) => c.body(null, 204));
  api.get('/contact', (c) => c.body(null, 204));
  for (const name of PUBLIC_FUNCTIONS) {
    const run = functions[name];
    if (!run) throw new Error(`no function ${name}`);
    api.on(METHODS[name] ?? ['POST'], `/${name}`, (c) => {
      const requestId = requestIdOf(c.req.header('x-request-id'));
      const caller = {
        role: 'anon',
        claims: { role: 'anon' },
        token: backend.keys.anonKey,
        isUser: false,
      };
      return run(c.req.raw, {
        name,
        caller,
        requestId,
        clientAddress: findClientAddress(c, config),
        log: log.child({ requestId, function: name }),
      });
    });
  }
  api.all('*', (c) => c.json({ error: 'Diese Adresse gibt es nicht.' }, 404));
  api.onError((error, c) => {
    if (isClientGone(error)) return new Response(null, { status: 499 });
    log.error(
      { err: error, path: describePath(c.req.path), requestId: c.req.header('x-request-id') },
      'api call failed',
    );
    return c.json({ error: 'Interner Fehler. Bitte versuchen Sie es erneut.' }, 500);
  });
  return api;
}
