import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isOfTheSystem } from '../backup/foreign-entries.ts';

// A demo and real data never share a folder: the file `demo` marks the folder,
// and each side refuses the other's.

const MARKER = 'demo';
const LOCK = 'process.lock';

export type DemoFolder = {
  isFilled: boolean;
  /**
   * Removes what a start that was cut off has left. Only for the holder of the
   * lock: another process may be filling the folder.
   */
  clear: () => Promise<void>;
  markFilled: () => Promise<void>;
};

const readMarker = (dataDir: string): Promise<string | null> =>
  readFile(join(dataDir, MARKER), 'utf8').then(
    (text) => text.trim(),
    () => null,
  );

/** Marks an empty folder; refuses one that holds something else. */
export async function claimDemoFolder(dataDir: string): Promise<DemoFolder> {
  const state = await readMarker(dataDir);
  if (state === null) {
    const entries: string[] = await readdir(dataDir).catch(() => []);
    if (!entries.every(isOfTheSystem))
      throw new Error(
        `DEMO=1 nimmt nur einen eigenen Ordner, ${dataDir} enthält andere Daten. Setzen Sie ` +
          'DATA_DIR, z. B. auf data/demo. / DEMO=1 needs a folder of its own.',
      );
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await writeFile(join(dataDir, MARKER), 'filling\n', { flush: true });
  }
  const isFilled = state === 'filled';
  return {
    isFilled,
    clear: async () => {
      if (isFilled) return;
      const left = (await readdir(dataDir)).filter(
        (name) => name !== MARKER && name !== LOCK && !isOfTheSystem(name),
      );
      await Promise.all(left.map((name) => rm(join(dataDir, name), { recursive: true })));
    },
    markFilled: () => writeFile(join(dataDir, MARKER), 'filled\n', { flush: true }),
  };
}

/** The other way round: invented rows never become real ones. */
export async function refuseDemoFolder(dataDir: string): Promise<void> {
  if ((await readMarker(dataDir)) === null) return;
  throw new Error(
    `${dataDir} enthält die Demo mit erfundenen Daten. Starten Sie mit DEMO=1 oder setzen ` +
      'Sie DATA_DIR. / This folder holds the demo; start with DEMO=1 or set DATA_DIR.',
  );
}
