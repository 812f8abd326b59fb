import { serverContext } from '#app/lib/contexts.ts';
import type { Route } from './+types/manifest.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { company } = context.get(serverContext);
  const manifest = {
    name: company.name,
    short_name: company.name.split(' ')[0],
    lang: 'de',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#f7f8f5',
    theme_color: '#131a1a',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  };
  return Response.json(manifest, {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
    },
  });
}
