import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser, findShell } from './tests/support/find-browser.ts';

// Playwright loads this file in every worker; the first one decides, the others
// inherit through the environment. A port above those of the tests' own servers
// (tests/support/server.ts) and below those that systems hand out by
// themselves.
process.env['E2E_PORT'] ??= String(30_200 + (process.pid % 2_000));
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'e2e-'));
// The gate decides whether a change may land; `TEST_TIER=full` runs everything (docs/testing.md).
// Tags: `@full` is not in the gate; `@phone` runs on both sizes, in the gate on the desktop alone;
// `@phone-first` too, in the gate on the phone alone; `@phone-only` never on the desktop.
const isFull = process.env['TEST_TIER'] === 'full';
// By name: browsers know passkeys on host names only.
const origin = (process.env['E2E_ORIGIN'] ??= `http://localhost:${process.env['E2E_PORT']}`);

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // The other tests run beside these (scripts/test.ts).
  workers: 2,
  // Only what hangs is to run into these: a loaded machine takes ten times as long.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  // CI machines are shared: what fails once must pass the second time, and the
  // report names it as flaky.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: origin,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // The gate spends no processor time on what moves; the full tier sees it as most visitors do.
    contextOptions: isFull ? {} : { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: isFull ? findBrowser() : findShell(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Saves a process for each browser, and a tenth of the processor time.
        ...(isFull ? [] : ['--in-process-gpu']),
      ],
    },
    // Recording costs a third of the CPU time: `--trace on` when something is to be looked at.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      grepInvert: isFull ? /@phone-only/ : /@full|@phone-only|@phone-first/,
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      grep: isFull ? /@phone/ : /@phone-only|@phone-first/,
      ...(isFull ? {} : { grepInvert: /@full/ }),
    },
  ],
  webServer: {
    command: 'node --disable-warning=ExperimentalWarning server/index.ts',
    url: `${origin}/healthz`,
    timeout: 300_000,
    env: {
      PORT: process.env['E2E_PORT'],
      DATA_DIR: process.env['E2E_DATA_DIR'],
      PUBLIC_URL: origin,
      ADMIN_EMAIL: 'leitung@maasbogen.example',
      ADMIN_PASSWORD: 'Maasbogen-2026!',
      LOG_LEVEL: 'warn',
    },
    stdout: 'pipe',
  },
});
