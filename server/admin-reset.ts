import './production.ts';
import * as z from 'zod';
import { silentLog } from '#platform/core/log.ts';
import { parseConfig, type Config } from './config.ts';
import { askRunning } from './holder-request.ts';
import { keepOwner } from './keep-owner.ts';
import { openBackend } from './open-backend.ts';
import { requireData } from './require-data.ts';
import { createServerSettings } from './server-settings.ts';
import { createResetLink, RESET_HOURS } from './setup-link.ts';

// `npm run admin:reset`: a way back in for an owner who lost password, second
// factor or mailbox, while the server runs or not. Embedded: a running server
// holds the database and makes the link itself.

function printLink(link: string): void {
  console.log(
    `\nDieser Link gilt einmal und ${RESET_HOURS} Stunden, frühere sind ungültig:\n${link}\n\n` +
      'Dort geben Sie Name, E-Mail-Adresse und ein neues Passwort ein. Gibt es zu der ' +
      'Adresse schon ein Konto,\n' +
      'bekommt es dieses Passwort und verliert seine zweiten Faktoren und Passkeys. Läuft die ' +
      'Website nicht, starten Sie sie jetzt.\n',
  );
}

async function openAlone(config: Config): Promise<void> {
  const settings = createServerSettings(config);
  const { backend } = await openBackend(config, settings, silentLog, async (opened) =>
    printLink(await createResetLink(opened, settings)),
  );
  await backend.close();
  if (!config.SUPABASE_URL) await keepOwner(config.dataDir);
}

try {
  const config = parseConfig(process.env);
  if (config.DEMO)
    throw new Error('Eine Demo hat bekannte Zugänge. / The logins of a demo are known.');
  const isEmbedded = !config.SUPABASE_URL && !config.DATABASE_URL;
  if (isEmbedded) await requireData(config.dataDir);
  const made = isEmbedded && (await askRunning(config.dataDir, { command: 'reset' }, z.string()));
  if (made) printLink(made);
  else await openAlone(config);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
