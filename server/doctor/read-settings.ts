import { createServiceClient } from '#functions/clients.ts';
import { createCompanyCache } from '#functions/stored-company.ts';
import { silentLog } from '#platform/core/log.ts';
import type { PlatformKeys } from '#platform/index.ts';
import type { Company } from '#shared/agency/company.ts';
import type { Config } from '../config.ts';
import { findLocalOrigin } from '../local-origin.ts';
import { createServerSettings, type ServerSettings } from '../server-settings.ts';

const TIMEOUT_MS = 10_000;

/** `isKnown`: whether what was entered in the admin area is among them. */
export type KnownSettings = {
  settings: Pick<ServerSettings, 'isPublic' | 'publicUrl' | 'smtpUrl'>;
  company: Company;
  isKnown: boolean;
};
export const UNKNOWN = 'sagt nur der laufende Server.';

/** The settings that hold: the environment's, and what the running server has stored. */
export async function readSettings(
  config: Config,
  keys: PlatformKeys | null,
): Promise<KnownSettings> {
  const settings = createServerSettings(config);
  const { company } = config;
  if (!keys) return { settings, company, isKnown: false };
  const url = config.SUPABASE_URL ?? findLocalOrigin(config);
  const ask: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const service = createServiceClient(
    { url, keys, fetch: ask },
    'the doctor reads how the site is set',
  );
  const isKnown = await settings.refresh(service).then(
    () => true,
    () => false,
  );
  if (!isKnown) return { settings, company, isKnown };
  return { settings, company: await createCompanyCache(service, company)(silentLog), isKnown };
}
