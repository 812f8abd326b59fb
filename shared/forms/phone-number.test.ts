import { expect, it } from 'vitest';
import { isPhoneNumber } from './phone-number.ts';

it.each([
  '0241 123456',
  '+49 (0)241 4010123',
  '0241/401012-0',
  '0170 1234567',
  '+31 475 000 000',
  '0475 123456',
  '06 12345678',
  '+32 87 123456',
  '0041 44 123 45 67',
  '+33 1 23 45 67 89',
])('%s may be a number', (value) => expect(isPhoneNumber(value)).toBe(true));

it.each(['0241 55', '1', '110', '0000000', '+1 555 0100', '+49 241 1', 'nach 17 Uhr', ''])(
  '%s cannot be one',
  (value) => expect(isPhoneNumber(value)).toBe(false),
);
