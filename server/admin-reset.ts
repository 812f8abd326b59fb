import './production.ts';
import { createServiceClient } from '#functions/clients.ts';
import { silentLog } from '#platform/core/log.ts';
import { parseConfig, type Config } from './config.ts';
import type { Backend } from './backend.ts';
import { keepOwner } from './keep-owner.ts';
import { openBackend } from './open-backend.ts';
import { requireData } from './require-data.ts';
import { createServerSettings } from './server-settings.ts';
import { createSetupLink } from './setup-link.ts';

// `npm run admin:reset`: a way back in for an owner who lost password, second
// factor or mailbox. With the embedded database the server stands still
// meanwhile; on PostgreSQL and Supabase it may run.

const VALID_HOURS = 24;

async function printLink(backend: Backend, config: Config): Promise<void> {
  const service = createServiceClient(backend, 'whoever may run this command owns the site');
  const settings = createServerSettings(config);
  await settings.refresh(service);
  const link = await createSetupLink(service, settings.publicUrl, VALID_HOURS);
  console.log(
    `\nDieser Link gilt einmal und ${VALID_HOURS} Stunden, frühere sind ungültig:\n${link}\n\n` +
      'Dort geben Sie Name, E-Mail-Adresse und ein neues Passwort ein. Gibt es zu der ' +
      'Adresse schon ein Konto,\n' +
      'bekommt es dieses Passwort und verliert seine zweiten Faktoren und Passkeys. Läuft die ' +
      'Website nicht, starten Sie sie jetzt.\n',
  );
}

try {
  const config = parseConfig(process.env);
  if (config.DEMO)
    throw new Error('Eine Demo hat bekannte Zugänge. / The logins of a demo are known.');
  if (!config.SUPABASE_URL && !config.DATABASE_URL) await requireData(config.dataDir);
  const { backend } = await openBackend(config, createServerSettings(config), silentLog, printLink);
  await backend.close();
  if (!config.SUPABASE_URL) await keepOwner(config.dataDir);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
