import type { SupabaseClient } from '@supabase/supabase-js';
import { CompanySchema, type Company } from '#shared/agency/company.ts';
import type { Database } from '#shared/database-types.ts';
import type { FunctionContext } from './context.ts';

type Log = Pick<FunctionContext['log'], 'error'>;

const LIFETIME_MS = 60_000;

/**
 * The facts saved in the admin area; those of the environment where there are
 * none, or where a later release asks for more.
 */
export function parseCompany(stored: unknown, fallback: Company, log: Log): Company {
  if (stored === null) return fallback;
  const parsed = CompanySchema.safeParse(stored);
  if (parsed.success) return parsed.data;
  log.error(
    { fields: parsed.error.issues.map(({ path }) => path.join('.')) },
    'stored company facts are incomplete, those of the environment hold',
  );
  return fallback;
}

/**
 * For a process that does not keep the content of the site
 * (server/http/site-content.ts); read anew after a minute.
 */
export function createCompanyCache(
  service: SupabaseClient<Database>,
  fallback: Company,
): (log: Log) => Promise<Company> {
  let known = { company: fallback, until: 0 };
  return async (log) => {
    if (Date.now() < known.until) return known.company;
    const { data, error } = await service
      .from('site_settings')
      .select('value')
      .eq('id', 'company')
      .maybeSingle();
    if (error) log.error({ code: error.code, reason: error.message }, 'company facts not read');
    const company = error ? known.company : parseCompany(data?.value ?? null, fallback, log);
    known = { company, until: Date.now() + LIFETIME_MS };
    return company;
  };
}
