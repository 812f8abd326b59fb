// Writes the example websites (content/examples): page.ts becomes index.html,
// scripts lose their types, fonts and pictures are copied.
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { EXAMPLES, type Example } from '#content/examples/examples.ts';

const source = join(import.meta.dirname, '../content/examples');

async function buildExample(example: Example, folder: string, frameStyle: string): Promise<void> {
  const from = join(source, example.name);
  const to = join(folder, 'beispiele', example.name);
  await mkdir(to, { recursive: true });
  const { renderPage } = (await import(join(from, 'page.ts'))) as {
    renderPage: (example: Example) => string;
  };
  await writeFile(join(to, 'index.html'), renderPage(example));
  await writeFile(
    join(to, 'style.css'),
    frameStyle + (await readFile(join(from, 'style.css'), 'utf8')),
  );
  await buildScript('script', from, to);
  for (const name of await readdir(from))
    if (/\.(woff2|avif)$/.test(name)) await copyFile(join(from, name), join(to, name));
}

/** A script and the modules beside it that it shares with the page. */
async function buildScript(name: string, from: string, to: string): Promise<void> {
  const code = stripTypeScriptTypes(await readFile(join(from, `${name}.ts`), 'utf8'));
  await writeFile(join(to, `${name}.js`), tighten(code));
  for (const [, part = ''] of code.matchAll(/from '\.\/([\w-]+)\.ts'/g))
    await buildScript(part, from, to);
}

/** Stripped types leave gaps; whole-line comments and indentation go with them. */
const tighten = (code: string): string =>
  code
    .replaceAll(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'")
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(\/\/|\/\*\*.*\*\/$)/.test(line))
    .join('\n');

export async function buildExamples(folder: string): Promise<void> {
  const frame = await readFile(join(source, 'frame.css'), 'utf8');
  const letters = await readFile(join(source, 'label.woff2'), 'base64');
  const frameStyle = frame.replace('label.woff2', `data:font/woff2;base64,${letters}`);
  await Promise.all(EXAMPLES.map((example) => buildExample(example, folder, frameStyle)));
}
