import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod';
import type { Database } from '#shared/database-types.ts';
import { createBatch } from './batch.ts';
import type { FunctionContext } from './context.ts';
import { describeError, type ErrorEntry } from './errors.ts';

type Log = Pick<FunctionContext['log'], 'warn'>;

const text = z.string().optional().catch(undefined);
/** A line of the log that tells of an error, as pino writes it. */
const LineSchema = z.object({
  msg: text,
  err: z.object({ type: text, message: text }).optional().catch(undefined),
  reason: text,
  function: text,
  job: text,
  path: text,
});
type Line = z.infer<typeof LineSchema>;

/** After a failed write: the database is away, and its own errors must not feed this log. */
const SILENT_MS = 60_000;

/**
 * Where lines of level error go beside the output, on the server and on
 * Supabase: they are counted for /admin/fehler once `connect` has named the
 * backend. What cannot be stored stands in the output all the same.
 */
export function createErrorLog(release: string) {
  const batch = createBatch<ErrorEntry>({ maxWaiting: 1_000 });
  let backend: { service: SupabaseClient<Database>; log: Log } | undefined;
  let silentUntil = -Infinity;

  async function store(entries: ErrorEntry[]): Promise<void> {
    if (!backend || performance.now() < silentUntil) return;
    const { error } = await backend.service.rpc('record_errors', { entries });
    if (!error) return;
    silentUntil = performance.now() + SILENT_MS;
    backend.log.warn({ reason: error.message }, 'errors not counted for a minute');
  }

  return {
    /** Takes a line as JSON; settles when it is counted, or cannot be. Never rejects. */
    async write(line: string): Promise<void> {
      if (!backend || performance.now() < silentUntil) return;
      const entry = toEntry(LineSchema.parse(JSON.parse(line)), release);
      await batch(entry, store).catch(() => undefined);
    },
    connect(service: SupabaseClient<Database>, log: Log): void {
      backend = { service, log };
    },
  };
}

const toEntry = (line: Line, release: string): ErrorEntry =>
  describeError({
    source: 'server',
    message: [line.msg, readMessage(line.err) ?? line.reason].filter(Boolean).join(': '),
    place: findPlace(line),
    release,
  });

const Refused = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('no JSON');
      return z.NEVER;
    }
  })
  .pipe(z.array(z.object({ path: z.array(z.coerce.string()), message: z.string() })));

/**
 * What a schema refused stands in its error as JSON: the list names the first
 * field and how many more there are.
 */
function readMessage(err: Line['err']): string | undefined {
  // '$ZodError' in its small edition.
  if (!err?.type?.endsWith('ZodError') || !err.message?.startsWith('[')) return err?.message;
  const [first, ...more] = Refused.safeParse(err.message).data ?? [];
  if (!first) return err.message;
  return (
    `${first.path.join('.')}: ` +
    `${first.message}${more.length > 0 ? ` (${more.length} more)` : ''}`
  );
}

const findPlace = ({ function: name, job, path }: Line): string =>
  name ? `Funktion ${name}` : job ? `Aufgabe ${job}` : (path ?? '');
