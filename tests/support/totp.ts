import { createClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { readPublicKey, type Account } from './accounts.ts';

/** Enrols an authenticator app for the account; gives the app. */
export async function createTotp({ email, password }: Pick<Account, 'email' | 'password'>): Promise<TOTP> {
  const client = createClient(`http://127.0.0.1:${process.env['E2E_PORT']}`, await readPublicKey(), {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  await client.auth.signInWithPassword({ email, password });
  const { data: factor, error } = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  const totp = new TOTP({ secret: factor.totp.secret });
  const { error: refused } = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: totp.generate() });
  if (refused) throw refused;
  return totp;
}
