import '../production.ts';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseConfig } from '../config.ts';
import { loadKeys } from '../keys.ts';
import { checkPublicAddress, checkServer } from './check-address.ts';
import {
  checkBackup,
  checkBackupCopy,
  checkClock,
  checkDisk,
  checkDrill,
  checkNode,
} from './check-machine.ts';
import { checkDatabase, checkDns, checkMail, checkPlaceholders } from './check-services.ts';
import { runChecks, type Check } from './finding.ts';
import { readSettings } from './read-settings.ts';

// `npm run doctor [-- --json] [-- --mail address]`: what a server needs to run
// this product, checked from the machine itself. Exit code 1 when a check
// fails; hints do not count.

const SIGNS = { ok: '✓', hint: '·', fail: '✗' };

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, mail: { type: 'string' } },
});

async function listChecks(): Promise<Check[]> {
  const config = parseConfig(process.env);
  // Looking must not make keys.
  const hasKeys =
    config.SUPABASE_SERVICE_ROLE_KEY !== undefined ||
    (await access(join(config.dataDir, 'keys.json')).then(
      () => true,
      () => false,
    ));
  const keys = hasKeys ? await loadKeys(config) : null;
  const settings = await readSettings(config, keys);
  return [
    checkNode,
    checkClock,
    checkDisk(config.dataDir),
    checkServer(config),
    checkDatabase(config),
    ...checkPublicAddress(config, settings, keys),
    checkMail(settings, values.mail ?? null),
    checkDns(settings),
    checkBackup(config),
    checkBackupCopy(config),
    checkDrill(config),
    checkPlaceholders(settings),
  ];
}

const checks = await listChecks().catch((cause: unknown): Check[] => [
  { name: 'Einstellungen', run: () => Promise.reject(cause as Error) },
]);
const reports = await runChecks(checks);
if (values.json) console.log(JSON.stringify(reports, null, 2));
else for (const { name, state, text } of reports) console.log(`${SIGNS[state]} ${name}: ${text}`);
process.exit(reports.some(({ state }) => state === 'fail') ? 1 : 0);
