import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

const INSTALLED = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Debian's build without a window; its browser in headless mode needs twice the
 * CPU time for the same page.
 */
const SHELL = '/usr/lib/chromium/chromium-headless-shell';

/** An installed Chromium or Chrome, else Playwright's own; undefined when there is none. */
export function findBrowser(): string | undefined {
  const own = chromium.executablePath();
  return INSTALLED.find((path) => path && existsSync(path)) ?? (existsSync(own) ? own : undefined);
}

/** What the gate runs in; undefined leaves Playwright its own shell. */
export function findShell(): string | undefined {
  const installed = [process.env['CHROMIUM_PATH'], SHELL].find((path) => path && existsSync(path));
  return installed ?? (existsSync(chromium.executablePath()) ? undefined : findBrowser());
}

/** The browser of scripts and measurements; throws where there is none. */
export async function launchBrowser(...args: string[]): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chromium found');
  return chromium.launch({ executablePath, args: ['--no-sandbox', ...args] });
}
