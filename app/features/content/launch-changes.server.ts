import type { SupabaseClient } from '@supabase/supabase-js';
import type { LaunchDesk } from '#app/lib/contexts.ts';
import { findToday } from '#shared/agency/agency-day.ts';
import { saveSeen } from '#app/private/save-seen.ts';
import type { Database, Tables } from '#shared/database-types.ts';
import { LegalConfirmationsSchema } from '#shared/launch/launch-points.ts';
import { textOf } from './site-fields.ts';

type Answer = { title: string; problem?: string };
type Client = SupabaseClient<Database>;

const FAILED: Answer = {
  title: 'Nicht gespeichert',
  problem: 'Bitte versuchen Sie es erneut.',
};

/** What the page 'Vor dem Start' changes; the audit log keeps each with the admin who did it. */
export async function changesOf(
  client: Client,
  launch: LaunchDesk,
  form: FormData,
): Promise<Answer> {
  const mark = { name: await findCallerName(client), day: findToday() };
  switch (textOf(form, 'what')) {
    case 'confirm':
      return confirm(client, launch, textOf(form, 'slug'), textOf(form, 'hash'), mark);
    case 'overrule': {
      const { error } = await client
        .from('site_settings')
        .upsert({ id: 'launch_overruled', value: mark });
      return error ? FAILED : { title: 'Freigegeben' };
    }
    case 'hold': {
      const { error } = await client.from('site_settings').delete().eq('id', 'launch_overruled');
      return error ? FAILED : { title: 'Die Liste gilt wieder' };
    }
    default:
      return FAILED;
  }
}

/** Who confirms or overrules is said by the session, not by the page. */
async function findCallerName(client: Client): Promise<string> {
  const { data } = await client.auth.getUser();
  if (!data.user) return '';
  const { data: profile } = await client
    .from('profiles')
    .select('full_name')
    .eq('id', data.user.id)
    .maybeSingle();
  return profile?.full_name || data.user.email || '';
}

/** Counts only for the wording that was on the screen. All texts share one row: none is lost. */
async function confirm(
  client: Client,
  launch: LaunchDesk,
  slug: string,
  hash: string,
  mark: { name: string; day: string },
): Promise<Answer> {
  const { legal } = await launch.readState();
  if (!legal.some((text) => text.slug === slug && text.hash === hash))
    return {
      title: 'Nicht bestätigt',
      problem: 'Der Text hat sich inzwischen geändert. Bitte lesen Sie ihn noch einmal.',
    };
  const key = { id: 'legal_confirmations' } as const;
  const { data, error } = await client
    .from('site_settings')
    .select('value,updated_at')
    .match(key)
    .maybeSingle();
  if (error) return FAILED;
  const addTo = (row: Pick<Tables<'site_settings'>, 'value' | 'updated_at'> | null) => {
    const known = LegalConfirmationsSchema.safeParse(row?.value).data ?? {};
    const value = { ...known, [slug]: { hash, ...mark } };
    return saveSeen(client, 'site_settings', key, { value }, row?.updated_at ?? '');
  };
  const first = await addTo(data);
  // Somebody else has confirmed another text meanwhile.
  const saving = 'current' in first ? await addTo(first.current) : first;
  return 'seen' in saving ? { title: 'Text bestätigt' } : FAILED;
}
