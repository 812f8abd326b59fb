import { randomUUID } from 'node:crypto';
import { buildReference } from '#functions/identity.ts';
import type { TablesInsert } from '#shared/database-types.ts';
import { PROMISES } from '#shared/agency/business.ts';
import { isWorkingDay } from '#shared/agency/business-time.ts';
import { CONSENT_TEXTS } from '#shared/consent/consent-texts.ts';
import { pick } from './pick.ts';
import { DEMO_PEOPLE, mailOf } from './people.ts';
import { check, type Stage } from './stage.ts';

/** Talks of the last and the next days: one in the morning of a working day, one after noon. */
export async function fillBookings({ service, now, customers }: Stage): Promise<void> {
  const rows: TablesInsert<'bookings'>[] = [];
  for (let half = -18, place = 0; half <= 25; half += 1) {
    const starts = new Date(now.getTime() + Math.floor(half / 2) * 86_400_000);
    const isLater = half % 2 !== 0;
    starts.setUTCHours((isLater ? 12 : 8) + (place % 3), place % 4 < 2 ? 30 : 0, 0, 0);
    if (!isWorkingDay(starts) || Math.abs(starts.getTime() - now.getTime()) < 3_600_000) continue;
    // The customer who can be signed in as has one before her.
    const isOwn = half > 4 && !rows.some(({ user_id: user }) => user);
    const person = pick(DEMO_PEOPLE, isOwn ? 0 : 15 + (place % 25));
    rows.push({
      user_id: (isOwn && customers.get(person)?.id) || null,
      request_id: randomUUID(),
      reference: buildReference('MT', now),
      starts_at: starts.toISOString(),
      ends_at: new Date(starts.getTime() + PROMISES.freeCallMinutes * 60_000).toISOString(),
      name: person.name,
      email: mailOf(person),
      phone: '+49 241 000000',
      note: isOwn || place % 3 === 0 ? 'Fragen zum Ablauf und zu den Kosten.' : '',
      privacy_consent: true,
      privacy_text_version: CONSENT_TEXTS.privacy.version,
      status: place === 4 ? 'cancelled' : 'booked',
      created_at: new Date(
        Math.min(now.getTime(), starts.getTime() - 4 * 86_400_000),
      ).toISOString(),
    });
    place += 1;
  }
  check(await service.from('bookings').insert(rows));
}
