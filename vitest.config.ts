import { defineConfig } from 'vitest/config';

const times = { testTimeout: 30_000, hookTimeout: 60_000 };

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
            'tests/acceptance/{auth*,rest,storage,storage-access,realtime*}.test.ts',
          ],
          globalSetup: ['tests/support/postgres-for-tests.ts'],
          setupFiles: ['tests/support/use-postgres.ts'],
        },
      },
    ],
  },
});
