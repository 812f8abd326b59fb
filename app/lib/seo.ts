import type { MetaDescriptor } from 'react-router';
import { getSiteName } from '#shared/agency/site-name.ts';
import type { Crumb } from '#app/ui/content/breadcrumbs.tsx';
import { buildBreadcrumbList, type JsonLd } from './json-ld.ts';

export type PageMeta = {
  /** Own name of the page, at most 60 characters; the brand follows where it fits. */
  title: string;
  /** At most 155 characters, different on every page. */
  description: string;
  /** Scheme and host of the site, without a trailing slash. */
  origin: string;
  /** Canonical address: path without query, e.g. '/services/seo-optimierung'. */
  path: string;
  /** Share image as '<kind>/<slug>', drawn by /og/<kind>/<slug>.png. */
  image?: string;
  type?: 'website' | 'article';
  /** Days of publication and last change (YYYY-MM-DD), for articles. */
  published?: string;
  modified?: string;
  /** Keeps the page out of search results; links on it are still followed. */
  noindex?: boolean;
  /** The way from the start page to this page, which is the last one. */
  crumbs?: readonly Crumb[];
  jsonLd?: readonly JsonLd[];
};

const LONGEST_TITLE = 60;

/**
 * Everything a page says about itself in its head: title, description,
 * canonical, Open Graph, Twitter card, robots, JSON-LD.
 */
export function buildMeta(page: PageMeta): MetaDescriptor[] {
  const url = page.origin + page.path;
  const image = `${page.origin}/og/${page.image ?? 'page/home'}.png`;
  return [
    { title: buildTitle(page.title) },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(page.noindex ? [{ name: 'robots', content: 'noindex,follow' }] : []),
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: getSiteName() },
    { property: 'og:locale', content: 'de_DE' },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: page.title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: image },
    ...(page.published ? [{ property: 'article:published_time', content: page.published }] : []),
    ...(page.modified ? [{ property: 'article:modified_time', content: page.modified }] : []),
    ...[
      ...(page.crumbs ? [buildBreadcrumbList(page.crumbs, page.origin)] : []),
      ...(page.jsonLd ?? []),
    ].map((data) => ({ 'script:ld+json': data })),
  ];
}

/** 'Glossar' → 'Glossar | Maasbogen Digital'; a long title stands alone. */
export function buildTitle(title: string): string {
  const name = getSiteName();
  const withBrand = `${title} | ${name}`;
  return title.includes(name) || withBrand.length > LONGEST_TITLE ? title : withBrand;
}
