import type { SupabaseClient } from '@supabase/supabase-js';
import type { Log } from '#platform/core/log.ts';
import type { Company } from '#shared/company.ts';
import type { MailTransport } from './mail-transport.ts';
import { sendDueMails } from './send-mails.ts';
import type { Job } from './index.ts';

/** What the worker does, and how often. `service` acts as service_role. */
export function createJobs(service: SupabaseClient, transport: MailTransport, company: Company, log: Log): Job[] {
  return [
    { name: 'outbox', everyMs: 2_000, run: async () => (await sendDueMails(service, transport, company, log)) > 0 },
    { name: 'chat-retention', everyMs: 3_600_000, run: () => purgeExpiredChats(service, log) },
  ];
}

/** L-21: conversations end 30 days after their last message. */
async function purgeExpiredChats(service: SupabaseClient, log: Log): Promise<boolean> {
  const { data, error } = await service.rpc('purge_expired_chats');
  if (error) log.error({ code: error.code, reason: error.message }, 'expired conversations not removed');
  else if (Number(data) > 0) log.info({ conversations: Number(data) }, 'expired conversations removed');
  return false;
}
