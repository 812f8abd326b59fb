// `npm run dev`: pages and styles reload in place through Vite; changes of
// server, platform, functions and what they import restart the process (node
// --watch-path).
import './development.ts';
import { createServer } from 'vite';
import type { AppBuild } from './http/pages.ts';
import { startServer } from './start-server.ts';

const vite = await createServer({ server: { middlewareMode: true } });
await startServer({
  mode: 'development',
  // What React Router builds from this app, whose types Vite does not know.
  loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<AppBuild>,
  middleware: (request, response, next) => vite.middlewares(request, response, next),
});
