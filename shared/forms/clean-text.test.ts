import { expect, it } from 'vitest';
import { cleanLine, cleanText, cutText } from './clean-text.ts';

it('leaves nothing in a line that another line or another direction could be made of', () => {
  expect(cleanLine(' Anna\r\nBcc: x@y.example\u0000 ')).toBe('Anna Bcc: x@y.example');
  expect(cleanLine('Rechnung\u202Efdp.exe')).toBe('Rechnungfdp.exe');
  expect(cleanLine('\u2066Kern\u2069\u200F GmbH\u061C')).toBe('Kern GmbH');
  expect(cleanLine('a\uD800b')).toBe('a\uFFFDb');
});

it('keeps line breaks and tabs of a text, and letters of every script', () => {
  expect(cleanText('Zeile 1\n\tZeile 2\u0007\u202E.')).toBe('Zeile 1\n\tZeile 2.');
  expect(cleanLine('Ağaoğlu שלום 👩‍🌾')).toBe('Ağaoğlu שלום 👩‍🌾');
});

it('cuts a text without halving a letter', () => {
  expect(cutText('Gut 👍', 5)).toBe('Gut ');
  expect(cutText('Gut 👍', 6)).toBe('Gut 👍');
});
