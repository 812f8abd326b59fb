import './production.ts';
import { join } from 'node:path';
import type { AppBuild } from './pages.ts';
import { startServer } from './start-server.ts';

const build = join(import.meta.dirname, '../build/server/index.js');
await startServer({ mode: 'production', loadBuild: () => import(build) as Promise<AppBuild> });
