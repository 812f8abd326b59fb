import { ADMIN, test as base } from './browser.ts';
import { startTestServer, type TestServer } from './server.ts';

/**
 * For tests that change the site as a whole: each worker gets a server of its
 * own, with the first admin.
 */
export const test = base.extend<object, { site: TestServer; alone: string }>({
  /** A spec that needs a server without the traces of other specs gives its own name. */
  alone: ['', { option: true, scope: 'worker' }],
  site: [
    async ({}, use) => {
      const site = await startTestServer({
        env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
      });
      // Everything that helps with accounts, mails and sessions means this server from here on.
      process.env['E2E_ORIGIN'] = site.origin;
      process.env['E2E_DATA_DIR'] = site.dataDir;
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});
