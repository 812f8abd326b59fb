import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PartySchema } from '../billing/billing.ts';
import { findEmailProblem, isEmailAddress } from './email-address.ts';
import { parseForm, requiredEmail } from './form-fields.ts';
import { EMAIL_INVALID, EMAIL_UMLAUT } from './form-messages.ts';
import { ErasureSchema } from '../privacy/privacy.ts';

it.each(['info@bäckerei-jürgens.de', 'jürgen@firma.example', "o'neil+web@firma.example"])(
  'lets %s stand on an offer and be erased',
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

it.each([
  ['info@bäckerei-jürgens.de', null],
  ["o'neil+web@firma.example", null],
  ['jürgen@firma.example', EMAIL_UMLAUT],
  ['jürgen', EMAIL_INVALID],
])('a form says of %s: %s', (email, problem) => {
  expect(findEmailProblem(email)).toBe(problem);
  const parsed = parseForm(z.object({ email: requiredEmail() }), { email });
  expect(parsed).toMatchObject(
    problem ? { success: false, fieldErrors: { email: problem } } : { success: true },
  );
});
