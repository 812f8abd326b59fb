import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';

/**
 * Has the device prove a second factor; one that is new gets its key by that.
 * Not by the client's `webauthn` helpers: they ask for keys to plug in only,
 * and the one in the laptop or phone would be left out.
 */
export async function proveKey(
  { auth: { mfa } }: SupabaseClient<Database>,
  factorId: string,
): Promise<{ error: unknown }> {
  const site = { rpId: location.hostname, rpOrigins: [location.origin] };
  const { data: challenge, error } = await mfa.challenge({ factorId, webauthn: site });
  if (error) return { error };
  const { type, credential_options } = challenge.webauthn;
  // The client's types know newer kinds of keys than those of the browser.
  const options = credential_options as CredentialCreationOptions & CredentialRequestOptions;
  const credential = await (type === 'create'
    ? navigator.credentials.create(options)
    : navigator.credentials.get(options));
  return mfa.verify({
    factorId,
    challengeId: challenge.id,
    webauthn: { ...site, type, credential_response: credential as PublicKeyCredential },
  } as Parameters<typeof mfa.verify>[0]);
}
