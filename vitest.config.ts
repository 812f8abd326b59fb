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
        // Everything that asks a database, a second time on a real PostgreSQL. Not here: what is about the embedded one, HTTP alone, or starts its own PostgreSQL.
        test: {
          ...common,
          name: 'postgres',
          include: [
            'platform/{auth,realtime,rest}/**/*.test.ts',
            'platform/index.test.ts',
            'app/features/{admin-dashboard/figures,admin-requests/request-filter,area/delete-version}.test.ts',
            'server/error-log.test.ts',
            'supabase/functions/{chatbot,invoices,offers,privacy,users}/*.test.ts',
            'tests/rls/*.test.ts',
            'tests/acceptance/{analytics,auth*,booking,faults,messages,process,project-work,quote*,realtime*,rest*,storage*}.test.ts',
          ],
          globalSetup: ['tests/support/postgres-for-tests.ts'],
          setupFiles: ['tests/support/use-postgres.ts'],
        },
      },
    ],
  },
});
