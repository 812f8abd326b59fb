import { createHash, randomBytes } from 'node:crypto';
import type { SupabaseClient, User } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { createServiceClient } from '#functions/clients.ts';
import type { NewOwner, SetupDoor } from '#app/lib/contexts.ts';
import type { Backend } from './backend.ts';
import type { ServerSettings } from './server-settings.ts';

type Service = SupabaseClient<Database>;

const KEY_BYTES = 32;
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/**
 * Makes the one link to /einrichten that holds from now on; earlier ones are
 * dead. Only a hash of its key is stored.
 */
export async function createSetupLink(
  service: Service,
  publicUrl: string,
  validHours?: number,
): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  const expiresAt = validHours ? new Date(Date.now() + validHours * 3_600_000).toISOString() : null;
  const { error } = await service
    .from('setup_links')
    .upsert({ id: true, token_hash: hashOf(key), expires_at: expiresAt });
  if (error) throw new Error(`set-up link not made: ${error.message}`);
  return `${publicUrl}/einrichten?schluessel=${key}`;
}

/** How long a link holds that was asked for. */
export const RESET_HOURS = 24;

/** A way back in for whoever may run commands on the server. */
export async function createResetLink(backend: Backend, settings: ServerSettings): Promise<string> {
  const service = createServiceClient(backend, 'whoever may run this command owns the site');
  await settings.refresh(service);
  return createSetupLink(service, settings.publicUrl, RESET_HOURS);
}

/** The link of a start; one that was asked for (`npm run admin:reset`) holds as long as it says. */
export async function endSetupLink(service: Service): Promise<void> {
  const { error } = await service.from('setup_links').delete().is('expires_at', null);
  if (error) throw new Error(`set-up link not ended: ${error.message}`);
}

/** What the page /einrichten may do; `service` acts for whoever has the link. */
export function createSetupDoor(service: Service): SetupDoor {
  const find = async (key: string) => {
    const { data, error } = await service
      .from('setup_links')
      .select('expires_at')
      .eq('token_hash', hashOf(key))
      .maybeSingle();
    if (error) throw new Error(`set-up link not read: ${error.message}`);
    return data && (!data.expires_at || new Date(data.expires_at) > new Date()) ? data : null;
  };
  return {
    find: async (key) => {
      const link = await find(key);
      return link && (link.expires_at === null ? 'start' : 'reset');
    },
    async createOwner(key, owner) {
      const link = await find(key);
      if (!link) return 'gone';
      const token_hash = hashOf(key);
      // Whoever deletes the row has used the link: it works once, also for two at the same moment.
      const used = await service
        .from('setup_links')
        .delete()
        .eq('token_hash', token_hash)
        .select('id');
      if (used.error) throw new Error(`set-up link not used: ${used.error.message}`);
      if (used.data.length === 0) return 'gone';
      try {
        return await makeAdmin(service, owner);
      } catch (cause) {
        // It has made nothing. A newer link that was printed meanwhile stays.
        await service.from('setup_links').insert({ id: true, token_hash, ...link });
        if (isWeak(cause)) return 'weak';
        throw cause;
      }
    },
  };
}

export const isWeak = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'weak_password';

/**
 * A new account, or the one of this address: with the new password, without its
 * second factors and passkeys.
 */
async function makeAdmin(service: Service, { email, password, name }: NewOwner): Promise<'made'> {
  const { admin } = service.auth;
  const facts = { password, email_confirm: true, user_metadata: { full_name: name } };
  const created = await admin.createUser({ email, ...facts });
  if (created.error && created.error.code !== 'email_exists') throw created.error;
  const id =
    created.data.user?.id ?? (await takeOver(service, await findAccount(service, email), facts));
  const { error } = await service
    .from('profiles')
    .update({ role: 'admin', full_name: name })
    .eq('id', id);
  if (error) throw new Error(`role not given: ${error.message}`);
  return 'made';
}

/** The account of an address. The link tells it; nothing is mailed. */
export async function findAccount(service: Service, email: string): Promise<User> {
  const found = await service.auth.admin.generateLink({ type: 'recovery', email });
  if (found.error) throw found.error;
  return found.data.user;
}

/** The account with the new password, without its second factors, passkeys and sessions. */
export async function takeOver(
  service: Service,
  { id }: User,
  facts: { password: string; email_confirm: boolean },
): Promise<string> {
  const { admin } = service.auth;
  const changed = await admin.updateUserById(id, facts);
  if (changed.error) throw changed.error;
  const listed = await admin.mfa.listFactors({ userId: id });
  if (listed.error) throw listed.error;
  for (const factor of listed.data.factors) {
    const { error } = await admin.mfa.deleteFactor({ userId: id, id: factor.id });
    if (error) throw error;
  }
  const { error } = await service.from('recovery_codes').delete().eq('user_id', id);
  if (error) throw new Error(`recovery codes not deleted: ${error.message}`);
  await removePasskeys(service, id);
  return id;
}

/** They sign in by themselves: those of a lost device, or of whoever had the account meanwhile. */
async function removePasskeys(service: Service, userId: string): Promise<void> {
  const { passkey } = service.auth.admin;
  const listed = await passkey.listPasskeys({ userId });
  // On Supabase they may be off altogether.
  if (listed.error?.code === 'passkey_disabled') return;
  if (listed.error) throw listed.error;
  for (const { id } of listed.data) {
    const { error } = await passkey.deletePasskey({ userId, passkeyId: id });
    if (error) throw error;
  }
}
