import { redirect } from 'react-router';
import { SERVICES } from '#shared/agency/business.ts';
import type { Route } from './+types/service-redirect.ts';

/**
 * Short addresses of the specification (ROUTE-25 to 28): /services/seo →
 * /services/seo-optimierung; with a slash at the end too.
 */
export function loader({ url }: Route.LoaderArgs) {
  const slug = url.pathname.split('/').filter(Boolean).at(-1);
  const service = SERVICES.find((candidate) => candidate.slug === slug);
  if (!service) throw new Response(null, { status: 404 });
  return redirect(service.path + url.search, 301);
}
