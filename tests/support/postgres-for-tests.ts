import type { TestProject } from 'vitest/node';
import { createTemplates } from './database.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/**
 * One server for all files of the project `postgres`. It may forget on a power
 * cut what tests would not miss.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({
    flags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=300'],
  });
  await createTemplates(server.url);
  project.provide('postgresUrl', server.url);
  return server.stop;
}
