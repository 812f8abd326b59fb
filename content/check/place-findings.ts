import { REGIONS, SERVICES } from '#shared/agency/business.ts';
import { readInline } from '../markdown.ts';
import { buildPlacePage } from '../places/build-place-page.ts';
import { CITIES } from '../places/cities.ts';
import { COUNTRIES } from '../places/countries.ts';
import type { PlacePage } from '../places/page-types.ts';
import { SERVICE_LEXICON } from '../places/service-pages.ts';
import { findContradictions } from './facts.ts';
import { createSpellChecker, PLACE_WORDS, readWordList } from './spelling.ts';
import {
  findClaimedExperience,
  findEmptyPhrases,
  findLongSentences,
  findNotations,
  findOutdatedLaw,
} from './wording.ts';
import { readDictionary } from './dictionary.ts';

/**
 * Everything wrong with the running text of all place, region and lexicon
 * pages; the same sentence is reported once, with the first page that shows it.
 */
export function checkPlacePages(): string[] {
  const texts = new Map<string, string>();
  for (const [path, list] of listAllTexts())
    for (const text of list.map(readInline)) if (!texts.has(text)) texts.set(text, path);
  const dictionary = readDictionary();
  const spelling = createSpellChecker(
    (word) => dictionary.has(word),
    [...readWordList(), ...readWordList(PLACE_WORDS)],
  );
  const unknown = spelling.findUnknownWords([...texts.keys()].join('\n'));
  return [
    ...[...texts].flatMap(([text, path]) => checkText(text).map((reason) => `${path} ${reason}`)),
    ...unknown.map((word) => `content/places has an unknown word: ${word}`),
  ];
}

const listAllTexts = (): [path: string, texts: readonly string[]][] => [
  ...listPlacePages().map((page): [string, string[]] => [page.path, listTexts(page)]),
  ...REGIONS.map(({ slug, country }): [string, string[]] => {
    const { lead, sections } = COUNTRIES[country].page;
    return [
      `/seo-lexikon/${slug}`,
      [lead, ...sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs])],
    ];
  }),
  ...SERVICES.map(({ slug }): [string, string[]] => {
    const { lead, paragraphs } = SERVICE_LEXICON[slug];
    return [`/seo-lexikon/services/${slug}`, [lead, ...paragraphs]];
  }),
];

const listPlacePages = (): PlacePage[] =>
  CITIES.flatMap((city) =>
    SERVICES.flatMap(({ slug }) => [
      buildPlacePage(city, slug, 'local'),
      buildPlacePage(city, slug, 'lexicon'),
    ]),
  );

const listTexts = ({ h1, lead, sections }: PlacePage): string[] => [
  h1,
  lead,
  ...sections.flatMap(({ title, paragraphs, entries = [], list = [] }) => [
    title,
    ...paragraphs,
    ...entries.flatMap(({ label, text }) => [label, text]),
    ...list,
  ]),
];

const checkText = (text: string): string[] => [
  ...findEmptyPhrases(text).map((phrase) => `contains the empty phrase '${phrase}'`),
  ...findClaimedExperience(text).map((phrase) => `claims an experience: '${phrase}'`),
  ...findOutdatedLaw(text).map((law) => `cites outdated law or a dead page: '${law}'`),
  ...findLongSentences(text),
  ...findNotations(text),
  ...findContradictions(text),
];
