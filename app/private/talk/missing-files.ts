import type { SupabaseClient } from '@supabase/supabase-js';
import type { FileEntry } from '#shared/core/file-entry.ts';
import type { Database } from '#shared/database-types.ts';
import { Refused } from '#app/lib/refused.ts';
import { MESSAGE_FILES } from './message.ts';

/** Files of a draft that lay too long and were removed. */
export class MissingFiles extends Refused {
  readonly files: readonly FileEntry[];

  constructor(files: readonly FileEntry[]) {
    const names = files.map(({ name }) => `„${name}“`).join(', ');
    super(
      files.length === 1
        ? `Die Datei ${names} ist nicht mehr da, bitte hängen Sie sie neu an.`
        : `Die Dateien ${names} sind nicht mehr da, bitte hängen Sie sie neu an.`,
    );
    this.files = files;
  }
}

/** Throws where a message names files that are there no more. */
export async function refuseMissing(
  { storage }: SupabaseClient<Database>,
  files: readonly FileEntry[],
): Promise<void> {
  const bucket = storage.from(MESSAGE_FILES);
  const found = await Promise.all(files.map(async ({ path }) => (await bucket.exists(path)).data));
  const missing = files.filter((_, index) => !found[index]);
  if (missing.length > 0) throw new MissingFiles(missing);
}
