import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkFile, fileTypeOf, FILE_TYPES, formatBytes, MAX_FILE_BYTES } from './work-files.ts';

it('lists the types the buckets take', async () => {
  const sql = await readFile(
    join(import.meta.dirname, '../../supabase/migrations/20261128210500_projects.sql'),
    'utf8',
  );
  const listed = [...sql.matchAll(/'((?:image|application|text|font|video|audio)\/[^']+)'/g)].map(
    ([, type]) => type!,
  );
  expect(new Set(listed.filter((type) => type !== 'application/octet-stream'))).toEqual(
    new Set(Object.values(FILE_TYPES)),
  );
  expect(sql).toContain(String(MAX_FILE_BYTES));
});

it('says what is wrong with a file', () => {
  expect(checkFile({ name: 'Logo.PNG', size: 10 })).toBe('');
  expect(checkFile({ name: 'setup.exe', size: 10 })).toContain('Dateityp');
  expect(checkFile({ name: 'ohne-endung', size: 10 })).toContain('Dateityp');
  expect(checkFile({ name: 'film.mp4', size: MAX_FILE_BYTES + 1 })).toContain('50 MB');
  expect(checkFile({ name: 'leer.txt', size: 0 })).toContain('leer');
  expect(fileTypeOf('a.b.Pdf')).toBe('application/pdf');
});

it('writes sizes in German', () => {
  expect([500, 1536, 5 * 1024 * 1024].map(formatBytes)).toEqual([
    '500\u00a0Byte',
    '1,5\u00a0KB',
    '5\u00a0MB',
  ]);
});
