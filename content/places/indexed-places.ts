import { SERVICES } from '#shared/agency/business.ts';
import { getContentSettings, isPreview, type ContentSettings } from '../settings.ts';
import { listPages, type Page } from '../pages.ts';
import { buildPlacePage, describeAddresses } from './build-place-page.ts';
import { CITIES, findCity } from './cities.ts';
import { getGeography } from './geography.ts';
import {
  createSentenceReader,
  earnsItsPlace,
  measureOwnWords,
  type OwnWords,
  type PlaceText,
} from './own-words.ts';
import { getMainText } from './page-types.ts';

type Measured = { page: Page<'places'>; result: OwnWords };

/** What a reader reads of the page of a city. */
const readPage = ({ slug, path, data, text }: Page<'places'>): PlaceText => ({
  path,
  text: [
    data.lead,
    text,
    readSharedSections(slug),
    ...data.faq.flatMap(({ question, answer }) => [question, answer]),
  ].join('\n'),
});

function readSharedSections(slug: string): string {
  const city = findCity(slug);
  if (!city) throw new Error(`content/pages/places/${slug}.md: no such city`);
  return getMainText({ lead: '', sections: [describeAddresses(city)] });
}

const NAMES = [
  ...new Set(
    CITIES.flatMap((city) => [city.name, ...getGeography(city).around.map(({ name }) => name)]),
  ),
];

/** Pages that are made of data; the address of a text of its own shows that instead. */
const listMade = (written: ReadonlySet<string>): PlaceText[] =>
  CITIES.flatMap((city) =>
    SERVICES.flatMap(({ slug }) =>
      (['local', 'lexicon'] as const).map((kind) => buildPlacePage(city, slug, kind)),
    ),
  )
    .filter(({ path }) => !written.has(path))
    .map((page) => ({ path: page.path, text: getMainText(page) }));

/** The texts of cities, each measured against every other page about a place. */
export async function measurePlaces(): Promise<Measured[]> {
  const pages = await listPages('places');
  const made = listMade(new Set(pages.map(({ path }) => path)));
  const results = measureOwnWords([...pages.map(readPage), ...made], createSentenceReader(NAMES));
  return pages.map((page, index) => ({ page, result: results[index]! }));
}

/** Every change of the settings makes a new object of them. */
const indexed = new WeakMap<ContentSettings, Promise<Page<'places'>[]>>();

/** Pages of cities that search engines may list (PLACE-01). */
export function listIndexedPlaces(): Promise<Page<'places'>[]> {
  // Measuring takes seconds, and nobody lists what is still being written.
  if (isPreview()) return Promise.resolve([]);
  const settings = getContentSettings();
  const known = indexed.get(settings);
  if (known) return known;
  const pages = measurePlaces().then((measured) =>
    measured.filter(({ result }) => earnsItsPlace(result)).map(({ page }) => page),
  );
  indexed.set(settings, pages);
  pages.catch(() => indexed.delete(settings));
  return pages;
}
