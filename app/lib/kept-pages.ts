import { TOKEN_PAGES } from '#shared/core/token-pages.ts';

const LEFT_ALONE = new RegExp(
  `^/(auth|rest|storage|realtime|functions|api|dokumente|portal|admin|login|einrichten|${TOKEN_PAGES.join('|')}|newsletter|healthz|readyz|metrics)(/|$)`,
  'i',
);

/**
 * Whether the service worker never touches it, however it is written: private
 * areas, pages whose address is a key, and every call of the backend (PWA-04).
 */
export function isLeftAlone(pathname: string): boolean {
  try {
    return LEFT_ALONE.test(decodeURI(pathname));
  } catch {
    return true;
  }
}

/** Whether it arrived whole and no header keeps it out of caches. */
export const mayBeKept = ({ status, headers }: Response): boolean =>
  status === 200 && !/no-store|private/i.test(headers.get('cache-control') ?? '');
