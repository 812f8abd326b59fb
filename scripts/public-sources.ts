// Finds what public pages are made of, by following imports from their routes
// and islands: Tailwind looks for classes there alone (app/public.css). In
// development a component that is new to public pages has its classes after the
// next start.
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';

const app = join(import.meta.dirname, '../app');
const folder = join(import.meta.dirname, '../node_modules/.cache/styles');
const STARTS = [
  'root.tsx',
  'entry.*.tsx',
  'routes/{marketing,content}/**/*.tsx',
  '**/*.island.tsx',
];
/** `import … from 'x'`, `import 'x'`, `export … from 'x'`, `import('x')`; types bring no classes. */
const IMPORT = /\b(?:import|export)\b(?!\s+type\b)[^'"`;]*?['"]((?:\.|#app\/)[^'"]+\.tsx?)['"]/g;

async function collect(file: string, found: Set<string>): Promise<Set<string>> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const [, name] of (await readFile(file, 'utf8')).matchAll(IMPORT))
    await collect(
      name!.startsWith('#app/') ? join(app, name!.slice(5)) : resolve(dirname(file), name!),
      found,
    );
  return found;
}

const found = new Set<string>();
for (const name of globSync(STARTS, { cwd: app, exclude: (name) => name.includes('.test.') }))
  await collect(join(app, name), found);
await mkdir(folder, { recursive: true });
await writeFile(
  join(folder, 'public-sources.css'),
  [...found]
    .map((file) => `@source '${relative(folder, file).replaceAll('\\', '/')}';\n`)
    .toSorted()
    .join(''),
);
