import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** An installed Chromium or Chrome, else Playwright's own; undefined when there is none. */
export function findBrowser(): string | undefined {
  const own = chromium.executablePath();
  return INSTALLED.find((path) => path && existsSync(path)) ?? (existsSync(own) ? own : undefined);
}
