import { downloadFile } from '#app/lib/download.ts';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { strToU8, zipSync, type Zippable } from 'fflate';
import type { PersonExport } from '#shared/privacy/privacy.ts';

/** A name without what a file system refuses, and unique within the archive by its folder. */
const cleanName = (name: string): string =>
  name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+$/, '_');

/** Packs rows and files; `readFile` gives the bytes of one file. */
export async function packPerson(
  data: PersonExport,
  readFile: (bucket: string, path: string) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const entries: Zippable = { 'daten.json': strToU8(JSON.stringify(data, null, 2)) };
  for (const [index, { bucket, path, name }] of data.files.entries()) {
    // Mostly compressed already: stored as they are.
    entries[`dateien/${String(index + 1).padStart(3, '0')}-${cleanName(name)}`] = [
      await readFile(bucket, path),
      { level: 0 },
    ];
  }
  return zipSync(entries, { level: 6 });
}

/** Saves an export as ZIP; the files are read under the rights of whoever is signed in. */
export async function downloadPerson(
  client: SupabaseClient<Database>,
  data: PersonExport,
): Promise<void> {
  const archive = await packPerson(data, async (bucket, path) => {
    const { data: file, error } = await client.storage.from(bucket).download(path);
    if (error) throw new Error(`${bucket}/${path}: ${error.message}`);
    return new Uint8Array(await file.arrayBuffer());
  });
  downloadFile(
    `daten-${data.address.replace(/[^a-z0-9]+/g, '-')}.zip`,
    'application/zip',
    new Uint8Array(archive),
  );
}
