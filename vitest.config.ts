import { defineConfig } from 'vitest/config';

// Only what hangs is to run into these: a loaded machine takes minutes for what takes seconds.
const times = { testTimeout: 300_000, hookTimeout: 300_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...times,
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
          ...times,
          name: 'postgres',
          include: [
            'platform/{auth,rest}/**/*.test.ts',
            'platform/index.test.ts',
            'supabase/functions/invoices/numbers.test.ts',
            'tests/acceptance/{auth*,faults,rest,storage,storage-access,realtime*}.test.ts',
          ],
          globalSetup: ['tests/support/postgres-for-tests.ts'],
          setupFiles: ['tests/support/use-postgres.ts'],
        },
      },
    ],
  },
});
