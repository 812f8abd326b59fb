import type { SupabaseClient } from '@supabase/supabase-js';
import { createServiceClient } from '#functions/clients.ts';
import type { Database } from '#shared/database-types.ts';
import type { Backend } from './backend.ts';
import type { Config } from './config.ts';
import { createSetupLink, endSetupLink, findAccount, isWeak, takeOver } from './setup-link.ts';

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
    if (admins.data.length === 0)
      await makeAdmin(service, email, password, config.AUTH_AUTOCONFIRM);
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
  isAutoconfirmed: boolean,
): Promise<void> {
  const facts = { password, email_confirm: true, user_metadata: { full_name: 'Administration' } };
  const make = async (): Promise<string> => {
    const created = await service.auth.admin.createUser({ email, ...facts });
    if (created.error && created.error.code !== 'email_exists') throw created.error;
    if (created.data.user) return created.data.user.id;
    const known = await findAccount(service, email);
    // Whoever has never shown that he reads this mailbox may be a stranger.
    if (!known.email_confirmed_at || !known.last_sign_in_at || isAutoconfirmed)
      return takeOver(service, known, facts);
    console.log(
      `\nADMIN_EMAIL: Das Konto ${email} gab es schon. Es ist jetzt Administrator und behält ` +
        'sein Passwort, ADMIN_PASSWORD gilt nicht. Ein neues: npm run admin:reset. / The account ' +
        'existed: it is an admin now and keeps its password.\n',
    );
    return known.id;
  };
  const id = await make().catch((cause: unknown) => {
    if (!isWeak(cause)) throw cause;
    throw new Error(
      'ADMIN_PASSWORD: leicht zu erraten. Bitte wählen Sie ein anderes, am besten einen Satz. / ' +
        'easy to guess: please choose another one, best a sentence.',
    );
  });
  const { error } = await service.from('profiles').update({ role: 'admin' }).eq('id', id);
  if (error) throw new Error(`first admin not made: ${error.message}`);
}
