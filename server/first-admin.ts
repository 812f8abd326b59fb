import type { SupabaseClient } from '@supabase/supabase-js';
import { createServiceClient } from '#functions/clients.ts';
import type { Database } from '#shared/database-types.ts';
import type { Backend } from './backend.ts';
import type { Config } from './config.ts';
import { createSetupLink, endSetupLink } from './setup-link.ts';

/**
 * Makes sure that somebody can get in, in every mode: ADMIN_EMAIL and
 * ADMIN_PASSWORD make the first admin as long as there is none. Without them
 * every start prints a link to /einrichten, until an admin has signed in; links
 * of earlier starts are dead.
 */
export async function ensureFirstAdmin(
  backend: Backend,
  config: Config,
  publicUrl: string,
): Promise<void> {
  const service = createServiceClient(backend, 'no admin exists yet who could give the role');
  const admins = await service.from('profiles').select('id').eq('role', 'admin');
  if (admins.error)
    throw new Error(
      `Die Tabellen sind nicht lesbar / the tables cannot be read: ${admins.error.message}`,
    );
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = config;
  if (email && password) {
    await endSetupLink(service);
    if (admins.data.length === 0) await makeAdmin(service, email, password);
    return;
  }
  if (await hasSignedIn(service, admins.data)) return endSetupLink(service);
  const link = await createSetupLink(service, publicUrl);
  console.log(
    `\nEinrichtung: Dieser Link legt Ihr Administratorkonto an. Er gilt einmal und bis zum ` +
      `nächsten Start.\n${link}\n`,
  );
}

/** An account that nobody has used may have been made for an address that nobody reads. */
async function hasSignedIn(
  service: SupabaseClient<Database>,
  admins: readonly { id: string }[],
): Promise<boolean> {
  for (const { id } of admins) {
    const { data, error } = await service.auth.admin.getUserById(id);
    if (error) throw error;
    if (data.user.last_sign_in_at) return true;
  }
  return false;
}

async function makeAdmin(
  service: SupabaseClient<Database>,
  email: string,
  password: string,
): Promise<void> {
  const created = await service.auth.admin.createUser({
    email,
    password,
    email_confirm: true,
    user_metadata: { full_name: 'Administration' },
  });
  if (created.error?.code === 'weak_password')
    throw new Error(
      'ADMIN_PASSWORD: leicht zu erraten. Bitte wählen Sie ein anderes, am besten einen Satz. / ' +
        'easy to guess: please choose another one, best a sentence.',
    );
  if (created.error && created.error.code !== 'email_exists') throw created.error;
  const id = created.data.user?.id ?? (await findId(service, email));
  const { error } = await service.from('profiles').update({ role: 'admin' }).eq('id', id);
  if (error) throw new Error(`first admin not made: ${error.message}`);
}

/**
 * Of an account that existed already, which is left as it is. The link tells
 * its id; nothing is mailed.
 */
async function findId(service: SupabaseClient<Database>, email: string): Promise<string> {
  const { data, error } = await service.auth.admin.generateLink({ type: 'recovery', email });
  if (error) throw error;
  return data.user.id;
}
