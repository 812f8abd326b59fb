import { parseDocument } from 'yaml';
import type * as z from 'zod';
import type { Company } from '#shared/agency/company.ts';
import {
  COLLECTIONS,
  type CollectionDefinition,
  type CollectionName,
  type PageData,
} from './collections.ts';
import type { Heading } from './markdown.ts';
import { resolvePlaceholders, UnknownPlaceholderError } from './placeholders.ts';
import { renderBody, type PagePart } from './render-body.ts';
import type { SourceFile } from './source-file.ts';

export type Page<C extends CollectionName = CollectionName> = {
  collection: C;
  slug: string;
  /** Address on the site, without origin. */
  path: string;
  data: PageData<C>;
  parts: PagePart[];
  headings: Heading[];
  /** Body without markup. */
  text: string;
  words: number;
  /** At 200 words a minute, at least 1. */
  readingMinutes: number;
  /** Body before rendering, placeholders resolved. */
  markdown: string;
};

/** Reason why a file cannot be a page, led by its path and, where known, the line. */
export class ContentError extends Error {
  /** What the schema of the front matter complains about; empty for other reasons. */
  readonly issues: readonly z.core.$ZodIssue[];
  constructor(
    message: string,
    options: ErrorOptions & { issues?: readonly z.core.$ZodIssue[] } = {},
  ) {
    super(message, options);
    this.issues = options.issues ?? [];
  }
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const WORDS_PER_MINUTE = 200;

/** Source text → page; throws ContentError with path, line and reason. */
export function parsePage<C extends CollectionName>(
  collection: C,
  file: SourceFile,
  company: Company,
): Page<C> {
  const source = file.source.replaceAll('\r\n', '\n');
  const match = FRONT_MATTER.exec(source);
  if (!match)
    throw new ContentError(`${file.origin}:1 has no front matter between two lines of ---`);
  const resolve = (text: string): string => resolveOrExplain(text, company, file);
  const { prefix, blocks, suffix = '' }: CollectionDefinition = COLLECTIONS[collection];
  const data = parseData(collection, match[1] ?? '', file, resolve);
  const body = source.slice(match[0].length);
  const { parts, headings, text, markdown } = renderBody(body, blocks, resolve);
  const words = countWords(text);
  const readingMinutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE));
  return {
    collection,
    slug: file.slug,
    path: prefix + file.slug + suffix,
    data,
    parts,
    headings,
    text,
    words,
    readingMinutes,
    markdown,
  };
}

/** What names and orders a page. */
export type PageHead = {
  slug: string;
  data: { term?: string; h1?: string; title?: string; date?: string; order?: number };
};

const HEAD_ENTRIES = /^(?:term|h1|title|date|order):.*(?:\n[ \t]+.*)*/gm;

/** The same of a source text without its body, in a hundredth of the time. */
export function readHead(file: SourceFile, company: Company): PageHead {
  const [, yaml = ''] = FRONT_MATTER.exec(file.source.replaceAll('\r\n', '\n')) ?? [];
  const resolve = (text: string): string => resolveOrExplain(text, company, file);
  const entries = parseDocument(yaml.match(HEAD_ENTRIES)?.join('\n') ?? '').toJS() as unknown;
  return { slug: file.slug, data: resolveDeep(entries ?? {}, resolve) as PageHead['data'] };
}

export const countWords = (text: string): number =>
  text.match(/\p{L}[\p{L}\p{N}’'-]*/gu)?.length ?? 0;

function parseData<C extends CollectionName>(
  collection: C,
  yaml: string,
  file: SourceFile,
  resolve: (text: string) => string,
): PageData<C> {
  const document = parseDocument(yaml);
  const failure = document.errors[0];
  if (failure)
    throw new ContentError(
      `${file.origin}:${(failure.linePos?.[0].line ?? 0) + 1} ${failure.message.split('\n')[0]}`,
    );
  const schema: z.ZodType = COLLECTIONS[collection].schema;
  const parsed = schema.safeParse(resolveDeep(document.toJS(), resolve));
  if (!parsed.success) {
    const reasons = parsed.error.issues.map(
      (issue) => `${issue.path.join('.') || '(front matter)'}: ${issue.message}`,
    );
    throw new ContentError(`${file.origin} ${reasons.join('; ')}`, { issues: parsed.error.issues });
  }
  return parsed.data as PageData<C>;
}

function resolveDeep(value: unknown, resolve: (text: string) => string): unknown {
  if (typeof value === 'string') return resolve(value);
  if (Array.isArray(value)) return value.map((item) => resolveDeep(item, resolve));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolveDeep(item, resolve)]),
  );
}

function resolveOrExplain(text: string, company: Company, file: SourceFile): string {
  try {
    return resolvePlaceholders(text, company);
  } catch (error) {
    if (!(error instanceof UnknownPlaceholderError)) throw error;
    const line =
      file.source.split('\n').findIndex((candidate) => candidate.includes(error.placeholder)) + 1;
    throw new ContentError(`${file.origin}:${line} ${error.message}`, { cause: error });
  }
}
