import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// A demo and real data never share a folder: the file `demo` marks the folder, and each side refuses the other's.

const MARKER = 'demo';
export type DemoFolder = { isFilled: boolean; markFilled: () => Promise<void> };

const readMarker = (dataDir: string): Promise<string | null> =>
  readFile(join(dataDir, MARKER), 'utf8').then(
    (text) => text.trim(),
    () => null,
  );

/** Marks an empty folder; refuses one that holds something else, or a demo whose making was cut off. */
export async function claimDemoFolder(dataDir: string): Promise<DemoFolder> {
  const state = await readMarker(dataDir);
  const markFilled = () => writeFile(join(dataDir, MARKER), 'filled\n', { flush: true });
  if (state === 'filled') return { isFilled: true, markFilled };
  if (state !== null)
    throw new Error(
      `Die Demo in ${dataDir} wurde nicht fertig angelegt. Bitte löschen Sie den Ordner. / The demo was not completed; delete the folder.`,
    );
  const entries = await readdir(dataDir).catch(() => []);
  if (entries.length > 0)
    throw new Error(
      `DEMO=1 nimmt nur einen eigenen Ordner, ${dataDir} enthält andere Daten. Setzen Sie DATA_DIR, z. B. auf data/demo. / DEMO=1 needs a folder of its own.`,
    );
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(join(dataDir, MARKER), 'filling\n');
  return { isFilled: false, markFilled };
}

/** The other way round: invented rows never become real ones. */
export async function refuseDemoFolder(dataDir: string): Promise<void> {
  if ((await readMarker(dataDir)) === null) return;
  throw new Error(
    `${dataDir} enthält die Demo mit erfundenen Daten. Starten Sie mit DEMO=1 oder setzen Sie DATA_DIR. / This folder holds the demo; start with DEMO=1 or set DATA_DIR.`,
  );
}
