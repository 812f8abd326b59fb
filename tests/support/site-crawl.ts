import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** What a search engine reads of a page, and what is wrong with it. */
export type PageReport = {
  path: string;
  title: string;
  description: string;
  links: string[];
  ids: Set<string>;
  findings: string[];
};

export type CrawlReport = { pages: number; seconds: number; links: number; findings: string[] };

/** What search engines ask of each kind of structured data that the site uses. */
const REQUIRED_PROPERTIES: Readonly<Record<string, readonly string[]>> = {
  BlogPosting: ['headline', 'datePublished', 'author', 'mainEntityOfPage'],
  OfferCatalog: ['name', 'url', 'itemListElement'],
  BreadcrumbList: ['itemListElement'],
  CreativeWork: ['name', 'url', 'author', 'dateModified'],
  DefinedTerm: ['name', 'description', 'inDefinedTermSet'],
  FAQPage: ['mainEntity'],
  LocalBusiness: ['name', 'url', 'logo', 'address', 'openingHoursSpecification', 'areaServed'],
  Service: ['name', 'description', 'provider', 'areaServed'],
  WebPage: ['name', 'url', 'inLanguage'],
  WebSite: ['name', 'url', 'inLanguage'],
};

// Looking for faults takes longer than the server keeps an idle connection open.
const CALL: RequestInit = { redirect: 'manual', headers: { connection: 'close' } };

/** Every address of the sitemap, as paths. */
export async function readSitemap(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc!.replace(origin, ''));
}

/**
 * Reads the pages and everything they link to: own head, one h1, valid
 * structured data, nothing from another host, no dead or redirected link, no
 * missing anchor, no title or description too long or twice. `oneLinkOf` 4
 * follows every fourth link alone: most lead to pages of one pattern.
 */
export async function crawlSite(
  origin: string,
  paths: readonly string[],
  { concurrency = 6, oneLinkOf = 1 } = {},
): Promise<CrawlReport> {
  const findings: string[] = [];
  const pages = new Map<string, PageReport>();
  const documents = new Map<string, Buffer>();
  const started = performance.now();
  await inParallel(paths, concurrency, async (path) => {
    const response = await fetch(origin + path, CALL);
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200) findings.push(`${path} answers ${response.status}`);
    else documents.set(path, body);
  });
  // Looking for faults is the reader's work, not the server's.
  const seconds = (performance.now() - started) / 1000;
  for (const [path, body] of documents) pages.set(path, readPage(body.toString(), path, origin));
  for (const key of ['title', 'description'] as const) {
    const seen = new Map<string, string>();
    for (const { path, [key]: text } of pages.values()) {
      if (seen.has(text)) findings.push(`${path} has the ${key} of ${seen.get(text)}`);
      seen.set(text, path);
    }
  }
  const targets = new Map<string, string>();
  for (const { path, links } of pages.values())
    for (const link of links) if (!targets.has(link)) targets.set(link, path);
  const followed = [...targets].filter((_, index) => index % oneLinkOf === 0);
  await inParallel(followed, concurrency, async ([target, from]) => {
    const [path = '', anchor] = target.split('#');
    const page = pages.get(path) ?? (await readTarget(origin, path));
    if (typeof page === 'number')
      findings.push(`${from} links to ${target}, which answers ${page}`);
    else if (anchor && !page.ids.has(anchor))
      findings.push(`${from} links to ${target}, but there is no such anchor`);
  });
  return {
    pages: pages.size,
    seconds,
    links: followed.length,
    findings: [...[...pages.values()].flatMap((page) => page.findings), ...findings],
  };
}

async function readTarget(origin: string, path: string): Promise<{ ids: Set<string> } | number> {
  const response = await fetch(origin + path, CALL);
  const body = await response.text();
  return response.status === 200 ? { ids: listIds(body) } : response.status;
}

const listIds = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!));

const readText = (html: string): string =>
  decode(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ')).replace(
    /\s+/g,
    ' ',
  );

const decode = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

function readPage(html: string, path: string, origin: string): PageReport {
  const find = (pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
  const count = (pattern: RegExp): number => html.match(pattern)?.length ?? 0;
  const title = find(/<title>(.*?)<\/title>/);
  const description = find(/<meta name="description" content="(.*?)"/);
  const ids = listIds(html);
  const links = [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href]) => decode(href!));
  const faults: [boolean, string][] = [
    [!html.startsWith('<!DOCTYPE html><html lang="de"'), 'is no German document'],
    [title === '' || title.length > 60, `has a title of ${title.length} characters`],
    [
      description.length < 60 || description.length > 160,
      `has a description of ${description.length} characters`,
    ],
    [
      count(/rel="canonical"/g) !== 1 ||
        find(/<link rel="canonical" href="(.*?)"/) !== origin + path,
      'does not name itself canonical',
    ],
    [html.includes('name="robots" content="noindex'), 'is in the sitemap and noindex'],
    [count(/<h1[\s>]/g) !== 1, `has ${count(/<h1[\s>]/g)} h1`],
    ...['title', 'description', 'type', 'url', 'image', 'image:width', 'image:height'].map(
      (property): [boolean, string] => [
        !html.includes(`property="og:${property}" content="`),
        `has no og:${property}`,
      ],
    ),
    [!/property="og:locale" content="de_DE"/.test(html), 'has no og:locale'],
    [!html.includes('name="twitter:card" content="summary_large_image"'), 'has no Twitter card'],
    [
      find(/property="og:image" content="(.*?)"/).endsWith('/og/page/home.png') && path !== '/',
      'has the share image of the home page',
    ],
    [
      /\{\{|\{(phone|email|key)\}|\bNaN\b|\bundefined\b|\[object Object\]/.test(readText(html)),
      'shows a placeholder or a wrong value',
    ],
    ...links
      .filter((href) => href.startsWith('#') && href.length > 1 && !ids.has(href.slice(1)))
      .map((href): [boolean, string] => [true, `has no anchor ${href}`]),
    ...[
      ...html.matchAll(
        /<(?:script|img|iframe|source|video|audio|link rel="(?:stylesheet|preload|modulepreload|icon|manifest)")\b[^>]*\s(?:src|href)="((?:https?:)?\/\/[^"]+)"/g,
      ),
    ]
      .filter(([, url]) => !url!.startsWith(origin))
      .map(([, url]): [boolean, string] => [true, `loads ${url}`]),
    ...findDataFaults(html).map((fault): [boolean, string] => [true, fault]),
  ];
  const findings = faults.filter(([isFault]) => isFault).map(([, text]) => `${path} ${text}`);
  return {
    path,
    title,
    description,
    ids,
    links: links.filter((href) => /^\/(?!\/)/.test(href)),
    findings,
  };
}

type Json = Record<string, unknown>;

function findDataFaults(html: string): string[] {
  const faults: string[] = [];
  let text: string | undefined;
  for (const [, source] of html.matchAll(
    /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g,
  )) {
    let data: Json;
    try {
      data = JSON.parse(source!) as Json;
    } catch {
      faults.push('has structured data that is no JSON');
      continue;
    }
    const type = String(data['@type']);
    const required = REQUIRED_PROPERTIES[type];
    if (data['@context'] !== 'https://schema.org' || !required)
      faults.push(`has structured data of the unknown kind ${type}`);
    for (const property of required ?? [])
      if (!data[property]) faults.push(`has a ${type} without ${property}`);
    if (source!.includes('aggregateRating')) faults.push('rates itself');
    if (
      type === 'BreadcrumbList' &&
      (data['itemListElement'] as Json[]).some(
        (entry, i) => entry['position'] !== i + 1 || !entry['name'],
      )
    )
      faults.push('has breadcrumbs out of order');
    if (type === 'FAQPage') {
      text ??= readText(html);
      for (const { name } of data['mainEntity'] as { name: string }[])
        if (!text.includes(name.replace(/\s+/g, ' ')))
          faults.push(`marks up the question „${name}“, which is not visible`);
    }
  }
  return faults;
}

const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

/** Violations of the HTML standard, one line each. */
export async function findHtmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}

/** Runs `work` over the list, so many at a time. */
export async function inParallel<T>(
  list: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = list.values();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}
