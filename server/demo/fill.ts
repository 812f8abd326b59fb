import type { Log } from '#platform/core/log.ts';
import { agencyDay } from '#shared/agency/agency-day.ts';
import { asOwner, type Database } from '#platform/db/database.ts';
import type { Backend } from '../backend.ts';
import { QueuedMailSchema, renderCopy } from '../worker/render-queued.ts';
import { fillBookings } from './bookings.ts';
import { fillConversations } from './contacts.ts';
import { fillContents } from './contents.ts';
import { fillNewsletter } from './newsletter.ts';
import { DATE_LOG, DATE_MAILS } from './date-log.ts';
import { fillOffers } from './offers.ts';
import { billOrders, fillProjects } from './orders.ts';
import { countryOf, mailOf, vatIdOf } from './people.ts';
import { fillHistory } from './request-history.ts';
import { ageOf, fillRequests } from './requests.ts';
import { check, createStage, type Stage } from './stage.ts';
import { buildAnalytics } from './texts.ts';

export type DemoParts = { db: Database; backend: Backend; publicUrl: string; log: Log; now: Date };

/**
 * Fills an empty database with an invented agency. What was sent, ordered and
 * billed goes through the functions, dated back by their clock.
 */
export async function fillDemo({ db, backend, publicUrl, log, now }: DemoParts): Promise<void> {
  const began = new Date();
  const stage = await createStage(backend, publicUrl, log, now);
  const requests = await fillRequests(stage);
  const orders = await fillOffers(stage, requests);
  await fillCustomers(stage);
  await fillProjects(stage, orders);
  await billOrders(stage, orders);
  await fillHistory(stage, requests);
  await fillBookings(stage);
  await fillConversations(stage);
  await fillContents(stage);
  fillNewsletter(stage);
  const { daily, vitals } = buildAnalytics(now, stage.random, await countArrivals(stage));
  check(await stage.service.from('analytics_daily').insert(daily));
  check(await stage.service.from('analytics_events').insert(vitals));

  await db.transaction(asOwner('the demo dates its rows back, which no person may'), async (tx) => {
    await tx.query(`set local session_replication_role = replica`);
    for (const { sql, params } of stage.statements) await tx.query(sql, params);
    await tx.query(DATE_LOG, [began]);
    // Invented people get no mail.
    await tx.query(
      `update public.outbox_mails set status = 'sent', sent_at = now() where status <> 'sent'`,
    );
    await tx.query(DATE_MAILS);
  });
  await keepMails(stage, publicUrl);
  log.info({ enquiries: requests.length, orders: orders.length }, 'demo filled');
}

/** Enquiries by the day on which they came, so that the statistics tell of the same ones. */
async function countArrivals({ service }: Stage): Promise<ReadonlyMap<string, number>> {
  const { data, error } = await service.from('quote_requests').select('created_at');
  check({ error });
  const arrivals = new Map<string, number>();
  for (const { created_at } of data ?? []) {
    const day = agencyDay(created_at);
    arrivals.set(day, (arrivals.get(day) ?? 0) + 1);
  }
  return arrivals;
}

/** The outbox shows what it would have sent, and that nobody got it. */
async function keepMails({ service, company }: Stage, publicUrl: string): Promise<void> {
  const { data, error } = await service
    .from('outbox_mails')
    .select('id,template,data,is_proven')
    .is('sent', null);
  check({ error });
  for (const { id, ...row } of data ?? []) {
    const queued = QueuedMailSchema.parse(row);
    const copy = await renderCopy(service, queued, company, publicUrl);
    check(
      await service
        .from('outbox_mails')
        .update({ sent: copy && { ...copy, isOnlyKept: true } })
        .eq('id', id),
    );
  }
}

/** What the customers keep about themselves, since the day of their enquiry. */
async function fillCustomers({ service, customers, daysAgo, later }: Stage): Promise<void> {
  for (const [index, [person, { id }]] of [...customers].entries()) {
    check(
      await service.from('customer_details').insert({
        user_id: id,
        phone: `+49 241 0000${String(index).padStart(2, '0')}`,
        company: person.company,
        street: `Erfundene Straße ${index + 1}`,
        postcode: person.postalCode,
        city: person.city,
        country: countryOf(person),
        vat_id: vatIdOf(person, index),
      }),
    );
    const [since, seen] = [daysAgo(ageOf(index) - 1), daysAgo(1 + index)];
    later(
      `update auth.users set created_at = $2, last_sign_in_at = $3 where email = $1`,
      mailOf(person),
      since,
      seen,
    );
    later(`update public.profiles set created_at = $2 where id = $1`, id, since);
  }
}
