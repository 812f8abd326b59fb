import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { asOwner, type Database } from '#platform/db/database.ts';

/** Room that the next segment of the database's log, a mail or an upload may need. */
const NEEDED_BYTES = 32 * 1024 * 1024;
const PROBE_BYTES = 1024 * 1024;
/** Monitors of several places ask at once; each answer holds for them all. */
const HOLDS_MS = 2_000;

/** Throws when the database does not commit a write (a record in its log that nothing reads). */
export const commitsWrites = (db: Database) => async (): Promise<void> => {
  await db.pipeline(asOwner('readiness: a write that leaves nothing behind'), [
    { sql: `select pg_logical_emit_message(true, 'readyz', '')::text` },
  ]);
};

/** Throws when the folder takes no more files, or soon will not. */
export const takesFiles = (folder: string) => async (): Promise<void> => {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < NEEDED_BYTES) throw new Error(`${folder}: less than 32 MB left`);
  const path = join(folder, `.readyz-${process.pid}`);
  try {
    const file = await open(path, 'w', 0o600);
    try {
      await file.write(Buffer.alloc(PROBE_BYTES));
      await file.datasync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true });
  }
};

/** True while everything that an acknowledged enquiry needs can be written (BUDGET-05). */
export function createReadiness(
  checks: readonly (() => Promise<void>)[],
  // Not the time of day, which may be set back.
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  let asked: { at: number; answer: Promise<boolean> } | undefined;
  return () => {
    if (asked && now() - asked.at < HOLDS_MS) return asked.answer;
    const answer = Promise.all(checks.map((check) => check())).then(
      () => true,
      () => false,
    );
    asked = { at: now(), answer };
    return answer;
  };
}
