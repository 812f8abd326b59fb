import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import type { Log } from '#platform/core/log.ts';
import { getContentSettings } from '#content/settings.ts';
import { UNSENT_QUOTE_FILE_HOURS } from '#shared/quote/quote-files.ts';
import type { ServerSettings } from '../server-settings.ts';
import { BACKUP_JOB } from '../backup/nightly.ts';
import { readBusyCalendars } from './busy/read-busy-calendars.ts';
import { createClockGuard, type ClockGuard } from './clock-guard.ts';
import { keptMailFolder, removeOldMails } from './kept-mails.ts';
import { MAIL_BUDGET_MS, watchMailBudget } from './mail-budget.ts';
import type { MailTransport } from './mail-transport.ts';
import { sendDueMails, type DrawDocument } from './send-mails.ts';
import type { Job } from './index.ts';

/** What the worker does, and how often. `service` acts as service_role. */
export function createJobs(
  service: SupabaseClient<Database>,
  transport: MailTransport,
  settings: Pick<ServerSettings, 'publicUrl'>,
  dataDir: string,
  log: Log,
  draw: DrawDocument,
): Job[] {
  const clock = createClockGuard(dataDir);
  return [
    {
      name: 'outbox',
      everyMs: 2_000,
      run: async () =>
        (await sendDueMails(
          service,
          transport,
          getContentSettings().company,
          settings.publicUrl,
          log,
          draw,
        )) > 0,
    },
    { name: 'mail-budget', everyMs: MAIL_BUDGET_MS, run: () => watchMailBudget(service, log) },
    { name: 'unconfirmed-talks', everyMs: 60_000, run: () => endUnconfirmedTalks(service) },
    {
      name: 'busy-calendars',
      everyMs: 10_000,
      run: () => readBusyCalendars(service, getContentSettings().company.email, log),
    },
    { name: 'due-texts', everyMs: 10_000, run: () => publishDueTexts(service, log) },
    { name: 'unread-messages', everyMs: 60_000, run: () => notifyUnread(service) },
    { name: 'overdue-invoices', everyMs: 3_600_000, run: () => markOverdueInvoices(service, log) },
    {
      name: 'retention',
      everyMs: 3_600_000,
      // What is deleted by mistake is in the backup of that day.
      after: BACKUP_JOB,
      run: () => runRetention(service, dataDir, clock, log),
    },
    {
      name: 'orphaned-files',
      everyMs: 3_600_000,
      run: async () => {
        await clock.check();
        return removeOrphanedFiles(service, log);
      },
    },
  ];
}

/** Drafts whose time has come; pages follow as after every change. */
async function publishDueTexts(service: SupabaseClient<Database>, log: Log): Promise<void> {
  const { data, error } = await service.rpc('publish_due_texts');
  if (error) throw new Error(`publish_due_texts: ${error.message}`);
  if (data) log.info({ published: data }, 'planned texts are live');
}

/** L-21: deletes what is past its period and notes it in the deletion log. */
async function runRetention(
  service: SupabaseClient<Database>,
  dataDir: string,
  clock: ClockGuard,
  log: Log,
): Promise<void> {
  await clock.check();
  const { data, error } = await service.rpc('apply_retention');
  if (error) throw new Error(`apply_retention: ${error.message}`);
  const { data: periods } = await service
    .from('retention_periods')
    .select('mail_days')
    .single()
    .throwOnError();
  const keptMails = await removeOldMails(keptMailFolder(dataDir), periods.mail_days);
  await clock.note();
  log.info({ deleted: data, keptMails }, 'retention ran');
}

/** The staff sees at once that a time is free again; bookings do so by themselves. */
async function endUnconfirmedTalks(service: SupabaseClient<Database>): Promise<void> {
  const { error } = await service.rpc('end_unconfirmed_bookings');
  if (error) throw new Error(`end_unconfirmed_bookings: ${error.message}`);
}

/** Suggests reminders; nothing goes to a customer before staff confirms it. */
async function markOverdueInvoices(service: SupabaseClient<Database>, log: Log): Promise<void> {
  const { data, error } = await service.rpc('mark_overdue_invoices');
  if (error) throw new Error(`mark_overdue_invoices: ${error.message}`);
  if (data) log.info({ marked: data }, 'reminders suggested');
}

/** Mails whoever has left messages unread for ten minutes. */
async function notifyUnread(service: SupabaseClient<Database>): Promise<void> {
  const { error } = await service.rpc('notify_unread_messages');
  if (error) throw new Error(`notify_unread_messages: ${error.message}`);
}

/** How long a file of a bucket may be without a row that names it. */
const UNNAMED_FILE_HOURS = {
  'project-files': 24,
  // A message may be begun on a Friday.
  'message-files': 72,
  'quote-files': UNSENT_QUOTE_FILE_HOURS,
};

/** Removes files that no row names any more. True while a full batch suggests more. */
export async function removeOrphanedFiles(
  service: SupabaseClient<Database>,
  log: Log,
): Promise<boolean> {
  let removed = 0;
  for (const [bucket, hours] of Object.entries(UNNAMED_FILE_HOURS)) {
    const { data: names, error } = await service.rpc('list_orphaned_files', {
      bucket,
      after_hours: hours,
    });
    if (error) throw new Error(`list_orphaned_files: ${error.message}`);
    if (names.length === 0) continue;
    const { data: gone, error: failure } = await service.storage.from(bucket).remove(names);
    if (failure) throw new Error(`orphaned files of ${bucket}: ${failure.message}`);
    removed += gone.length;
  }
  if (removed) log.info({ removed }, 'orphaned files removed');
  return removed >= 500;
}
