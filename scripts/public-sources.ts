// Which components public pages are made of, written down as sources for their
// style sheet (app/public.css): what only private pages show burdens nobody
// else's first visit.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const list = join(root, 'node_modules/.cache/styles/public-sources.css');
/** Pages, what is rendered for them alone, and what runs on them. */
const STARTS = ['app/root.tsx', 'app/islands/*', 'app/**/*.island.tsx'];
const ROUTES = ['app/routes/{marketing,content}/**/*'];
const ROUTES_IN_DEVELOPMENT = ['app/routes/style-guide/*'];
/** Types bring no markup along. */
const IMPORT =
  /\b(?:import|export)\s+(?!type\b)[^'"`;]*?\bfrom\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;

function findImports(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .map(([, fixed, later]) => (fixed ?? later)!)
    .filter((name) => /^(#app\/|\.).*\.tsx?$/.test(name))
    .map((name) =>
      name.startsWith('#') ? join(root, name.slice(1)) : resolve(dirname(file), name),
    );
}

/** The files of public pages, below `app`. */
export function listPublicSources(isDevelopment = false): string[] {
  const found = new Set<string>();
  const collect = (file: string): void => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    findImports(file).forEach(collect);
  };
  const starts = [...STARTS, ...ROUTES, ...(isDevelopment ? ROUTES_IN_DEVELOPMENT : [])];
  globSync(starts, { cwd: root })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .forEach((name) => collect(join(root, name)));
  return [...found].map((file) => relative(root, file)).sort();
}

function writeList(isDevelopment: boolean): void {
  const text = listPublicSources(isDevelopment)
    .map((name) => `@source '../../../${name}';\n`)
    .join('');
  if (existsSync(list) && readFileSync(list, 'utf8') === text) return;
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, text);
}

/** Keeps the list up to date; stands before Tailwind, which reads it. */
export const publicSources = (): Plugin => ({
  name: 'public-sources',
  configResolved: ({ command }) => writeList(command === 'serve'),
  configureServer({ watcher }) {
    watcher.on('all', (_event, file) => {
      if (/\.tsx?$/.test(file)) writeList(true);
    });
  },
});
