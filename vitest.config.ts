import { defineConfig } from 'vitest/config';
import { RetryReporter } from './tests/support/report-retries.ts';

const common = {
  // Only what hangs is to run into these: a loaded machine takes minutes for what takes seconds.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  // CI machines are shared: what fails once must pass the second time, and the report names it as flaky.
  retry: process.env['CI'] ? 1 : 0,
};

export default defineConfig({
  test: {
    reporters: ['default', new RetryReporter()],
    projects: [
      {
        test: {
          ...common,
          name: 'all',
          include: [
            '{app,content,shared,platform,server,supabase,documents,emails,scripts}/**/*.test.ts',
            'tests/{rls,acceptance,chat}/**/*.test.ts',
          ],
          exclude: ['tests/acceptance/realtime-processes.test.ts'],
        },
      },
      {
        // What the platform does, a second time on a real PostgreSQL.
        test: {
          ...common,
          name: 'postgres',
          include: [
            'platform/{auth,rest}/**/*.test.ts',
            'platform/index.test.ts',
            'supabase/functions/invoices/numbers.test.ts',
            'tests/acceptance/{auth*,faults,rest*,storage,storage-access,storage-images,storage-uploads,realtime*}.test.ts',
          ],
          globalSetup: ['tests/support/postgres-for-tests.ts'],
          setupFiles: ['tests/support/use-postgres.ts'],
        },
      },
    ],
  },
});
