import type { Factor, SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { describeDevice } from './describe-device.ts';

export const FACTORS_QUERY = 'factors';

export const isApp = ({ factor_type: type }: Factor): boolean => type === 'totp';
export const isVerified = ({ status }: Factor): boolean => status === 'verified';

export const hasFactor = (factors: readonly Factor[]): boolean => factors.some(isVerified);

export async function readFactors(): Promise<Factor[]> {
  const supabase = await loadSupabase();
  const { data, error } = await supabase.auth.mfa.listFactors();
  if (error) throw error;
  return data.all;
}

/** What was begun earlier and never confirmed would take up the name. */
export async function dropUnfinished(
  { auth }: SupabaseClient<Database>,
  all: readonly Factor[],
): Promise<void> {
  for (const { id } of all.filter((factor) => !isVerified(factor)))
    await auth.mfa.unenroll({ factorId: id });
}

/** Names are unique: 'Chrome auf Linux', then 'Chrome auf Linux 2'. */
export function freeName(taken: readonly Factor[]): string {
  const device = describeDevice(navigator.userAgent);
  const names = new Set(taken.map(({ friendly_name: name }) => name));
  let name = device;
  for (let number = 2; names.has(name); number++) name = `${device} ${number}`;
  return name;
}
