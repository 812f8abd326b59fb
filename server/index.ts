import './production.ts';
import { join } from 'node:path';
import type { AppBuild } from './http/pages.ts';
import { startServer } from './start-server.ts';

const build = join(import.meta.dirname, '../build/server/index.js');
// What React Router has built from this app; TypeScript does not look into build/.
await startServer({ mode: 'production', loadBuild: () => import(build) as Promise<AppBuild> });
