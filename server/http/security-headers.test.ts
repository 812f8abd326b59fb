import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { buildContentSecurityPolicy, completeHeaders, hashScript } from './security-headers.ts';

it('allows an inline script by the hash of its text', () => {
  const hash = createHash('sha256').update('own("ä")').digest('base64');
  expect(hashScript('own("ä")')).toBe(`'sha256-${hash}'`);
});

it('never allows inline scripts in general', () => {
  const policy = buildContentSecurityPolicy([`'nonce-x'`], ['wss://a.example']);
  expect(policy).toContain(`script-src 'self' 'nonce-x';`);
  expect(policy).toContain(`connect-src 'self' wss://a.example`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

it('names every directive: what is not said would be open', () => {
  const policy = buildContentSecurityPolicy([`'nonce-x'`], []);
  expect(Object.fromEntries(policy.split('; ').map((line) => line.split(/ (.*)/, 2)))).toEqual({
    'default-src': `'self'`,
    'script-src': `'self' 'nonce-x'`,
    'style-src': `'self' 'unsafe-inline'`,
    'img-src': `'self' data: blob:`,
    'font-src': `'self' data:`,
    'connect-src': `'self'`,
    'worker-src': `'self'`,
    'frame-src': `'self' blob:`,
    'object-src': `'none'`,
    'base-uri': `'self'`,
    'form-action': `'self'`,
    'frame-ancestors': `'none'`,
  });
});

it('keeps out of the sandbox a PDF alone, without scripts', async () => {
  const app = new Hono();
  app.use(completeHeaders);
  app.get('*', (c) => c.body('', 200, { 'content-type': c.req.query('type')! }));
  const policyOf = async (type: string) => {
    const { headers } = await app.request(`/storage/v1/a?type=${encodeURIComponent(type)}`);
    return headers.get('content-security-policy');
  };
  expect(await policyOf('application/pdf')).toBe(
    `script-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`,
  );
  for (const type of ['application/pdf;x=1, application/xhtml+xml', 'image/svg+xml', 'video/mp4'])
    expect(await policyOf(type)).toMatch(/^default-src 'none';.* sandbox$/);
});
