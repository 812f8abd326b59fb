import { describe, expect, it } from 'vitest';
import { resolveRedirect } from './redirect.ts';

const allowList = [
  'https://app.example.org',
  'https://partner.example.org/return',
  'myapp://login',
];
const resolve = (target: string, site = 'https://example.org') =>
  resolveRedirect(site, allowList, target);

describe('redirect targets', () => {
  it.each([
    ['', 'https://example.org/'],
    ['/portal?tab=1', 'https://example.org/portal?tab=1'],
    ['https://example.org/login', 'https://example.org/login'],
    ['https://app.example.org/anywhere', 'https://app.example.org/anywhere'],
    ['https://partner.example.org/return/here', 'https://partner.example.org/return/here'],
    ['myapp://login', 'myapp://login'],
  ])('allows %s', (target, expected) => expect(resolve(target)).toBe(expected));

  it.each([
    'https://evil.example',
    '//evil.example/',
    '/\\evil.example',
    'https://example.org.evil.example/',
    'https://example.org@evil.example/',
    'https://user@example.org/',
    'http://example.org/',
    'https://example.org:8443/',
    'https://partner.example.org/returned',
    'https://partner.example.org/',
    'javascript:alert(1)',
    'data:text/html,x',
    'other://login',
    'http://localhost/',
  ])('answers the site for %s', (target) => expect(resolve(target)).toBe('https://example.org/'));

  it('takes the names of the loopback interface for one', () => {
    expect(resolve('http://127.0.0.1:3000/portal', 'http://localhost:3000')).toBe(
      'http://127.0.0.1:3000/portal',
    );
    expect(resolve('http://127.0.0.1:4000/portal', 'http://localhost:3000')).toBe(
      'http://localhost:3000/',
    );
  });
});
