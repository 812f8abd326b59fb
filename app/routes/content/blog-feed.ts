import { listPages } from '#content/pages.ts';
import { escapeMarkup } from '#shared/core/escape-markup.ts';
import { serverContext } from '#app/lib/contexts.ts';
import type { Route } from './+types/blog-feed.ts';

const formatRfc822 = (day: string): string => new Date(`${day}T08:00:00Z`).toUTCString();

/** RSS 2.0 with the summaries of all posts. */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, company } = context.get(serverContext);
  const posts = await listPages('blog');
  const items = posts.map(({ path, data }) =>
    [
      '<item>',
      `<title>${escapeMarkup(data.title)}</title>`,
      `<link>${publicUrl}${path}</link>`,
      `<guid isPermaLink="true">${publicUrl}${path}</guid>`,
      `<pubDate>${formatRfc822(data.date)}</pubDate>`,
      `<description>${escapeMarkup(data.description)}</description>`,
      ...data.tags.map((tag) => `<category>${escapeMarkup(tag)}</category>`),
      '</item>',
    ].join('\n'),
  );
  const feed = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeMarkup(company.name)}: Blog</title>
<link>${publicUrl}/blog</link>
<atom:link href="${publicUrl}/blog/feed.xml" rel="self" type="application/rss+xml"/>
<description>Beiträge für Inhaber kleiner Betriebe</description>
<language>de</language>
${posts[0] ? `<lastBuildDate>${formatRfc822(posts[0].data.updated ?? posts[0].data.date)}</lastBuildDate>` : ''}
${items.join('\n')}
</channel>
</rss>`;
  return new Response(feed, {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
