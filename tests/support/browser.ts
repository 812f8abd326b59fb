import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { decodeMail, isMailTo } from './mail.ts';

type Fixtures = {
  /**
   * Console errors a test provokes on purpose: add a pattern, else any console
   * or page error fails the test.
   */
  expectedErrors: RegExp[];
  mailbox: Mailbox;
  watched: undefined;
};

export type Mailbox = {
  /**
   * Waits for the one mail to the address whose decoded text matches; gives the
   * text with its headers. Fails when several match.
   */
  find: (recipient: string, pattern?: RegExp) => Promise<string>;
  count: (recipient: string, pattern?: RegExp) => Promise<number>;
  /** In no order. */
  all: (recipient: string, pattern?: RegExp) => Promise<string[]>;
};

export const ADMIN = { email: 'leitung@maasbogen.example', password: 'Maasbogen-2026!' };

/** Chromium says so to the page when a navigation that was to be animated goes elsewhere. */
const SKIPPED_TRANSITION = /Transition was (skipped|aborted)/;

export const test = base.extend<Fixtures>({
  expectedErrors: async ({}, use) => use([]),
  watched: [
    async ({ page, expectedErrors }, use) => {
      const unexpected: string[] = [];
      const note = (text: string) => {
        if (![...expectedErrors, SKIPPED_TRANSITION].some((pattern) => pattern.test(text)))
          unexpected.push(text);
      };
      page.on('console', (message) => message.type() === 'error' && note(message.text()));
      // A DOMException has an empty stack.
      page.on('pageerror', (error) => note(error.stack || `${error.name}: ${error.message}`));
      await use(undefined);
      expect(unexpected, 'unexpected errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  mailbox: async ({}, use) => use(createMailbox(join(process.env['E2E_DATA_DIR']!, 'mail'))),
});
export { expect };
export { withConsent } from './with-consent.ts';

/** The record that stands beside the list it was opened from. */
export const recordOf = (page: Page): Locator =>
  page.locator('main nav[aria-label$=" der Liste"] + div');

/**
 * Of many tests made from one list, the gate takes those that are samples; all
 * are in the full tier.
 */
export const inGate = (isSample: boolean): { tag: string[] } => ({
  tag: isSample ? [] : ['@full'],
});

/**
 * Waits until the page answers: a press before that is kept and answered later,
 * which is another test's subject.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-ready]');
}

function createMailbox(folder: string): Mailbox {
  const read = async (recipient: string, pattern: RegExp): Promise<string[]> => {
    const names = await readdir(folder).catch(() => []);
    const mails = await Promise.all(
      names
        .filter((name) => name.endsWith('.eml'))
        .map(async (name) => decodeMail(await readFile(join(folder, name), 'latin1'))),
    );
    return mails.filter((mail) => isMailTo(mail, recipient) && pattern.test(mail));
  };
  return {
    async find(recipient, pattern = /./) {
      let found: string[] = [];
      await expect
        .poll(async () => (found = await read(recipient, pattern)).length, {
          message: `mails to ${recipient}`,
        })
        .toBeGreaterThan(0);
      expect(found, `mails to ${recipient} that match ${pattern}`).toHaveLength(1);
      return found[0]!;
    },
    count: async (recipient, pattern = /./) => (await read(recipient, pattern)).length,
    all: (recipient, pattern = /./) => read(recipient, pattern),
  };
}
