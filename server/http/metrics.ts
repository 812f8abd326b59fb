import { createHash, timingSafeEqual } from 'node:crypto';
import type { Handler, MiddlewareHandler } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const AREAS = [
  'api',
  'auth',
  'rest',
  'storage',
  'realtime',
  'functions',
  'assets',
  'portal',
  'admin',
];

/** Prometheus figures; readable with METRICS_TOKEN as bearer, or from loopback when no proxy stands before us. */
export function createMetrics(config: Config): {
  middleware: MiddlewareHandler;
  handler: Handler<{ Bindings: HttpBindings }>;
} {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of answers that the render cache did not give',
    labelNames: ['area', 'method', 'status'],
    registers: [registry],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
  });
  return {
    middleware: async (c, next) => {
      const first = c.req.path.split('/')[1] ?? '';
      const end = durations.startTimer({
        area: AREAS.includes(first) ? first : 'page',
        method: c.req.method,
      });
      await next();
      end({ status: String(c.res.status) });
    },
    handler: async (c) => {
      const token = c.req.header('authorization')?.replace(/^Bearer\s+/i, '') ?? '';
      const byToken = config.METRICS_TOKEN !== undefined && isSame(token, config.METRICS_TOKEN);
      const isLocal =
        LOOPBACK.has(c.env.incoming.socket.remoteAddress ?? '') && !c.req.header('x-forwarded-for');
      if (!byToken && !isLocal) return c.json({ error: 'Kein Zugriff.' }, 403);
      return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
    },
  };
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
/** In constant time, whatever the lengths. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
