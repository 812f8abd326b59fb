import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// What the built files weigh that a browser fetches before it shows a page.

const client = join(import.meta.dirname, '../../build/client');
const KB = 1024;

type Manifest = Record<'entry', Files> & { routes: Record<string, Files> };
type Files = { module: string; imports: string[] };

/** Written by React Router; a route that answers `/manifest.webmanifest` has a file of that name. */
const manifest = JSON.parse(
  readdirSync(join(client, 'assets'))
    .filter((name) => /^manifest-\w+\.js$/.test(name))
    .map((name) => readFileSync(join(client, 'assets', name), 'utf8'))
    .find((text) => text.startsWith('window.__reactRouterManifest='))!
    .replace(/^[^{]*|;\s*$/g, ''),
) as Manifest;

/** As it travels; small files are not compressed. */
const weigh = (file: string): number =>
  (statSync(join(client, `${file}.br`), { throwIfNoEntry: false }) ?? statSync(join(client, file)))
    .size;

function listScripts(area: string, page: string): string[] {
  const { entry, routes } = manifest;
  const names = [
    'root',
    `routes/${area}/_layout`,
    `routes/${area}/_pages`,
    `routes/${area}/${page}`,
  ];
  const parts = [entry, ...names.map((name) => routes[name]!)];
  return [...new Set(parts.flatMap(({ module, imports }) => [module, ...imports]))];
}

const hasSchemas = (file: string): boolean =>
  /ZodMini|ZodError/.test(readFileSync(join(client, file), 'utf8'));

const weighAll = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + weigh(file), 0);

describe.each([
  ['admin', 'requests', ['content-editor', 'newsletter-issue']],
  ['portal', 'overview', []],
])('the first view of /%s', (area, page, writesTexts) => {
  it('takes at most 190 kB of script in ten files, and no schema library', () => {
    const scripts = listScripts(area, page);
    expect(weighAll(scripts)).toBeLessThanOrEqual(190 * KB);
    // A browser that speaks HTTP/1.1 fetches six at once.
    expect(scripts.length).toBeLessThanOrEqual(10);
    expect(scripts.filter(hasSchemas)).toEqual([]);
  });

  it('leaves at most 125 kB to any further page, and more only where texts are written', () => {
    const known = new Set(listScripts(area, page));
    const prefix = `routes/${area}/`;
    const heavy = Object.entries(manifest.routes).filter(
      ([name, { module, imports }]) =>
        name.startsWith(prefix) &&
        weighAll([module, ...imports].filter((file) => !known.has(file))) > 125 * KB,
    );
    expect(heavy.map(([name]) => name.slice(prefix.length))).toEqual(writesTexts);
  });
});

it.each([
  ['portal', ['offers', 'offer', 'projects', 'messages', 'appointments']],
  ['admin', ['dashboard', 'offers', 'projects', 'bookings', 'contents']],
])('in /%s %s open without the schema library', (area, pages) => {
  expect(pages.filter((page) => listScripts(area, page).some(hasSchemas))).toEqual([]);
});

const readSheet = (name: string): [file: string, text: string] => {
  const file = readdirSync(join(client, 'assets')).find((entry) =>
    new RegExp(`^${name}-[^.]+\\.css$`).test(entry),
  )!;
  return [`/assets/${file}`, readFileSync(join(client, 'assets', file), 'utf8')];
};

describe('the sheet of public pages', () => {
  it('has at most 17 kB and no class that private pages alone use', () => {
    const [file, publicSheet] = readSheet('public');
    const [, applicationSheet] = readSheet('application');
    expect(weigh(file)).toBeLessThanOrEqual(17 * KB);
    for (const ofPrivatePages of ['.link-line', '.max-w-\\[105rem\\]']) {
      expect(applicationSheet).toContain(ofPrivatePages);
      expect(publicSheet).not.toContain(ofPrivatePages);
    }
    // The order in which layers count is the same on both.
    const layersOf = (sheet: string) =>
      [...sheet.matchAll(/@layer (\w+)\{/g)].map(([, name]) => name);
    expect(layersOf(publicSheet)).toEqual(layersOf(applicationSheet));
  });
});
