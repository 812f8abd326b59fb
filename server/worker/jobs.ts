import type { SupabaseClient } from '@supabase/supabase-js';
import type { Log } from '#platform/core/log.ts';
import type { Company } from '#shared/company.ts';
import type { MailTransport } from './mail-transport.ts';
import { sendDueMails } from './send-mails.ts';
import type { Job } from './index.ts';

/** What the worker does, and how often. `service` acts as service_role. */
export function createJobs(service: SupabaseClient, transport: MailTransport, company: Company, log: Log): Job[] {
  return [{ name: 'outbox', everyMs: 2_000, run: async () => (await sendDueMails(service, transport, company, log)) > 0 }];
}
