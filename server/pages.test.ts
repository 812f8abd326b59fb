import { expect, it } from 'vitest';
import { createPages } from './pages.ts';

// What pages answer is tried by the browser tests; this is refused before any page is asked.
const pages = createPages({
  loadBuild: () => Promise.reject(new Error('asked')),
  mode: 'development',
  publicUrl: 'https://maasbogen.example',
  browserSupabaseUrl: '',
} as never);
const post = (origin?: string) => pages(new Request('http://localhost/admin/firma', { method: 'POST', headers: origin ? { origin } : {} }));

it.each(['https://fremd.example', 'http://localhost:1', 'https://localhost', 'null'])('takes nothing that %s sends', async (origin) => {
  const answer = await post(origin);
  expect(answer.status).toBe(400);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

it('takes what its own pages send, also through a proxy that ends TLS, and what no browser sent', async () => {
  await expect(post('http://localhost')).rejects.toThrow('asked');
  await expect(post('https://maasbogen.example')).rejects.toThrow('asked');
  await expect(post()).rejects.toThrow('asked');
});
