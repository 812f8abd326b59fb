// `npm run dev`: pages and styles reload in place through Vite; changes of server, platform and functions restart the process (node --watch).
import './development.ts';
import { createServer } from 'vite';
import type { AppBuild } from './pages.ts';
import { startServer } from './start-server.ts';

const vite = await createServer({ server: { middlewareMode: true } });
await startServer({
  mode: 'development',
  loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<AppBuild>,
  middleware: (request, response, next) => vite.middlewares(request, response, next),
});
