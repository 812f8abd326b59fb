import type { SupabaseClient } from '@supabase/supabase-js';
import type { Log } from '#platform/core/log.ts';
import { getContentSettings } from '#content/settings.ts';
import type { MailTransport } from './mail-transport.ts';
import { sendDueMails } from './send-mails.ts';
import type { Job } from './index.ts';

/** What the worker does, and how often. `service` acts as service_role. */
export function createJobs(service: SupabaseClient, transport: MailTransport, log: Log): Job[] {
  return [
    { name: 'outbox', everyMs: 2_000, run: async () => (await sendDueMails(service, transport, getContentSettings().company, log)) > 0 },
    { name: 'retention', everyMs: 3_600_000, run: () => runRetention(service, log) },
  ];
}

/** L-21: deletes what is past its period, one function a subject. */
async function runRetention(service: SupabaseClient, log: Log): Promise<boolean> {
  for (const name of ['run_retention', 'purge_expired_chats', 'purge_past_bookings']) {
    const { data, error } = await service.rpc(name);
    if (error) log.error({ name, code: error.code, reason: error.message }, 'retention failed');
    else log.info({ name, deleted: data }, 'retention ran');
  }
  return false;
}
