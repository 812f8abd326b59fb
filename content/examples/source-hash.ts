import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExampleName } from './examples.ts';

/** Of everything that an example is made of; pictures and figures are made from it. */
export function hashSources(name: ExampleName): string {
  const folder = join(import.meta.dirname, name);
  const hash = createHash('sha256');
  for (const file of [
    ...readdirSync(folder)
      .filter((entry) => !entry.endsWith('.avif'))
      .sort()
      .map((entry) => join(folder, entry)),
    ...['draw.ts', 'frame.css', 'label.woff2', 'page-frame.ts'].map((entry) =>
      join(import.meta.dirname, entry),
    ),
  ])
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
