import { serverContext } from '#app/lib/contexts.ts';
import type { Route } from './+types/robots.ts';

/** /login stays open to crawlers, so that they can read its noindex. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(serverContext);
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /portal',
    'Disallow: /admin',
    'Disallow: /api/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
