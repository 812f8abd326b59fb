import { createConfirmedUser, createSetupLink, type PlatformDeps } from '#platform/index.ts';
import { asOwner } from '#platform/db/database.ts';
import type { Config } from './config.ts';

/**
 * Makes sure that somebody can get in: as long as there is no admin, one is made from ADMIN_EMAIL and ADMIN_PASSWORD.
 * Without a password the link to set one is printed, once; it ends after an hour.
 */
export async function ensureFirstAdmin(deps: PlatformDeps, config: Config): Promise<void> {
  const reason = 'no admin exists yet who could give the role';
  const isMissing = await deps.db.transaction(
    asOwner(reason),
    async (tx) => (await tx.query(`select 1 from public.profiles where role = 'admin'`)).length === 0,
  );
  if (!isMissing) return;
  const email = config.ADMIN_EMAIL ?? config.company.email;
  const password = config.ADMIN_EMAIL ? (config.ADMIN_PASSWORD ?? null) : null;
  const { id } = await createConfirmedUser(deps, { email, password, userMetadata: { full_name: 'Administration' } });
  await deps.db.transaction(asOwner(reason), (tx) => tx.query(`update public.profiles set role = 'admin' where id = $1`, [id]));
  if (password) return;
  const link = await createSetupLink(deps, id, `${deps.publicUrl}/login/neues-passwort`);
  console.log(`\nErstes Administratorkonto: ${email}\nPasswort vergeben (eine Stunde gültig, nur einmal):\n${link}\n`);
}
