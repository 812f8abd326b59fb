import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Prints the megabytes that the young generation of a thread grows to. */
const measure = (thread: string): string => `
import { getHeapSpaceStatistics } from 'node:v8';
let kept = [];
let highest = 0;
for (let round = 0; round < 3e6; round += 1) {
  kept.push({ round });
  if (kept.length > 1e5) kept = [];
  if (round % 1e5) continue;
  const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
  highest = Math.max(highest, young.space_size / 1024 / 1024);
}
console.log(${JSON.stringify(thread)}, highest);
`;
const begun = `data:text/javascript,${encodeURIComponent(measure('thread'))}`;
const PROBE = `
import ${JSON.stringify(pathToFileURL(join(root, 'server/thread-memory.ts')))};
import { Worker } from 'node:worker_threads';
new Worker(new URL(${JSON.stringify(begun)}));
${measure('main')}`;

test('the main thread has the young generation of start.sh, its threads a small one', () => {
  const start = readFileSync(join(root, 'server/start.sh'), 'utf8');
  const setting = /--max-semi-space-size=\d+/.exec(start)![0];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [setting, '--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', PROBE],
    { encoding: 'utf8' },
  );
  const read = (name: string): number =>
    Number(new RegExp(`^${name} (.+)$`, 'm').exec(stdout)?.[1]);
  expect(read('main'), stderr).toBeGreaterThan(16);
  expect(read('thread'), stderr).toBeLessThanOrEqual(8);
});
