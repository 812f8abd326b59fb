import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { TierReporter } from './tests/support/report-tier.ts';

const isGate = process.env['TEST_TIER'] === 'gate';

// Which files `npm test` runs, and on which database, they say themselves
// (docs/testing.md). `*.full.test.ts` is not for the gate. The first line `//
// @database postgres` or `pglite` names the engine on which the gate runs a
// file that asks a database, `both` asks for both; outside the gate all of
// these run on both. `postgres only` is for what the embedded database cannot
// do. Unmarked files know no engine or choose it.
const files = globSync([
  '{app,content,shared,platform,server,supabase,documents,emails,scripts}/**/*.test.{ts,tsx}',
  'tests/{rls,acceptance,chat}/**/*.test.ts',
]).filter((file) => !isGate || !/\.full\.test\.tsx?$/.test(file));
// A module that a file before has loaded can be replaced no more: those who do that get their own.
const MOCKED = 'replaces modules';
const findMark = (text: string): string | undefined =>
  text.includes('vi.mock(')
    ? MOCKED
    : /^\/\/ @database (postgres only|postgres|pglite|both)\b/.exec(text)?.[1];
const marks = new Map(files.map((file) => [file, findMark(readFileSync(file, 'utf8'))]));
const filesFor = (...accepted: (string | undefined)[]): string[] =>
  files.filter((file) => accepted.includes(marks.get(file)));

const common = {
  // Only what hangs is to run into these: a loaded machine takes minutes for what takes seconds.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
  // CI machines are shared: what fails once must pass the second time, and the
  // report names it as flaky.
  retry: process.env['CI'] ? 1 : 0,
  // Every file finds the modules that the files before it have loaded:
  // importing costs more than most tests.
  isolate: false,
  unstubGlobals: true,
  restoreMocks: true,
};

export default defineConfig({
  test: {
    reporters: ['default', new TierReporter()],
    // One more than the cores of CI: tests wait for servers and databases.
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      {
        test: {
          ...common,
          name: 'all',
          include: filesFor(undefined, 'pglite', 'both', ...(isGate ? [] : ['postgres'])),
          globalSetup: ['tests/support/make-templates.ts'],
          setupFiles: ['tests/support/settle-react.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'mocked',
          include: filesFor(MOCKED),
          isolate: true,
          setupFiles: ['tests/support/settle-react.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'postgres',
          include: filesFor('postgres only', 'postgres', 'both', ...(isGate ? [] : ['pglite'])),
          globalSetup: ['tests/support/postgres-for-tests.ts'],
          setupFiles: ['tests/support/use-postgres.ts'],
        },
      },
    ],
  },
});
