import { COLLECTION_NAMES, COLLECTIONS } from '../collections.ts';
import { HOME_QUESTIONS, listHomeQuestions } from '../faq.ts';
import { listLinks, readInline, renderMarkdown } from '../markdown.ts';
import { listInternalLinks } from '../page-links.ts';
import { listPages, readCollection, type CollectionName, type Page } from '../pages.ts';
import { ContentError, countWords, parsePage } from '../parse-page.ts';
import { createLinkCheck } from '../paths.ts';
import { getContentSettings } from '../settings.ts';
import { checkAssistantTexts } from './assistant-findings.ts';
import { checkFacts } from './fact-findings.ts';
import { findContradictions } from './facts.ts';
import { TEXT_GROUPS } from '../text-groups.ts';
import { checkPlacePages } from './place-findings.ts';
import { checkTextDates } from './text-sources.ts';
import { createSpellChecker, type SpellChecker } from './spelling.ts';
import {
  findClaimedExperience,
  findEmptyPhrases,
  findLongSentences,
  findNotations,
  findOutdatedLaw,
  findTypedPrices,
  hasFigure,
  isMeasure,
} from './wording.ts';
import { readDictionary } from './dictionary.ts';

/** Everything wrong with the texts on disk, one line a finding, led by the file. */
export async function collectFindings(): Promise<string[]> {
  const broken = await collectBrokenFiles();
  if (broken.length > 0) return broken;
  const [isLink, lists] = await Promise.all([
    createLinkCheck(),
    Promise.all(COLLECTION_NAMES.map((name) => listPages(name))),
  ]);
  const pages = lists.flat();
  const sources = new Map(
    (await Promise.all(COLLECTION_NAMES.map(readCollection)))
      .flat()
      .map((file) => [file.origin, file.source]),
  );
  const dictionary = readDictionary();
  const spelling = createSpellChecker((word) => dictionary.has(word));
  return [
    ...pages.flatMap((page) =>
      checkPage(page, sources.get(getOrigin(page)) ?? '', pages, isLink, spelling),
    ),
    ...checkHomeQuestions(isLink, spelling),
    ...(await checkAssistantTexts(isLink)),
    ...checkPlacePages(),
    ...checkTextGroups(),
    ...(await checkFacts()),
    ...(await checkTextDates()),
    ...findDuplicates(pages, 'title'),
    ...findDuplicates(pages, 'description'),
    ...findQuestionsAskedTwice(pages),
  ];
}

async function collectBrokenFiles(): Promise<string[]> {
  const findings = await Promise.all(
    COLLECTION_NAMES.map(async (collection) =>
      (await readCollection(collection)).flatMap((file) => {
        try {
          parsePage(collection, file, getContentSettings().company);
          return [];
        } catch (error) {
          if (error instanceof ContentError) return [error.message];
          throw error;
        }
      }),
    ),
  );
  return findings.flat();
}

/**
 * Where old names of laws are a mistake; glossary and blog may explain what
 * they were replaced by.
 */
const LAW_IS_BINDING: readonly CollectionName[] = ['legal', 'services', 'company'];

/**
 * The wording of the withdrawal notice is the law's; the other legal texts
 * follow the style as far as they can.
 */
const SENTENCES_MAY_BE_LONG: readonly CollectionName[] = ['legal'];

const readWithoutCode = (markdown: string): string =>
  renderMarkdown(markdown.replace(/```[\s\S]*?```|`[^`]*`/g, '')).text;

const getOrigin = (page: Page): string => `content/pages/${page.collection}/${page.slug}.md`;

function checkPage(
  page: Page,
  source: string,
  pages: readonly Page[],
  isLink: (href: string) => boolean,
  spelling: SpellChecker,
): string[] {
  const visible = [page.text, ...listTexts(page.data)].join('\n');
  const { minimumWords } = COLLECTIONS[page.collection];
  const words = countWords(page.text);
  const reasons = [
    ...(words < minimumWords ? [`has ${words} words, at least ${minimumWords} are expected`] : []),
    ...listInternalLinks(page)
      .filter((href) => !isLink(href))
      .map((href) => `links to ${href}, which does not exist`),
    ...listMissingRelated(page, pages).map(
      (slug) => `names the related entry '${slug}', which does not exist`,
    ),
    ...findEmptyPhrases(visible).map((phrase) => `contains the empty phrase '${phrase}'`),
    ...findClaimedExperience(visible).map((phrase) => `claims an experience: '${phrase}'`),
    ...(SENTENCES_MAY_BE_LONG.includes(page.collection) ? [] : findLongSentences(visible)),
    ...(LAW_IS_BINDING.includes(page.collection) ? findOutdatedLaw(visible) : []).map(
      (law) => `cites outdated law or a dead page: '${law}'`,
    ),
    ...findContradictions(visible),
    ...('figure' in page.data && page.data.figure && !hasFigure(page.text, page.data.figure)
      ? [`shows the figure '${page.data.figure}', which its text does not name`]
      : []),
    ...('figure' in page.data && page.data.figure && !isMeasure(page.data.figure)
      ? [`shows the figure '${page.data.figure}', which is neither money nor time`]
      : []),
    ...findNotations([readWithoutCode(page.markdown), ...listTexts(page.data)].join('\n')),
    ...findTypedPrices(source).map((price) => `types the price ${price}; use a placeholder`),
    ...spelling
      .findUnknownWords([readWithoutCode(page.markdown), ...listTexts(page.data)].join('\n'))
      .map((word) => `has an unknown word: ${word}`),
  ];
  return reasons.map((reason) => `${getOrigin(page)} ${reason}`);
}

function checkHomeQuestions(isLink: (href: string) => boolean, spelling: SpellChecker): string[] {
  const links = HOME_QUESTIONS.flatMap(({ answer }) => listLinks(answer)).filter(
    (href) => href.startsWith('/') && !isLink(href),
  );
  const texts = listHomeQuestions().map(({ question, answer }) => `${question}\n${answer}`);
  return [
    ...links.map((href) => `content/faq.ts links to ${href}, which does not exist`),
    ...texts
      .flatMap(findEmptyPhrases)
      .map((phrase) => `content/faq.ts contains the empty phrase '${phrase}'`),
    ...[
      ...texts.flatMap(findLongSentences),
      ...texts.flatMap((text) => findContradictions(text)),
      ...texts.flatMap(findNotations),
    ].map((reason) => `content/faq.ts ${reason}`),
    ...texts
      .flatMap((text) => spelling.findUnknownWords(text))
      .map((word) => `content/faq.ts has an unknown word: ${word}`),
  ];
}

/** What the pages say that are no Markdown, mails and notices. */
const checkTextGroups = (): string[] =>
  TEXT_GROUPS.flatMap(({ id, entries }) =>
    Object.entries(entries).flatMap(([key, { text }]) =>
      findNotations(text).map((reason) => `shared/texts ${id} '${key}' ${reason}`),
    ),
  );

function listMissingRelated(page: Page, pages: readonly Page[]): string[] {
  if (page.collection !== 'glossary' || !('related' in page.data)) return [];
  return page.data.related.filter(
    (slug) =>
      !pages.some(
        (other) => other.collection === 'glossary' && other.slug === slug && other !== page,
      ),
  );
}

/**
 * All German sentences of the front matter: strings that are neither addresses
 * nor dates nor ids.
 */
function listTexts(value: unknown, key = ''): string[] {
  const ids = [
    'id',
    'url',
    'slug',
    'service',
    'services',
    'related',
    'package',
    'projectType',
    'urgency',
    'additionalServices',
    'synonyms',
    'part',
    'asked',
    'english',
    'dutch',
    'sources',
  ];
  if (ids.includes(key)) return [];
  if (typeof value === 'string') return [readInline(value)];
  if (Array.isArray(value)) return value.flatMap((item) => listTexts(item));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => listTexts(item, name));
}

function findDuplicates(pages: readonly Page[], field: 'title' | 'description'): string[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const earlier = first.get(page.data[field]);
    if (!earlier) first.set(page.data[field], page);
    return earlier ? [`${getOrigin(page)} has the same ${field} as ${getOrigin(earlier)}`] : [];
  });
}

/** A question lives on one page, whose structured data carry it. */
function findQuestionsAskedTwice(pages: readonly Page[]): string[] {
  const first = new Map(HOME_QUESTIONS.map(({ question }) => [question, 'content/faq.ts']));
  return pages.flatMap((page) =>
    ('faq' in page.data ? page.data.faq : []).flatMap(({ question }) => {
      const earlier = first.get(question);
      if (!earlier) first.set(question, getOrigin(page));
      return earlier ? [`${getOrigin(page)} asks '${question}' like ${earlier}`] : [];
    }),
  );
}

/** Path and reason of every finding of one collection, for a quicker loop while writing. */
export const filterFindings = (findings: readonly string[], collection: CollectionName): string[] =>
  findings.filter((finding) => finding.startsWith(`content/pages/${collection}/`));
