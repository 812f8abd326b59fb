import { expect, it } from 'vitest';
import { PartySchema } from '../billing/billing.ts';
import { isEmailAddress } from './email-address.ts';
import { ErasureSchema } from '../privacy/privacy.ts';

it.each(['info@bäckerei-jürgens.de', 'jürgen@firma.example', "o'neil+web@firma.example"])(
  'lets %s, which the forms take, stand on an offer and be erased',
  (email) => {
    expect(isEmailAddress(email)).toBe(true);
    expect(PartySchema.shape.email.safeParse(email).success).toBe(true);
    expect(
      ErasureSchema.safeParse({ email: ` ${email}`, confirmation: email.toUpperCase() }).success,
    ).toBe(true);
  },
);

it.each([
  '',
  'nobody',
  'a@b',
  'a b@firma.example',
  'a@firma.example\r\nBcc: b@firma.example',
  `${'a'.repeat(250)}@firma.example`,
])('refuses %j', (email) => expect(isEmailAddress(email)).toBe(false));
