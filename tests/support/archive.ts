import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import type { PersonExport } from '#shared/privacy/privacy.ts';

/** The data and files of an exported person. */
export async function openArchive(
  download: Download,
): Promise<{ data: PersonExport; files: Record<string, string> }> {
  const entries = unzipSync(await readFile(await download.path()));
  const { 'daten.json': rows, ...files } = entries;
  return {
    data: JSON.parse(strFromU8(rows!)) as PersonExport,
    files: Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]),
    ),
  };
}
