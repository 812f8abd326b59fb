import { createContext } from 'react-router';
import { expect, it } from 'vitest';
import { createPages, isPrivatePath } from './pages.ts';
import { createRenderCache } from './render-cache.ts';

// What pages answer is tried by the browser tests; this is refused before any page is asked.
const pages = createPages({
  loadBuild: () => Promise.reject(new Error('asked')),
  mode: 'development',
  cache: createRenderCache(),
  settings: { publicUrl: 'https://maasbogen.example' },
  cookieUrl: 'https://maasbogen.example',
  browserSupabaseUrl: '',
} as never);
const post = (origin?: string) =>
  pages(
    new Request('http://localhost/admin/firma', {
      method: 'POST',
      headers: origin ? { origin } : {},
    }),
  );

it('shows the German error page when not even the frame can be rendered', async () => {
  const handle = createPages({
    loadBuild: () =>
      Promise.resolve({
        assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
        assetsBuildDirectory: '',
        basename: '/',
        entry: {
          module: {
            default: () => Promise.reject(new Error('the layout is broken')),
            handleError: () => undefined,
            serverContext: createContext(),
            INLINE_SCRIPTS: [],
          },
        },
        future: {},
        isSpaMode: false,
        prerender: [],
        publicPath: '/',
        routeDiscovery: { mode: 'initial' },
        routes: { root: { id: 'root', path: '', module: { default: () => null } } },
        ssr: true,
      }),
    mode: 'development',
    cache: createRenderCache(),
    settings: { publicUrl: 'https://maasbogen.example' },
    cookieUrl: 'https://maasbogen.example',
    browserSupabaseUrl: '',
    backend: { keys: { anonKey: '' } },
    log: { error: () => undefined },
  } as never);
  const answer = await handle(
    new Request('http://localhost/', { headers: { accept: 'text/html' } }),
  );
  expect(answer.status).toBe(500);
  const html = await answer.text();
  expect(html).toContain('<h1>Etwas ist schiefgelaufen</h1>');
  expect(html).not.toMatch(/layout is broken|Unexpected Server Error|\n\s+at /);
});

it.each([
  'https://fremd.example',
  'http://localhost:1',
  'https://localhost:1',
  'http://maasbogen.example',
  'https://localhost.fremd.example',
  'null',
])('takes nothing that %s sends', async (origin) => {
  const answer = await post(origin);
  expect(answer.status).toBe(400);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

it('takes what its own pages send, also through a proxy that ends TLS, and what no browser sent', async () => {
  await expect(post('http://localhost')).rejects.toThrow('asked');
  await expect(post('https://maasbogen.example')).rejects.toThrow('asked');
  // The stored address may be a mistyped one.
  await expect(post('https://localhost')).rejects.toThrow('asked');
  await expect(post()).rejects.toThrow('asked');
});

it('knows private pages however their address is written', () => {
  for (const path of ['/admin', '/Portal/rechnungen', '/login.data', '/%61dmin', '/p%6Frtal.data'])
    expect(isPrivatePath(path), path).toBe(true);
  for (const path of ['/', '/pakete', '/administration', '/blog/portal'])
    expect(isPrivatePath(path), path).toBe(false);
});
