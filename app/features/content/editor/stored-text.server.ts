import { isDeepStrictEqual } from 'node:util';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '#content/collections.ts';
import { listLinks, listMissingPictures, readMediaId } from '#content/markdown.ts';
import { leadsTo, listMarkdown, listPagesLeadingTo, type Piece } from '#content/page-links.ts';
import { getPageName, readCollection } from '#content/pages.ts';
import { ContentError, parsePage } from '#content/parse-page.ts';
import { createLinkCheck } from '#content/paths.ts';
import { resolvePlaceholders, UnknownPlaceholderError } from '#content/placeholders.ts';
import { getContentSettings } from '#content/settings.ts';
import { joinSource, splitSource } from '#content/source-text.ts';
import { findTextGroup, TEXT_GROUPS } from '#content/text-groups.ts';
import { listSlots } from '#shared/texts/text-group.ts';
import { OPEN_COLLECTIONS } from './collection-names.ts';
import { findHints, findTextHints } from './hints.server.ts';
import { prune, type Draft, type EditorField } from './field-spec.ts';
import { labelOf, listGroupFields, listPageFields } from './schema-fields.server.ts';

// The content store as the admin area edits it: pages and groups of texts. Both
// are front matter with a body.

export const STORED_COLLECTIONS = [...COLLECTION_NAMES, 'texts'] as const;
export type StoredCollection = (typeof STORED_COLLECTIONS)[number];
export const isStored = (name: string): name is StoredCollection =>
  STORED_COLLECTIONS.some((known) => known === name);
const isPages = (name: StoredCollection): name is CollectionName => name !== 'texts';

export const takesNew = (collection: StoredCollection): boolean =>
  OPEN_COLLECTIONS.some((open) => open === collection);

export function listFields(collection: StoredCollection, slug: string) {
  if (isPages(collection)) return listPageFields(collection);
  const group = findTextGroup(slug);
  return group ? listGroupFields(group) : [];
}

/** The text as this release brings it; null: there is none. */
export async function findDelivered(
  collection: StoredCollection,
  slug: string,
): Promise<string | null> {
  if (isPages(collection))
    return (await readCollection(collection)).find((file) => file.slug === slug)?.source ?? null;
  const group = findTextGroup(slug);
  if (!group) return null;
  const texts = Object.entries(group.entries).map(([key, { text }]) => [key, text]);
  return joinSource(Object.fromEntries(texts), '');
}

/** Groups of texts with their names, for the list. */
export const listGroups = (): { collection: StoredCollection; slug: string; title: string }[] =>
  TEXT_GROUPS.map(({ id, name }) => ({ collection: 'texts', slug: id, title: name }));

/** Where visitors see it; null: on no page. */
export function findAddress(collection: StoredCollection, slug: string): string | null {
  if (collection === 'texts') return findTextGroup(slug)?.page ?? null;
  if (!isPages(collection)) return null;
  const { prefix, suffix = '' }: { prefix: string; suffix?: string } = COLLECTIONS[collection];
  return prefix + slug + suffix;
}

/** Names of the pages and groups of texts that lead visitors to an address. */
export async function listMentions(path: string): Promise<string[]> {
  const pages = await listPagesLeadingTo(path);
  const isMention = (text: string): boolean => listLinks(text).some((href) => leadsTo(path, href));
  const groups = Object.entries(getContentSettings().texts)
    .filter(([, texts]) => Object.values(texts).some(isMention))
    .map(([id]) => findTextGroup(id)?.name ?? id);
  return [...pages.map(getPageName), ...groups];
}

/**
 * A stored row may lack what a later release has: a group of texts keeps what
 * was never touched.
 */
export async function toDraft(
  collection: StoredCollection,
  slug: string,
  source: string,
): Promise<Draft> {
  const { data, body } = splitSource(source);
  if (collection !== 'texts') return { front: data, body: body.trim() };
  const delivered = splitSource((await findDelivered(collection, slug)) ?? '').data;
  return { front: { ...delivered, ...data }, body: '' };
}

/**
 * A text as it is stored. What was not changed stays as it was written before,
 * front matter and body each for itself.
 */
export async function toSource(
  collection: StoredCollection,
  slug: string,
  { front, body }: Draft,
  before = '',
): Promise<string> {
  if (isPages(collection)) {
    const source = before.replaceAll('\r\n', '\n');
    const known = splitSource(source);
    const fields = listPageFields(collection);
    const isSameFront = isDeepStrictEqual(prune(fields, known.data), prune(fields, front));
    const isSameBody = known.body.trim() === body.trim();
    if (isSameFront && isSameBody) return before;
    if (!isSameFront) return joinSource({ ...front }, body);
    const head = source.slice(0, source.length - known.body.length);
    const gap = /^\s*/.exec(known.body)?.[0] ?? '';
    return `${head}${gap}${body.trim()}\n`;
  }
  const delivered = splitSource((await findDelivered(collection, slug)) ?? '').data;
  const changed = Object.entries(front).filter(([key, text]) => text !== delivered[key]);
  return joinSource(Object.fromEntries(changed), '');
}

export type Checked = {
  /** By the path of the field ('faq.2.answer'), or 'body'. */
  errors: Record<string, string>;
  hints: string[];
  /** Readers could be shown it as it is. */
  isReadable: boolean;
};

const SHORTEST = 50;

/** What keeps a text from going live, and what could be better. */
export async function checkText(
  collection: StoredCollection,
  slug: string,
  source: string,
): Promise<Checked> {
  if (collection === 'texts') return checkGroup(slug, source);
  try {
    const { company } = getContentSettings();
    const page = parsePage(collection, { origin: 'Eingabe', slug, source }, company);
    const isDead = await createDeadCheck(page.path);
    // Entries of the glossary name each other by slug.
    const named = 'related' in page.data && collection !== 'glossary' ? page.data.related : [];
    const related = named.filter(isDead);
    const errors = {
      ...findDead(listMarkdown(page), isDead),
      ...(related.length > 0 && { related: `Diese Seiten gibt es nicht: ${related.join(', ')}` }),
      ...(collection === 'blog' &&
        page.words < SHORTEST && {
          body: `Der Text ist noch zu kurz: mindestens ${SHORTEST} Wörter.`,
        }),
    };
    return { errors, hints: await findHints(page, source), isReadable: true };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { errors: explain(error), hints: [], isReadable: false };
  }
}

/** Whether an address leads nowhere; `own`: that of the page which names it. */
async function createDeadCheck(own = ''): Promise<(href: string) => boolean> {
  const isLink = await createLinkCheck();
  return (href) => {
    const id = readMediaId(href);
    // A picture is shown, not linked to.
    if (id !== null) return getContentSettings().media.get(id)?.type !== 'application/pdf';
    if (href.startsWith('/')) return href !== own && !isLink(href);
    return !/^(https?:|mailto:|tel:|#)/i.test(href);
  };
}

/** By field what is wrong with the links and pictures of its Markdown. */
function findDead(
  pieces: readonly Piece[],
  isDead: (href: string) => boolean,
): Record<string, string> {
  return Object.fromEntries(
    pieces.flatMap(({ field, place, source }) => {
      const links = listLinks(source)
        .filter(isDead)
        .map((href) => href || '(leer)');
      const pictures = listMissingPictures(source);
      const problems = [
        links.length > 0 && `Diese Verweise führen nirgendwohin: ${links.join(', ')}`,
        pictures.length > 0 && `Diese Bilder sind nicht in den Medien: ${pictures.join(', ')}`,
      ].filter(Boolean);
      return problems.length > 0 ? [[field, place + problems.join('. ')]] : [];
    }),
  );
}

async function checkGroup(slug: string, source: string): Promise<Checked> {
  const group = findTextGroup(slug);
  const errors: Record<string, string> = {};
  const pieces: Piece[] = [];
  for (const [key, value] of Object.entries(splitSource(source).data)) {
    const text = typeof value === 'string' ? value : '';
    // Pages would go on with the delivered text, and say nothing of it.
    if (text.trim() === '' && group?.entries[key]?.text)
      errors[key] = 'Bitte füllen Sie dieses Feld aus.';
    if (text.length > 2_000) errors[key] = 'Höchstens 2.000 Zeichen.';
    const known = listSlots(group?.entries[key]?.text ?? '');
    const foreign = listSlots(text).find((slot) => !known.includes(slot));
    if (foreign) errors[key] = `{${foreign}} gibt es hier nicht.`;
    const [, slot, sign] = DOUBLED.exec(text) ?? [];
    if (slot) errors[key] = `Bitte ohne „${sign}“: In ${slot} steht es schon.`;
    try {
      pieces.push({
        field: key,
        place: `${group?.entries[key]?.label ?? key}: `,
        source: resolvePlaceholders(text, getContentSettings().company),
      });
    } catch (error) {
      if (!(error instanceof UnknownPlaceholderError)) throw error;
      errors[key] = `{{${error.placeholder}}} gibt es nicht.`;
    }
  }
  const text = Object.values(splitSource(source).data).map(String).join('\n');
  return {
    errors: { ...findDead(pieces, await createDeadCheck()), ...errors },
    hints: await findTextHints(text.replaceAll(SLOTS, ''), source),
    isReadable: Object.keys(errors).length === 0,
  };
}

/** Amounts are filled in with their sign. */
const DOUBLED = /(?<!\{)(\{[^{}]+\})\s*(€|EUR\b|Euro\b)/;

/** What is filled in later is no word. */
const SLOTS = /\{+[^}]*\}+/g;

function explain(error: ContentError): Record<string, string> {
  if (error.issues.length === 0)
    return {
      body: `Der Text lässt sich nicht lesen: ${error.message.replace(/^Eingabe:?/, 'Zeile ')}`,
    };
  const errors: Record<string, string> = {};
  for (const issue of error.issues)
    errors[issue.path.map(String).join('.') || 'body'] ??= explainIssue(issue);
  return errors;
}

function explainIssue(issue: ContentError['issues'][number]): string {
  if (issue.code === 'too_big')
    return `Höchstens ${String(issue.maximum)} ${issue.origin === 'array' ? 'Einträge' : 'Zeichen'}.`;
  if (issue.code === 'too_small')
    return issue.origin === 'array'
      ? `${labelOf(String(issue.path.at(-1)))[0]}: mindestens ${String(issue.minimum)}.`
      : 'Bitte füllen Sie dieses Feld aus.';
  if (issue.code === 'unrecognized_keys') return `Unbekannt: ${issue.keys.join(', ')}`;
  return 'Bitte prüfen Sie die Schreibweise.';
}

export type Fields = readonly EditorField[];
