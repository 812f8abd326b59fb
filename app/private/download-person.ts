import { downloadFile } from '#app/lib/download.ts';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { PersonExportSchema, type PersonExport } from '#shared/privacy/privacy.ts';

/** A name without what a file system refuses, and unique within the archive by its folder. */
const cleanName = (name: string): string =>
  name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+$/, '_');

const listMissing = (missing: readonly string[]): string =>
  'Diese Dateien ließen sich nicht lesen und fehlen hier:\n\n' +
  `${missing.map((name) => `- ${name}`).join('\n')}\n\n` +
  'Bitte fragen Sie die Agentur danach.\n';

/**
 * Packs rows and files; `readFile` gives the bytes of one file, null for one that cannot be read.
 * That one stands in a file of its own instead: it must not cost the person all the rest.
 */
export async function packPerson(
  data: PersonExport,
  readFile: (bucket: string, path: string) => Promise<Uint8Array | null>,
): Promise<{ archive: Uint8Array; missing: string[] }> {
  const entries: Zippable = { 'daten.json': strToU8(JSON.stringify(data, null, 2)) };
  const missing: string[] = [];
  for (const [index, { bucket, path, name }] of data.files.entries()) {
    const packed = `${String(index + 1).padStart(3, '0')}-${cleanName(name)}`;
    const bytes = await readFile(bucket, path);
    // Mostly compressed already: stored as they are.
    if (bytes) entries[`dateien/${packed}`] = [bytes, { level: 0 }];
    else missing.push(packed);
  }
  if (missing.length > 0) entries['LIESMICH.txt'] = strToU8(listMissing(missing));
  return { archive: zipSync(entries, { level: 6 }), missing };
}

/**
 * Saves what export_person() or export_own_data() has answered as ZIP; the files are read under
 * the rights of whoever is signed in. Gives the names of those that cannot be read. A lost
 * connection fails: it is worth another try.
 */
export async function downloadPerson(
  client: SupabaseClient<Database>,
  answer: unknown,
): Promise<string[]> {
  const data = PersonExportSchema.parse(answer);
  const { archive, missing } = await packPerson(data, async (bucket, path) => {
    const { data: file, error } = await client.storage.from(bucket).download(path);
    if (!error) return new Uint8Array(await file.arrayBuffer());
    if (!isAnswer(error)) throw new Error(`${bucket}/${path}: ${error.message}`);
    console.warn(`${bucket}/${path} not exported:`, error);
    return null;
  });
  downloadFile(
    `daten-${data.address.replace(/[^a-z0-9]+/g, '-')}.zip`,
    'application/zip',
    new Uint8Array(archive),
  );
  return missing;
}

/** The storage itself has refused or lacks the file. */
const isAnswer = ({ status }: { status?: number | undefined }): boolean =>
  status !== undefined && status !== 429 && status !== 502 && status !== 503;
