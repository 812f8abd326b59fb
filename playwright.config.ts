import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/support/find-browser.ts';

// Playwright loads this file in every worker; the first one decides, the others inherit through the environment.
// A port above those of the tests' own servers (tests/support/server.ts) and below those that systems hand out by themselves.
process.env['E2E_PORT'] ??= String(30_200 + (process.pid % 2_000));
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'e2e-'));
const origin = `http://127.0.0.1:${process.env['E2E_PORT']}`;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  // Only what hangs is to run into these: a loaded machine takes ten times as long.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  // CI machines are shared: what fails once must pass the second time, and the report names it as flaky.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: origin,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, grepInvert: /@phone-only/ },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, grep: /@phone/ },
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
