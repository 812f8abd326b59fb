import { expect, it } from 'vitest';
import { describeDevice } from './describe-device.ts';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0',
    'Firefox auf Windows',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 ' +
      'Safari/537.36',
    'Chrome auf Linux',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 ' +
      'Safari/537.36 Edg/128.0.0.0',
    'Edge auf Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, ' +
      'like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari auf iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 ' +
      'Mobile Safari/537.36',
    'Chrome auf Android',
  ],
  ['node', 'Unbekanntes Gerät'],
  ['', 'Unbekanntes Gerät'],
])('%s', (userAgent, name) => {
  expect(describeDevice(userAgent)).toBe(name);
});
