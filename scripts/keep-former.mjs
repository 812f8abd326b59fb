import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

// Tabs that were open at a release still ask for its files (server/http/assets.ts). A build empties
// its folder, so they are held elsewhere meanwhile.

/**
 * Before a build: holds the files that the last one made, if any.
 * @param {string} build - its folder
 * @param {string} held - a folder of this alone
 */
export function holdFormer(build, held) {
  const assets = join(build, 'client/assets');
  // One that broke off left none: those of before are held still.
  if (!existsSync(assets)) return;
  rmSync(held, { recursive: true, force: true });
  cpSync(assets, held, { recursive: true });
}

/**
 * After it: puts what was held beside the new files.
 * @param {string} build - its folder
 * @param {string} held - that of `holdFormer`
 */
export function putFormer(build, held) {
  if (existsSync(held)) cpSync(held, join(build, 'former/assets'), { recursive: true });
  rmSync(held, { recursive: true, force: true });
}
