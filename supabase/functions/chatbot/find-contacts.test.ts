import { expect, test } from 'vitest';
import { findContacts } from './personal-data.ts';

test.each([
  ['max@firma.example, Tel. 0241 998877', ['max@firma.example', '0241 998877']],
  [
    '0241 998877 oder 0151 5550100, gern auch max@firma.example und lisa@firma.example, 0241 998877',
    ['max@firma.example', 'lisa@firma.example', '0241 998877', '0151 5550100'],
  ],
  ['Was kostet das?', []],
])('every way to reach somebody is found once: %s', (text, found) =>
  expect(findContacts(text)).toEqual(found),
);
