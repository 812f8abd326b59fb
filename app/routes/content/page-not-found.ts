import type { CollectionName, Page } from '#content/pages.ts';

/**
 * Narrows a looked-up page; without one the not-found page answers with 404
 * (ROUTE-20, ROUTE-24).
 */
export function requirePage<C extends CollectionName>(page: Page<C> | null): Page<C> {
  if (!page) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return page;
}
