import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { buildContentSecurityPolicy, replaceNonceByHashes } from './security-headers.ts';

const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;

it('allows by hash exactly the inline scripts that carried the nonce', () => {
  const page =
    '<script nonce="abc">own()</script><script>injected()</script><script nonce="other">foreign()</script><script nonce="abc" src="/a.js"></script>';
  const { html, scriptSources } = replaceNonceByHashes(page, 'abc');
  expect(scriptSources).toEqual([hashOf('own()')]);
  expect(html).toBe(
    '<script>own()</script><script>injected()</script><script nonce="other">foreign()</script><script src="/a.js"></script>',
  );
});

it('never allows inline scripts in general', () => {
  const policy = buildContentSecurityPolicy([`'nonce-x'`], ['wss://a.example']);
  expect(policy).toContain(`script-src 'self' 'nonce-x';`);
  expect(policy).toContain(`connect-src 'self' wss://a.example`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});
