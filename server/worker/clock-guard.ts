import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 86_400_000;
/** What a clock may be ahead: nothing is deleted earlier than this before its time. */
const MAX_GAP_DAYS = 2;
/** In `DATA_DIR`. */
export const LAST_RETENTION = 'last-retention';
/** A clock that is wrong at a start is set right long before; one that is right only has to wait. */
const WAIT_MS = DAY_MS;

export type ClockGuard = ReturnType<typeof createClockGuard>;

/**
 * Keeps what deletes by age from a clock that runs ahead: it remembers in `dataDir` when it last
 * ran, and after a longer pause the server must have been up for a day first. `monotonicMs` counts
 * whatever the clock says; both are for tests.
 */
export function createClockGuard(
  dataDir: string,
  now: () => number = Date.now,
  monotonicMs: () => number = () => performance.now(),
) {
  const file = join(dataDir, LAST_RETENTION);
  let waitsSince: number | null = null;
  return {
    /** Throws while nothing may be deleted. */
    async check(): Promise<void> {
      const last = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
        if (cause.code === 'ENOENT') return '';
        throw cause;
      });
      const gapDays = Math.floor((now() - Date.parse(last)) / DAY_MS);
      if (!(gapDays > MAX_GAP_DAYS)) {
        waitsSince = null;
        return;
      }
      waitsSince ??= monotonicMs();
      if (monotonicMs() - waitsSince >= WAIT_MS) return;
      throw new Error(
        'Nichts wurde nach Fristen gelöscht: Seit dem letzten Mal sind der Uhr nach mehr als ' +
          `${MAX_GAP_DAYS} Tage vergangen. Stimmt die Uhr, geht es nach einem Tag Laufzeit von selbst weiter. / ` +
          'Nothing was deleted by age: since the last time the clock has gone on by more than ' +
          `${MAX_GAP_DAYS} days. If it is right, this goes on by itself after a day of running.`,
      );
    },
    /** What was to be deleted is. */
    note: (): Promise<void> => writeFile(file, new Date(now()).toISOString(), { mode: 0o600 }),
  };
}
