// `npm test`: what decides whether a change may land. `npm run test:full`: the
// same with every matrix (docs/testing.md).
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { findBrowser } from '../tests/support/find-browser.ts';
import { readBrowserReport } from '../tests/support/browser-report.ts';
import { describe, type TierReport } from '../tests/support/report-tier.ts';

const reports = 'node_modules/.cache/test-reports';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
/**
 * The data folder of a server is 1,500 files, which cost five times as much on a disk, and more
 * where others use it. Linux keeps /dev/shm in memory; a container may have next to nothing there.
 */
function makeTemporaryFolder(): string | undefined {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return undefined;
  const { bavail, bsize } = statfsSync(folder);
  if (Math.min(bavail * bsize, process.availableMemory()) < 8 * 2 ** 30) return undefined;
  const root = mkdtempSync(`${folder}/test-`);
  // PostgreSQL runs as somebody else when this is root.
  chmodSync(root, 0o1777);
  process.once('SIGINT', () => process.exit(130));
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  return root;
}
const inMemory = makeTemporaryFolder();
const env = {
  ...process.env,
  ...(inMemory && { TMPDIR: inMemory }),
  TEST_TIER: process.argv.includes('--full') ? 'full' : 'gate',
  TIER_REPORT: `${reports}/vitest.json`,
  PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/playwright.json`,
};
const times: [title: string, seconds: number][] = [];
const failed: string[] = [];

/** With `quiet` its output comes at its end, so that it can run beside something else. */
async function run(
  title: string,
  command: string,
  args: string[],
  { quiet = false } = {},
): Promise<void> {
  const began = performance.now();
  const child = spawn(command, args, {
    env,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  if (!quiet) console.log(`\n— ${title}`);
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (quiet) console.log(`\n— ${title}\n${output}`);
  times.push([title, (performance.now() - began) / 1_000]);
  if (code !== 0) failed.push(title);
}

const readReport = <Report>(file: string, read: (json: string) => Report): Report | null =>
  existsSync(file) ? read(readFileSync(file, 'utf8')) : null;

function summarize(): void {
  const tiers = [
    readReport(env.TIER_REPORT, (json) => JSON.parse(json) as TierReport),
    readReport(env.PLAYWRIGHT_JSON_OUTPUT_FILE, readBrowserReport),
  ].filter((report) => report !== null);
  const print = (seconds: number, name: string): void =>
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
  console.log('\nSlowest files');
  const files = tiers.flatMap((report) => report.files).sort((a, b) => b.seconds - a.seconds);
  for (const { name, seconds } of files.slice(0, 10)) print(seconds, name);
  console.log('\nTime of each tier');
  for (const [title, seconds] of times) print(seconds, title);
  const retried = tiers.flatMap((report) => report.retried);
  if (retried.length > 0) console.log(describe('Flaky, passed only when tried again', retried));
  // At the very end: who reads a log reads its last lines.
  const red = tiers.flatMap((report) => report.failed);
  if (red.length > 0) console.error(describe('Failed tests', red));
  for (const title of failed) console.error(`${title}: failed`);
}

if (!findBrowser()) {
  // A fresh Debian machine: the browser comes from its own packages.
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.error(
      'No Chromium found. Install Chrome or Chromium, or set CHROMIUM_PATH, or run `npx ' +
        'playwright install chromium`.',
    );
    process.exit(1);
  }
  const install =
    'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium ' +
    'chromium-headless-shell';
  if (spawnSync('sh', ['-c', install], { stdio: 'inherit' }).status !== 0) process.exit(1);
}
await run('lock file', 'node', ['scripts/check-lock.ts']);
// All at once: tests wait for servers and timers now and then, others use the processor meanwhile.
if (failed.length === 0)
  await Promise.all([
    run('types and lint', 'npm', ['run', '--silent', 'check'], { quiet: true }),
    run('unit, database and acceptance tests', 'vitest', ['run']),
    run('browser tests', 'playwright', ['test', '--reporter=list,json'], { quiet: true }),
  ]);

summarize();
process.exit(failed.length > 0 ? 1 : 0);
