import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { COLLECTION_NAMES, type CollectionName, type PageData } from './collections.ts';
import { parsePage, readHead, type Page, type PageHead } from './parse-page.ts';
import type { SourceFile } from './source-file.ts';
import { getContentSettings, type ContentSettings } from './settings.ts';

export type { Heading } from './markdown.ts';
export type { CollectionName, PageData } from './collections.ts';
export type { Page } from './parse-page.ts';
export type { PagePart } from './render-body.ts';

const FOLDER = fileURLToPath(new URL('./pages/', import.meta.url));

const files = new Map<CollectionName, Promise<SourceFile[]>>();
/** Every change of the settings makes a new object of them. */
const parsed = new WeakMap<ContentSettings, Map<CollectionName, Promise<Page[]>>>();

/**
 * The page of a collection, with edited text merged in; null for an unknown
 * slug. Throws ContentError if a file is broken.
 */
export async function findPage<C extends CollectionName>(
  collection: C,
  slug: string,
): Promise<Page<C> | null> {
  const pages = await listPages(collection);
  return pages.find((page) => page.slug === slug) ?? null;
}

/**
 * All pages of a collection: blog newest first, glossary by term (German
 * order), the rest by slug.
 */
export function listPages<C extends CollectionName>(collection: C): Promise<Page<C>[]> {
  const settings = getContentSettings();
  const lists = parsed.get(settings) ?? new Map<CollectionName, Promise<Page[]>>();
  parsed.set(settings, lists);
  const known = lists.get(collection);
  if (known) return known as Promise<Page<C>[]>;
  const pages = parseAll(collection);
  lists.set(collection, pages);
  pages.catch(() => lists.delete(collection));
  return pages;
}

/** Every page of every collection. */
export async function listAllPages(): Promise<Page[]> {
  const lists = await Promise.all(COLLECTION_NAMES.map((collection) => listPages(collection)));
  return lists.flat();
}

/** Files of a collection as they lie on disk, read once. */
export function readCollection(collection: CollectionName): Promise<SourceFile[]> {
  const known = files.get(collection) ?? readFolder(collection);
  files.set(collection, known);
  return known;
}

/**
 * Slugs and names in the order of listPages(), where pages are only listed: to
 * parse all of them takes half a second after every change.
 */
export async function listNames(
  collection: CollectionName,
): Promise<{ slug: string; name: string }[]> {
  const { company } = getContentSettings();
  const heads = (await readSources(collection)).map((file) => readHead(file, company));
  return heads.toSorted(comparePages).map((head) => ({ slug: head.slug, name: getPageName(head) }));
}

async function parseAll<C extends CollectionName>(collection: C): Promise<Page<C>[]> {
  const { company } = getContentSettings();
  const sources = await readSources(collection);
  return sources.map((file) => parsePage(collection, file, company)).toSorted(comparePages);
}

/** Of every page the edited text, else the one that was delivered. */
async function readSources(collection: CollectionName): Promise<SourceFile[]> {
  const { findOverrides } = getContentSettings();
  const [onDisk, edited] = await Promise.all([
    readCollection(collection),
    findOverrides(collection),
  ]);
  return [...new Map([...onDisk, ...edited].map((file) => [file.slug, file])).values()];
}

async function readFolder(collection: CollectionName): Promise<SourceFile[]> {
  const names = await readdir(`${FOLDER}${collection}`).catch(() => []);
  const markdown = names.filter((name) => name.endsWith('.md')).toSorted();
  return Promise.all(
    markdown.map(async (name) => ({
      origin: `content/pages/${collection}/${name}`,
      slug: name.slice(0, -3),
      source: await readFile(`${FOLDER}${collection}/${name}`, 'utf8'),
    })),
  );
}

type Named = Page | PageHead;

const sortKey = ({ data }: Named): string => ('date' in data ? (data.date ?? '') : '');
const comparePages = (a: Named, b: Named): number =>
  sortKey(b).localeCompare(sortKey(a)) || getSortName(a).localeCompare(getSortName(b), 'de');
function getSortName({ data, slug }: Named): string {
  if ('term' in data) return data.term ?? '';
  return 'order' in data ? String(data.order).padStart(3, '0') : slug;
}

/** Visible name of a page: glossary term, h1, or title. */
export function getPageName({ data }: Named): string {
  if ('term' in data) return data.term ?? '';
  return ('h1' in data ? data.h1 : data.title) ?? '';
}

/** Day of the last change of substance, for sitemap and JSON-LD. */
export function getPageDate(page: { data: PageData<CollectionName> }): string {
  if ('date' in page.data) return page.data.updated ?? page.data.date;
  return 'reviewed' in page.data ? page.data.reviewed : page.data.updated;
}
