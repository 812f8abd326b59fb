import { globSync, readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { TOKEN_PAGES } from '#shared/core/token-pages.ts';
import { pageTree } from '#tests/support/page-tree.ts';
import routes from './routes.ts';

// `/:city/:service` and the pages that say 'not found' answer whatever no other page does.
const LEFTOVER = /local-page|not-found|area-missing/;
const hasPage = (path: string): boolean => {
  const file: unknown = matchRoutes(pageTree, path)?.at(-1)?.route.handle;
  return typeof file === 'string' && !LEFTOVER.test(file);
};

it('has a page for every address that a mail names', () => {
  const sources = globSync(['emails/*.ts', 'supabase/functions/*/*.ts'])
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8'));
  // `${origin}/portal/projekte/${id}`, and paths alone in which a mail leads to an area.
  const links = sources.flatMap((source) => [
    ...source.matchAll(/\$\{[\w.]*(?:origin|publicUrl)\}(\/[\w\-./]*(?:\$\{[\w.]+\}[\w\-/]*)*)/g),
    ...source.matchAll(/[`'](\/(?:portal|admin)\/[\w\-/]*(?:\$\{[\w.]+\})?)[`']/g),
  ]);
  const paths = new Set(links.map(([, path]) => path!.replace(/\$\{[^}]+\}/g, 'x')));
  expect(paths.size).toBeGreaterThan(12);
  // Documents are the server's own (server/http/app.ts).
  const missing = [...paths].filter((path) => !path.startsWith('/dokumente/') && !hasPage(path));
  expect(missing).toEqual([]);
});

it('knows an address without a page', () => {
  for (const path of ['/portal/projekt/x', '/admin/rechnung', '/newsletter/abmelde', '/logn'])
    expect(hasPage(path), path).toBe(false);
});

it('names every page whose address is a key: caches, statistics and fetching ahead leave them alone', () => {
  const paths = routes.flatMap(({ children = [] }) => children.map(({ path = '' }) => path));
  const pages = paths.flatMap((path) => /^(\w+)\/:token$/.exec(path)?.[1] ?? []);
  expect(pages.toSorted()).toEqual([...TOKEN_PAGES].toSorted());
});

it('keeps what was typed on every private page that stores a form (keepTyped)', () => {
  const pages = globSync('app/routes/{admin,portal}/**/*.tsx').map((file) => ({
    file,
    source: readFileSync(file, 'utf8'),
  }));
  const storing = pages.filter(({ source }) => /^export .*\baction\b.*[(=]/m.test(source));
  expect(storing.length).toBeGreaterThan(8);
  const losing = storing.filter(({ source }) => !/clientAction[^;]*keepTyped/.test(source));
  expect(losing.map(({ file }) => file)).toEqual([]);
});
