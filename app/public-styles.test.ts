import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const app = import.meta.dirname;
/** Types bring no markup along. */
const IMPORT =
  /\b(?:import|export)\s+(?!type\b)[^'"`;]*?\bfrom\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;

const findImports = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .map(([, fixed, later]) => (fixed ?? later)!)
    .filter((name) => /^(#app\/|\.).*\.tsx$/.test(name))
    .map((name) =>
      name.startsWith('#app/') ? join(app, name.slice(5)) : resolve(dirname(file), name),
    );

/** What public pages are made of, islands and what these fetch later included. */
function listComponents(): string[] {
  const found = new Set<string>();
  const collect = (file: string): void => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    findImports(file).forEach(collect);
  };
  const starts = ['routes/{marketing,content}/**/*.tsx', 'islands/*.tsx', '**/*.island.tsx'];
  globSync(starts, { cwd: app, exclude: (name) => name.includes('.test.') }).forEach((name) =>
    collect(join(app, name)),
  );
  return [...found].map((file) => relative(app, file));
}

it('the public sheet leaves out nothing that public pages are made of', () => {
  const sheet = readFileSync(join(app, 'public.css'), 'utf8');
  const namesOf = (pattern: RegExp) => [...sheet.matchAll(pattern)].map(([, name]) => name!);
  const taken = new Set(namesOf(/@source '\.\/(.+?)'/g));
  const leftOut = namesOf(/@source not '\.\/(.+?)'/g).flatMap((name) =>
    globSync(`${name}/**/*.tsx`, { cwd: app }),
  );
  const components = listComponents();
  expect(components.length).toBeGreaterThan(150);
  expect(leftOut.length).toBeGreaterThan(100);
  const missing = components.filter((name) => leftOut.includes(name) && !taken.has(name));
  expect(missing).toEqual([]);
});
