import { strFromU8, unzipSync } from 'fflate';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, it, vi } from 'vitest';
import type { Database } from '#shared/database-types.ts';
import { downloadPerson, packPerson } from './download-person.ts';

const saved: string[] = [];
vi.mock('#app/lib/download.ts', () => ({ downloadFile: (name: string) => saved.push(name) }));

const FILES = [
  { bucket: 'project-files', path: 'p/1', name: 'Logo.png' },
  { bucket: 'quote-files', path: 'q/2', name: 'Skizze.pdf' },
];

it('packs rows and files, two of the same name side by side and none outside of its folder', async () => {
  const data = {
    address: 'karin@firma.example',
    exported_at: '2026-11-22T10:00:00Z',
    tables: { messages: [{ body: 'Grüße' }] },
    files: [
      { bucket: 'project-files', path: 'p/1', name: 'Logo.png' },
      { bucket: 'message-files', path: 'c/2', name: '../Logo.png' },
    ],
  };
  const { archive, missing } = await packPerson(data, async (bucket, path) =>
    new TextEncoder().encode(`${bucket}:${path}`),
  );
  const entries = unzipSync(archive);
  expect(missing).toEqual([]);
  expect(Object.keys(entries).sort()).toEqual([
    'dateien/001-Logo.png',
    'dateien/002-.._Logo.png',
    'daten.json',
  ]);
  expect(JSON.parse(strFromU8(entries['daten.json']!))).toEqual(data);
  expect(strFromU8(entries['dateien/002-.._Logo.png']!)).toBe('message-files:c/2');
});

it('packs the rest where a file cannot be read, and names that file', async () => {
  const { archive, missing } = await packPerson(
    { address: 'karin@firma.example', exported_at: '', tables: {}, files: FILES },
    async (bucket) => (bucket === 'quote-files' ? null : new Uint8Array([1])),
  );
  expect(missing).toEqual(['002-Skizze.pdf']);
  const entries = unzipSync(archive);
  expect(Object.keys(entries).sort()).toEqual([
    'LIESMICH.txt',
    'dateien/001-Logo.png',
    'daten.json',
  ]);
  expect(strFromU8(entries['LIESMICH.txt']!)).toContain('002-Skizze.pdf');
});

it('fails where the connection is lost, and not where the storage refuses', async () => {
  const download = vi.fn();
  const client = { storage: { from: () => ({ download }) } } as unknown as SupabaseClient<Database>;
  const data = { address: 'k@firma.example', exported_at: '', tables: {}, files: FILES };
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  download.mockResolvedValue({ error: { message: 'Failed to fetch' } });
  await expect(downloadPerson(client, data)).rejects.toThrow('Failed to fetch');
  expect(saved).toEqual([]);
  download.mockResolvedValue({ error: { message: 'Object not found', status: 400 } });
  expect(await downloadPerson(client, data)).toHaveLength(2);
  expect(saved).toEqual(['daten-k-firma-example.zip']);
});
