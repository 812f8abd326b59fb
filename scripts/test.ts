// `npm test`: everything that decides whether a change may land, in the order of cost.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from '../tests/support/find-browser.ts';

const run = (title: string, command: string, args: string[]): void => {
  console.log(`\n— ${title}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error(`${title}: failed`);
    process.exit(status ?? 1);
  }
};

if (!findBrowser()) {
  // A fresh Debian machine: the browser comes from its own packages.
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.error('No Chromium found. Install Chrome or Chromium, or set CHROMIUM_PATH, or run `npx playwright install chromium`.');
    process.exit(1);
  }
  run('browser', 'sh', ['-c', 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium']);
}
run('lock file', 'node', ['scripts/check-lock.ts']);
run('types and lint', 'npm', ['run', '--silent', 'check']);
run('unit, database and acceptance tests', 'vitest', ['run']);
run('browser tests', 'playwright', ['test']);
