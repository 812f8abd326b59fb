import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Migration } from './migrate.ts';

const BaselineSchema = z.object({
  /** Versions that stand for the replaced ones; what lies between and after them is run. */
  versions: z.array(z.string()),
  /** Version → checksum of every migration that is no longer there as it was. */
  replaces: z.record(z.string(), z.string()),
  /** Versions that an earlier baseline replaced: nothing here knows the way from there. */
  former: z.array(z.string()).default([]),
});
export type Baseline = z.infer<typeof BaselineSchema>;

/** A row of the journal; without a checksum where another tool has applied the migration. */
export type Applied = { version: string; checksum: string | null };

export const checksumOf = (sql: string): string => createHash('sha256').update(sql).digest('hex');

/** `baseline.json` beside the folder of the migrations. */
export async function readBaseline(folder: string): Promise<Baseline> {
  const text = await readFile(join(folder, '../baseline.json'), 'utf8');
  return BaselineSchema.parse(JSON.parse(text));
}

/**
 * What the journal of a database made before the baseline says instead: both make the same tables.
 * Throws where only a part was applied: nothing here knows the way from there.
 */
export function planAdoption(
  applied: readonly Applied[],
  { versions, replaces, former }: Baseline,
  migrations: readonly Migration[],
): { replaced: string[]; by: Migration[] } {
  const isReplaced = ({ version, checksum }: Applied): boolean =>
    version in replaces && (checksum === null || checksum === replaces[version]);
  const replaced = applied.filter(isReplaced).map(({ version }) => version);
  if (replaced.length === 0 && !applied.some(({ version }) => former.includes(version)))
    return { replaced, by: [] };

  const all = Object.keys(replaces);
  const lacking = all.find((version) => !replaced.includes(version));
  if (lacking)
    throw new Error(
      `Von ${all.length} Migrationen vor dem Grundstand sind nur ${replaced.length} angewendet; ` +
        `als erste fehlt ${lacking} oder weicht ab. Starten Sie einmal die letzte Version davor, ` +
        `siehe docs/operations.md, Upgrade. / Only ${replaced.length} of ${all.length} ` +
        `migrations before the baseline are applied; ${lacking} is the first one missing or ` +
        'different. Start the last version before it once, see docs/operations.md, Upgrade.',
    );
  const present = applied.filter((row) => !isReplaced(row)).map(({ version }) => version);
  const by = migrations.filter(
    ({ version }) => versions.includes(version) && !present.includes(version),
  );
  return { replaced, by };
}

/** The applied versions as the journal names them after the adoption. */
export function versionsWithBaseline(
  applied: readonly Applied[],
  baseline: Baseline,
  migrations: readonly Migration[],
): string[] {
  const { replaced, by } = planAdoption(applied, baseline, migrations);
  const kept = applied
    .map(({ version }) => version)
    .filter((version) => !replaced.includes(version));
  return [...kept, ...by.map(({ version }) => version)].sort();
}
