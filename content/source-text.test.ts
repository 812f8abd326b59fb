import { describe, expect, it } from 'vitest';
import { readCollection } from './pages.ts';
import { parsePage } from './parse-page.ts';
import { getContentSettings } from './settings.ts';
import { joinSource, splitSource } from './source-text.ts';

describe('taking a text apart for editing', () => {
  it('loses nothing of any shipped post or example project', async () => {
    const { company } = getContentSettings();
    for (const collection of ['blog', 'case-studies'] as const) {
      for (const file of await readCollection(collection)) {
        const { data, body } = splitSource(file.source);
        const again = parsePage(collection, { ...file, source: joinSource(data, body) }, company);
        const before = parsePage(collection, file, company);
        expect(again.data).toEqual(before.data);
        expect(again.text.trim()).toBe(before.text.trim());
      }
    }
  });
});
