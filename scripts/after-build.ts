// Adds the service worker and the example websites, and compresses the built
// files once, so that the server only hands out bytes.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { buildExamples } from './build-examples.ts';
import { buildServiceWorker } from './build-service-worker.ts';

const COMPRESSIBLE = new Set([
  '.js',
  '.css',
  '.svg',
  '.json',
  '.txt',
  '.xml',
  '.webmanifest',
  '.html',
]);
const MIN_BYTES = 1024;
const folder = join(import.meta.dirname, '../build/client');

await buildServiceWorker();
await buildExamples(folder);
const names = await readdir(folder, { recursive: true });
await Promise.all(
  names
    .filter((name) => COMPRESSIBLE.has(extname(name)))
    .map(async (name) => {
      const file = join(folder, name);
      const body = await readFile(file);
      if (body.byteLength < MIN_BYTES) return;
      const [small, smaller] = await Promise.all([
        promisify(gzip)(body, { level: 9 }),
        promisify(brotliCompress)(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
          },
        }),
      ]);
      await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)]);
    }),
);
