import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database, Tables } from '#shared/database-types.ts';
import type { Log } from '#platform/core/log.ts';
import { CalendarProblem } from './calendar-problem.ts';
import { fetchCalendar } from './fetch-calendar.ts';
import { findInThread } from './find-in-thread.ts';

const EVERY_SECONDS = 600;
/** As far as talks can be offered (booking_rules.days_ahead), and a day for the zones. */
const DAYS_AHEAD = 92;

/**
 * Reads the calendars that are due. One that fails keeps the times it had, and
 * says why in the admin area.
 */
export async function readBusyCalendars(
  service: SupabaseClient<Database>,
  agencyMail: string,
  log: Log,
  fetchText: (url: string) => Promise<string> = fetchCalendar,
): Promise<void> {
  const { data, error } = await service.rpc('claim_busy_calendars', {
    every_seconds: EVERY_SECONDS,
  });
  if (error) throw new Error(`claim_busy_calendars: ${error.message}`);
  const read = async (calendar: Tables<'busy_calendars'>): Promise<void> => {
    try {
      const now = Date.now();
      const spans = await findInThread({
        text: await fetchText(calendar.secret_url),
        window: { from: now, to: now + DAYS_AHEAD * 86_400_000 },
        agencyMail,
      });
      const times = spans.map(({ from, to }) => ({
        starts_at: new Date(from).toISOString(),
        ends_at: new Date(to).toISOString(),
      }));
      const { error: unstored } = await service.rpc('store_busy_times', {
        calendar: calendar.id,
        times,
      });
      if (unstored) throw new Error(`store_busy_times: ${unstored.message}`);
    } catch (cause) {
      if (!(cause instanceof CalendarProblem)) throw cause;
      // The address is a secret: it stands in no log.
      if (!calendar.failed_since) log.warn({ calendar: calendar.id }, 'busy calendar not read');
      const { error: unnoted } = await service
        .from('busy_calendars')
        .update({
          problem: cause.message,
          failed_since: calendar.failed_since ?? new Date().toISOString(),
        })
        .eq('id', calendar.id);
      if (unnoted) throw new Error(`busy calendar not noted: ${unnoted.message}`);
    }
  };
  await Promise.all(data.map(read));
}
