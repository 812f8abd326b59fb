import { createHash, timingSafeEqual } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Handler, MiddlewareHandler } from 'hono';
import * as z from 'zod';
import type { Database } from '#shared/database-types.ts';
import { readDrill } from '../backup/drill.ts';
import { findNewestBackup } from '../backup/nightly.ts';
import type { Config } from '../config.ts';
import {
  backupAge,
  databaseBytes,
  databaseUp,
  drillAge,
  drillProblems,
  mailBudgetUse,
  outboxDelay,
  outboxMails,
  registry,
  requestDurations,
} from '../metrics.ts';
import { readMailUse } from '../worker/mail-budget.ts';

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

/** Measures what the render cache does not answer. */
export const measureRequest: MiddlewareHandler = async (c, next) => {
  const first = c.req.path.split('/')[1] ?? '';
  const end = requestDurations.startTimer({
    area: AREAS.includes(first) ? first : 'page',
    method: c.req.method,
  });
  await next();
  end({ status: String(c.res.status) });
};

/**
 * `GET /metrics`, for the holder of METRICS_TOKEN (bearer) from whatever
 * address; 403 for all others.
 */
export function createMetricsHandler(
  config: Pick<Config, 'METRICS_TOKEN' | 'backupDir'>,
  service: SupabaseClient<Database>,
): Handler {
  return async (c) => {
    const token = c.req.header('authorization')?.replace(/^Bearer\s+/i, '') ?? '';
    if (config.METRICS_TOKEN === undefined || !isSame(token, config.METRICS_TOKEN))
      return c.json({ error: 'Kein Zugriff.' }, 403);
    await Promise.all([readDatabase(service), readBackup(config.backupDir)]);
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
  };
}

const FiguresSchema = z.object({
  databaseBytes: z.number(),
  mails: z.record(z.string(), z.number()),
  oldestDueSeconds: z.number(),
});

async function readDatabase(service: SupabaseClient<Database>): Promise<void> {
  const { data, error } = await service.rpc('operations_figures');
  databaseUp.set(error ? 0 : 1);
  outboxMails.reset();
  if (error) return;
  const figures = FiguresSchema.parse(data);
  databaseBytes.set(figures.databaseBytes);
  outboxDelay.set(figures.oldestDueSeconds);
  for (const [status, n] of Object.entries(figures.mails)) outboxMails.set({ status }, n);
  for (const { window, sent, most } of await readMailUse(service))
    mailBudgetUse.set({ window }, sent / most);
}

async function readBackup(folder: string | null | undefined): Promise<void> {
  const newest = folder ? await findNewestBackup(folder) : null;
  backupAge.set(newest ? (Date.now() - Date.parse(newest)) / 1_000 : Infinity);
  const drill = await readDrill(folder ?? null);
  drillAge.set(drill ? (Date.now() - Date.parse(drill.at)) / 1_000 : Infinity);
  drillProblems.set(drill?.problems.length ?? 0);
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
/** In constant time, whatever the lengths. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
