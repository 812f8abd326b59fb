import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/**
 * An authenticator app whose owner waits for the next code where he has used
 * one: each counts once. Here the next one may be early.
 */
export function openAuthenticatorApp(secret: string): { generate: () => string } {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  let used = 0;
  return {
    generate: () => {
      used = Math.max(Math.floor(Date.now() / STEP_MS), used + 1);
      return totp.generate({ timestamp: used * STEP_MS });
    },
  };
}
