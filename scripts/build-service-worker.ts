import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');

/**
 * Bundles app/service-worker.ts to build/client/sw.js, a classic script with
 * the scope of the whole site.
 */
export async function buildServiceWorker(): Promise<void> {
  // Names of built files carry the hash of their content.
  const files = (await readdir(join(root, 'build/client/assets'))).sort().join();
  const buildId = createHash('sha256').update(files).digest('hex').slice(0, 12);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', BUILD_ID: JSON.stringify(buildId) },
    build: {
      outDir: 'build/client',
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: 'app/service-worker.ts',
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'sw.js',
      },
    },
  });
}
