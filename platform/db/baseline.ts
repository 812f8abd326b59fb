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
  /** The same of what was there before the first baseline: other tables, made anew (rebuild.ts). */
  former: z.record(z.string(), z.string()).default({}),
});
/** `complete`: SQL for the rows of a former database, `former.sql` beside `baseline.json`. */
export type Baseline = z.infer<typeof BaselineSchema> & { complete: string };

/** A row of the journal; without a checksum where another tool has applied the migration. */
export type Applied = { version: string; checksum: string | null };

export const checksumOf = (sql: string): string => createHash('sha256').update(sql).digest('hex');

/** `baseline.json` beside the folder of the migrations. */
export async function readBaseline(folder: string): Promise<Baseline> {
  const text = await readFile(join(folder, '../baseline.json'), 'utf8');
  const baseline = BaselineSchema.parse(JSON.parse(text));
  const hasFormer = Object.keys(baseline.former).length > 0;
  const complete = hasFormer ? await readFile(join(folder, '../former.sql'), 'utf8') : '';
  return { ...baseline, complete };
}

/**
 * What the journal of a database made before the baseline says instead. Both make the same tables,
 * unless it `isFormer`. Throws where only a part was applied, or others alone: nothing knows the way
 * from there.
 */
export function planAdoption(
  applied: readonly Applied[],
  { versions, replaces, former }: Baseline,
  migrations: readonly Migration[],
): { replaced: string[]; by: Migration[]; isFormer: boolean } {
  const isFormer = applied.some(({ version }) => version in former);
  const known = isFormer ? former : replaces;
  const isReplaced = ({ version, checksum }: Applied): boolean =>
    version in known && (checksum === null || checksum === known[version]);
  const replaced = applied.filter(isReplaced).map(({ version }) => version);
  if (replaced.length === 0 && !isFormer) {
    refuseStrangers(applied, migrations);
    return { replaced, by: [], isFormer };
  }

  const all = Object.keys(known);
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
  if (isFormer && present.length > 0)
    throw new Error(
      `Außer den ${all.length} Migrationen vor dem Grundstand nennt die Datenbank ${present[0]}, ` +
        'die dieses Programm nicht kennt. Siehe docs/operations.md, Upgrade. / Besides the ' +
        `${all.length} migrations before the baseline the database names ${present[0]}, which ` +
        'this program does not know. See docs/operations.md, Upgrade.',
    );
  const by = migrations.filter(
    ({ version }) => versions.includes(version) && !present.includes(version),
  );
  return { replaced, by, isFormer };
}

/** Where no applied version is known: older than all that is replaced, or of a later baseline. */
function refuseStrangers(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const here = migrations.map(({ version }) => version);
  const there = applied.map(({ version }) => version).sort();
  if (there.length === 0 || there.some((version) => here.includes(version))) return;
  throw new Error(
    `Dieses Programm kennt keine der ${there.length} angewendeten Migrationen; die erste ist ` +
      `${there[0]}. Sind sie älter, starten Sie einmal eine Version dazwischen, siehe ` +
      'docs/operations.md, Upgrade; sind sie neuer, aktualisieren Sie das Programm. / This ' +
      `program knows none of the ${there.length} applied migrations; the first is ${there[0]}. ` +
      'If they are older, start a version in between once, see docs/operations.md, Upgrade; if ' +
      'newer, update the program.',
  );
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
