import { expect, it } from 'vitest';
import { CONSENT_VERSION } from '#shared/consent/consent-summary.ts';
import { parseConsent } from './consent-record.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const record = {
  necessary: true,
  functional: false,
  analytics: true,
  marketing: false,
  timestamp: '2026-11-01T00:00:00Z',
};
const read = (value: unknown) =>
  parseConsent(typeof value === 'string' ? value : JSON.stringify(value), now);

it('reads a complete record, with and without a version', () => {
  expect(read(record)).toEqual(record);
  expect(read({ ...record, version: CONSENT_VERSION, proofId: 'x' })).not.toBeNull();
  expect(read({ ...record, timestamp: now - 1000 })).not.toBeNull();
});

it.each([
  ['nothing', 'null'],
  ['no JSON', '{necessary'],
  ['a list', '[]'],
  ['a text', '"yes"'],
  ['a missing category', { ...record, marketing: undefined }],
  ['a category that is no boolean', { ...record, analytics: 'true' }],
  ['necessary switched off', { ...record, necessary: false }],
  ['no time', { ...record, timestamp: 'yesterday' }],
  ['more than six months', { ...record, timestamp: '2026-05-01T00:00:00Z' }],
  ['another text', { ...record, version: '0123456789abcdef' }],
])('takes %s for no consent', (_, value) => expect(read(value)).toBeNull());
