import { expect, it } from 'vitest';
import { isValidIban, isValidVatId } from './check-digits.ts';

it('knows a btw-id by either of its checks', () => {
  // Since 2020 the whole number is checked, before it was the RSIN in it; other
  // countries have other rules.
  for (const id of ['NL123456789B13', 'NL123456782B90', 'DE123456789'])
    expect(isValidVatId(id), id).toBe(true);
  for (const id of ['NL123456789B12', 'NL12345678B01', 'NL123456789', 'NL1234567890B1'])
    expect(isValidVatId(id), id).toBe(false);
});

it('knows an IBAN by its check digits', () => {
  expect(isValidIban('NL91 ABNA 0417 1643 00')).toBe(true);
  expect(isValidIban('NL91 ABNA 0417 1643 01')).toBe(false);
});
