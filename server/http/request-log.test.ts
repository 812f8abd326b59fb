import { expect, it } from 'vitest';
import { describePath } from './request-log.ts';

it.each([
  ['/', '/'],
  ['/pakete?utm_source=brief&name=Jana#x', '/pakete'],
  [
    '/seo-lexikon/koeln/webdesign-und-suchmaschinenoptimierung',
    '/seo-lexikon/koeln/webdesign-und-suchmaschinenoptimierung',
  ],
  ['/admin/anfragen/0b5ed5b6-3f5a-4d3e-9f3a-0e8b1c2d3e4f', '/admin/anfragen/:id'],
  ['/termin/0b5ed5b6-3f5a-4d3e-9f3a-0e8b1c2d3e4f_AbCdEfGh0123456789', '/termin/:id'],
  ['/einladung/AbCdEfGh0123456789AbCdEfGh', '/einladung/:token'],
  ['/jana%40firma.example', '/:address'],
  ['/storage/v1/object/briefs/4711/Mahnung Jana Peters.pdf', '/storage/v1/object/briefs/…'],
])('shows %s as %s', (url, path) => expect(describePath(url)).toBe(path));

it('is never long', () => expect(describePath(`/${'a'.repeat(5_000)}`)).toHaveLength(200));
