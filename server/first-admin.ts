import { createServiceClient, type Backend } from './backend.ts';
import type { Config } from './config.ts';

/**
 * Makes sure that somebody can get in: as long as there is no admin, one is made from ADMIN_EMAIL and ADMIN_PASSWORD, in every mode.
 * Without a password the link to set one is printed; it ends after an hour and works once. An account that exists already is left as it is.
 */
export async function ensureFirstAdmin(backend: Backend, config: Config, publicUrl: string): Promise<void> {
  const service = createServiceClient(backend, 'no admin exists yet who could give the role');
  const admins = await service.from('profiles').select('id').eq('role', 'admin').limit(1);
  if (admins.error) throw new Error(`Die Tabellen sind nicht lesbar / the tables cannot be read: ${admins.error.message}`);
  if (admins.data.length) return;

  const email = config.ADMIN_EMAIL ?? config.company.email;
  const password = config.ADMIN_EMAIL ? config.ADMIN_PASSWORD : undefined;
  const account = { email, email_confirm: true, user_metadata: { full_name: 'Administration' }, ...(password ? { password } : {}) };
  const created = await service.auth.admin.createUser(account);
  if (created.error && created.error.code !== 'email_exists') throw created.error;
  // The link also tells the id of an account that existed; nothing is mailed.
  const link = await service.auth.admin.generateLink({
    type: 'recovery',
    email,
    options: { redirectTo: `${publicUrl}/login/neues-passwort` },
  });
  if (link.error) throw link.error;
  const { error } = await service.from('profiles').update({ role: 'admin' }).eq('id', link.data.user.id);
  if (error) throw new Error(`first admin not made: ${error.message}`);
  if (password) return;
  console.log(
    `\nErstes Administratorkonto: ${email}\nPasswort vergeben (eine Stunde gültig, nur einmal):\n${link.data.properties.action_link}\n`,
  );
}
