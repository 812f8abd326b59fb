import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/**
 * The files that carry a hash in their names: of this release in `clientFolder`,
 * and beside it, in `former`, of the one before, whose open tabs still ask for
 * them (scripts/keep-former.mjs).
 */
export const serveAssets = (clientFolder: string): MiddlewareHandler[] => {
  const former = join(clientFolder, '../former');
  return [clientFolder, ...(existsSync(former) ? [former] : [])].map((root) =>
    serveStatic({
      root,
      precompressed: true,
      onFound: (_, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
  );
};
