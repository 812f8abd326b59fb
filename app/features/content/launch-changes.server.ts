import type { SupabaseClient } from '@supabase/supabase-js';
import type { LaunchDesk } from '#app/lib/contexts.ts';
import { findToday } from '#shared/agency/agency-day.ts';
import type { Database, Json } from '#shared/database-types.ts';
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
    case 'overrule':
      return store(client, 'launch_overruled', mark, 'Freigegeben');
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

async function store(
  client: Client,
  id: 'legal_confirmations' | 'launch_overruled',
  value: Json,
  title: string,
): Promise<Answer> {
  const { error } = await client.from('site_settings').upsert({ id, value });
  return error ? FAILED : { title };
}

/** Counts only for the wording that was on the screen. */
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
  const { data, error } = await client
    .from('site_settings')
    .select('value')
    .eq('id', 'legal_confirmations')
    .maybeSingle();
  if (error) return FAILED;
  const known = LegalConfirmationsSchema.safeParse(data?.value).data ?? {};
  return store(
    client,
    'legal_confirmations',
    { ...known, [slug]: { hash, ...mark } },
    'Text bestätigt',
  );
}
