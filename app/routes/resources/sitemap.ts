import { listSiteRoutes, newestOf } from '#content/site-routes.ts';
import { serverContext } from '#app/lib/contexts.ts';
import type { Route } from './+types/sitemap.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * `/sitemap.xml` holds all addresses; the parts /sitemap-seiten.xml and
 * /sitemap-orte.xml tell search consoles where something is wrong.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(serverContext);
  const { pages, places } = await listSiteRoutes();
  const { pathname } = new URL(request.url);
  const body =
    pathname === '/sitemap-index.xml'
      ? `<sitemapindex xmlns="${NAMESPACE}">\n${[
          { path: '/sitemap-seiten.xml', lastmod: newestOf(pages) },
          { path: '/sitemap-orte.xml', lastmod: newestOf(places) },
        ]
          .map(
            ({ path, lastmod }) =>
              `<sitemap><loc>${publicUrl}${path}</loc><lastmod>${lastmod}</lastmod></sitemap>`,
          )
          .join('\n')}\n</sitemapindex>`
      : `<urlset xmlns="${NAMESPACE}">\n${(pathname === '/sitemap-seiten.xml'
          ? pages
          : pathname === '/sitemap-orte.xml'
            ? places
            : [...pages, ...places]
        )
          .map(
            ({ path, lastmod }) =>
              `<url><loc>${publicUrl}${path}</loc><lastmod>${lastmod}</lastmod></url>`,
          )
          .join('\n')}\n</urlset>`;
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
