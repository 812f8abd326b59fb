import { TOKEN_PAGES } from '#shared/core/token-pages.ts';

const KEYS = [...TOKEN_PAGES, 'newsletter'].map((page) => `/${page}/*`);

/**
 * The browser fetches the page behind a link that the pointer rests on or a
 * finger touches; never one whose address is a key or that costs a session.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/portal*', '/admin*', '/dokumente/*', '/api/*', '/*.xml'] } },
          { not: { href_matches: KEYS } },
          { not: { selector_matches: '[target], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
