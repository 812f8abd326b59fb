import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IslandFiles } from '#app/lib/island-files.ts';

type Manifest = Record<string, { file: string; imports?: string[] }>;

const MOUNT = 'app/islands/mount.tsx';
const FRAME = 'app/islands/frame.ts';

/** Which built files a source file needs, its own first. Written down by Vite. */
export function findIslandFiles(manifest: Manifest): IslandFiles {
  const collect = (source: string, found: Set<string>): Set<string> => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`${source} was not built`);
    if (found.has(`/${chunk.file}`)) return found;
    found.add(`/${chunk.file}`);
    for (const part of chunk.imports ?? []) collect(part, found);
    return found;
  };
  const known = new Map<string, readonly string[]>();
  return {
    frame: [...collect(FRAME, new Set())],
    find(source) {
      const files = known.get(source) ?? [...collect(MOUNT, collect(source, new Set()))];
      known.set(source, files);
      return files;
    },
  };
}

/** In development Vite serves the sources themselves. */
export const DEVELOPMENT_ISLANDS: IslandFiles = {
  frame: [`/${FRAME}`],
  find: (source) => [`/${source}`],
};

export const readIslandFiles = (): IslandFiles =>
  findIslandFiles(
    JSON.parse(
      readFileSync(join(import.meta.dirname, '../../build/client/.vite/islands.json'), 'utf8'),
    ) as Manifest,
  );
