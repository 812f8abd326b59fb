import { expect, it } from 'vitest';
import { listPages, readCollection } from '#content/pages.ts';
import { listIndexedPlaces } from '#content/places/indexed-places.ts';
import { loadSearchDocuments } from '#content/search-index.ts';
import { withPreviewedText } from './preview.ts';

const listHeadings = async (): Promise<string[]> =>
  (await loadSearchDocuments()).map(({ heading }) => heading);

it('leaves to the live texts what is found, and which places are listed', async () => {
  const [place] = await listPages('places');
  const [entry] = await listPages('glossary');
  const short = { collection: 'places', slug: place!.slug, source: 'Noch kein Text.' };
  expect(await withPreviewedText(short, listIndexedPlaces)).toEqual([]);
  expect((await listIndexedPlaces()).map(({ slug }) => slug)).toContain(place!.slug);
  const file = (await readCollection('glossary')).find(({ slug }) => slug === entry!.slug)!;
  const source = file.source.replace(/^term: .*$/m, 'term: Vorschauwort');
  const word = { collection: 'glossary', slug: file.slug, source };
  expect(await withPreviewedText(word, listHeadings)).toContain('Vorschauwort');
  expect(await listHeadings()).toContain(entry!.data.term);
  expect(await listHeadings()).not.toContain('Vorschauwort');
});
