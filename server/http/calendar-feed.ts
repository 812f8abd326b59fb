import { Hono } from 'hono';
import ical, { ICalEventStatus } from 'ical-generator';
import { getContentSettings } from '#content/settings.ts';
import { createServiceClient } from '#functions/clients.ts';
import { openLink } from '#functions/signed-link.ts';
import type { Company } from '#shared/agency/company.ts';
import { buildAgencyEntry } from '#shared/bookings/talk-entry.ts';
import type { Tables } from '#shared/database-types.ts';
import type { Backend } from '../backend.ts';
import type { Config } from '../config.ts';
import { findSigningSecret } from '../functions.ts';
import type { ServerSettings } from '../server-settings.ts';

/** How long a past talk stays in the calendar. */
const PAST_DAYS = 30;
/** What calendar programs are told; most ask less often. */
const REFRESH_SECONDS = 900;
const COLUMNS = 'id,reference,starts_at,ends_at,name,phone,kind,place,sequence,confirm_by';
type Talk = Pick<
  Tables<'bookings'>,
  | 'id'
  | 'reference'
  | 'starts_at'
  | 'ends_at'
  | 'name'
  | 'phone'
  | 'kind'
  | 'place'
  | 'sequence'
  | 'confirm_by'
>;

/**
 * `/kalender/<token>.ics`: the agency's talks for its calendar program. Whoever
 * has the address reads them.
 */
export function createCalendarFeed(
  backend: Backend,
  config: Config,
  settings: Pick<ServerSettings, 'publicUrl'>,
) {
  const app = new Hono();
  const service = createServiceClient(backend, 'a calendar program has no account');
  app.get('/:file{[\\w-]+\\.ics}', async (c) => {
    const secret = findSigningSecret(config, backend);
    const [token = ''] = c.req.param('file').split('.');
    const key = await openLink('calendar-feed', token, secret);
    const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
    if (!key || !(await noteRead(key)))
      return c.text('Diesen Kalender gibt es nicht (mehr).', 404, headers);
    const since = new Date(Date.now() - PAST_DAYS * 86_400_000).toISOString();
    const { data, error } = await service
      .from('bookings')
      .select(COLUMNS)
      .eq('status', 'booked')
      .gte('starts_at', since)
      .order('starts_at')
      .limit(1000);
    if (error) throw new Error(`talks not read: ${error.message}`);
    const text = buildFeed(data, getContentSettings().company, settings.publicUrl);
    return c.body(text, 200, {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="termine.ics"',
    });
  });

  /** False for the key of an address that was renewed or ended. */
  async function noteRead(key: string): Promise<boolean> {
    const { data, error } = await service
      .from('calendar_feed')
      .update({ read_at: new Date().toISOString() })
      .eq('key', key)
      .select('id');
    if (error) throw new Error(`feed not read: ${error.message}`);
    return data.length > 0;
  }
  return app;
}

/**
 * Of the customer only what the talk needs: name, and the number to call. The
 * rest stands in the admin area.
 */
export function buildFeed(talks: readonly Talk[], company: Company, origin: string): string {
  const calendar = ical({
    prodId: { company: company.name, product: 'Termine', language: 'DE' },
    name: `Termine ${company.name}`,
    ttl: REFRESH_SECONDS,
  });
  for (const talk of talks) {
    const isHeld = talk.confirm_by !== null;
    const entry = buildAgencyEntry(
      { ...talk, startsAt: talk.starts_at, endsAt: talk.ends_at },
      company.email,
      origin,
    );
    calendar.createEvent({
      ...entry,
      summary: `${entry.summary}${isHeld ? ' (unbestätigt)' : ''}`,
      description: `${talk.reference}\n${entry.url}`,
      status: isHeld ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
