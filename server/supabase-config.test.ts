import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildHostedRest, readSupabaseConfig } from './supabase-config.ts';

const EMAIL = ['auth.email.enable_signup'];
const FACTORS = ['auth.mfa.totp', 'auth.mfa.web_authn'].flatMap((table) => [
  `${table}.enroll_enabled`,
  `${table}.verify_enabled`,
]);
const PASSKEYS = ['auth.passkey.enabled'];

/**
 * What must be switched on in config.toml for each method that the site calls;
 * nothing for what is always there.
 */
const NEEDS: Record<string, readonly string[]> = {
  signUp: ['auth.enable_signup', ...EMAIL],
  signInWithPassword: EMAIL,
  signInWithOtp: EMAIL,
  resetPasswordForEmail: EMAIL,
  resend: [...EMAIL, 'auth.email.enable_confirmations'],
  verifyOtp: EMAIL,
  updateUser: EMAIL,
  signInWithPasskey: PASSKEYS,
  registerPasskey: PASSKEYS,
  'passkey.list': PASSKEYS,
  'passkey.delete': PASSKEYS,
  // Where they are off, the way back into an account goes without them.
  'passkey.listPasskeys': [],
  'passkey.deletePasskey': [],
  'mfa.enroll': FACTORS,
  'mfa.challenge': FACTORS,
  'mfa.verify': FACTORS,
  'mfa.challengeAndVerify': FACTORS,
  'mfa.unenroll': [],
  'mfa.listFactors': [],
  'mfa.deleteFactor': [],
  'mfa.getAuthenticatorAssuranceLevel': [],
  getClaims: [],
  getSession: [],
  getUser: [],
  setSession: [],
  onAuthStateChange: [],
  signOut: [],
  'admin.signOut': [],
  'admin.createUser': [],
  'admin.generateLink': [],
  'admin.getUserById': [],
  'admin.inviteUserByEmail': [],
  'admin.listUsers': [],
  refreshSession: [],
  'admin.updateUserById': [],
};

describe('supabase/config.toml', () => {
  it('limits the answers of the embedded backend as those of a project', async () => {
    expect(buildHostedRest(await readSupabaseConfig())).toEqual({
      maxRows: 1000,
      aggregatesEnabled: false,
      safeUpdates: true,
    });
  });

  it('switches on what each auth method of the site needs', async () => {
    const files = globSync(['{app,server,supabase/functions}/**/*.{ts,tsx}']).filter(
      (file) => !file.includes('.test.'),
    );
    const called = new Set<string>();
    for (const file of files)
      for (const [, object = '', method = ''] of readFileSync(file, 'utf8').matchAll(
        /\b(auth|mfa|passkey|admin)\s*\.(?!from\b|rpc\b)([a-z]\w+)\(/g,
      ))
        called.add(object === 'auth' ? method : `${object}.${method}`);
    expect([...called].filter((method) => !(method in NEEDS))).toEqual([]);
    expect(called.size).toBeGreaterThan(20);
    const config = await readSupabaseConfig();
    const isOn = (key: string): boolean => {
      const dot = key.lastIndexOf('.');
      return config[key.slice(0, dot)]?.[key.slice(dot + 1)] === true;
    };
    const off = [...called].flatMap((method) => NEEDS[method] ?? []).filter((key) => !isOn(key));
    expect(off).toEqual([]);
    expect(config['auth.webauthn']).toEqual({
      rp_display_name: 'Maasbogen Digital',
      rp_id: 'env(PUBLIC_HOST)',
      rp_origins: ['env(PUBLIC_URL)'],
    });
  });
});
