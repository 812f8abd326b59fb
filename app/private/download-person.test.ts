import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { packPerson } from './download-person.ts';

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
  const entries = unzipSync(
    await packPerson(data, async (bucket, path) => new TextEncoder().encode(`${bucket}:${path}`)),
  );
  expect(Object.keys(entries).sort()).toEqual([
    'dateien/001-Logo.png',
    'dateien/002-.._Logo.png',
    'daten.json',
  ]);
  expect(JSON.parse(strFromU8(entries['daten.json']!))).toEqual(data);
  expect(strFromU8(entries['dateien/002-.._Logo.png']!)).toBe('message-files:c/2');
});
