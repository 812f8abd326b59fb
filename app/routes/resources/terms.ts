import { loadTerms } from '#content/terms.ts';

/** The AGB for the function `offers` where it runs apart from the site. */
export const loader = async () =>
  Response.json(await loadTerms(), { headers: { 'cache-control': 'public, max-age=300' } });
