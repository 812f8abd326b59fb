import { access, constants, cp, rm } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import type { Config } from '../config.ts';
import { askRunning } from '../holder-request.ts';
import { writeWhole } from './create-backup.ts';
import { MANIFEST, ManifestSchema, verifyBackup, type Manifest } from './manifest.ts';

const SummarySchema = ManifestSchema.pick({ counts: true, missingFiles: true, foreign: true });
/** What a command says of a backup. */
export type Summary = Pick<Manifest, 'counts' | 'missingFiles' | 'foreign'>;

/**
 * Has the running server write a backup into the folder; null where none runs. It may see other
 * folders than this command (PrivateTmp and ProtectSystem of the unit): outside of BACKUP_DIR it
 * writes where both see the same, and this command takes the backup from there.
 */
export async function askServer(
  { dataDir, backupDir }: Pick<Config, 'dataDir' | 'backupDir'>,
  folder: string,
): Promise<Summary | null> {
  const isShared = backupDir !== null && isInside(backupDir, folder);
  const target = isShared ? folder : join(backupDir ?? dataDir, `.leaving-${crypto.randomUUID()}`);
  const summary = await askRunning(dataDir, { command: 'backup', folder: target }, SummarySchema);
  if (!summary) return null;
  await access(join(target, MANIFEST)).catch(() => {
    throw new Error(
      `Der Server hat nach ${target} gesichert, doch hier ist nichts davon: Er sieht andere ` +
        'Ordner. Setzen Sie DATA_DIR und BACKUP_DIR wie er. / The server sees other folders ' +
        'than this command: set DATA_DIR and BACKUP_DIR as it has them.',
    );
  });
  if (isShared) return summary;
  try {
    await writeWhole(folder, async (draft) => {
      await cp(target, draft, { recursive: true, mode: constants.COPYFILE_FICLONE });
      await verifyBackup(draft);
    });
  } finally {
    await rm(target, { recursive: true, force: true });
  }
  return summary;
}

const isInside = (place: string, path: string): boolean => {
  const way = relative(place, path);
  return way !== '' && !way.startsWith('..') && !isAbsolute(way);
};
