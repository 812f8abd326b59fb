import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Throws where no embedded database lies: a command that opened one there would make it, empty. */
export async function requireData(dataDir: string): Promise<void> {
  if (!(await stat(join(dataDir, 'db')).catch(() => null)))
    throw new Error(
      `${dataDir}: hier sind keine Daten. DATA_DIR prüfen. / there is no data here. Check ` +
        'DATA_DIR.',
    );
}
