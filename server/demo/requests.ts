import { randomUUID } from 'node:crypto';
import { buildReference } from '#functions/identity.ts';
import { answerDue } from '#shared/agency/business-time.ts';
import type { TablesInsert } from '#shared/database-types.ts';
import { CONSENT_TEXTS } from '#shared/consent/consent-texts.ts';
import { estimatePrice } from '#shared/pricing/price.ts';
import { lastWork, nextWork } from './office-hours.ts';
import { pick } from './random.ts';
import { DEMO_PEOPLE, mailOf } from './people.ts';
import { drawSignature } from './signature.ts';
import { check, dayOf, take, type Stage } from './stage.ts';

/** Of the newest ones, which await an answer: one may be late, the others are of today. */
const NEW_AGES = [1.9, 0.3, 0.06];
const FIRST_NEW = 37;

/** Days ago at which each enquiry came, by its place: the first ones are orders by now. */
export const ageOf = (index: number): number =>
  index < 12 ? 62 - index * 3.1 : (NEW_AGES[index - FIRST_NEW] ?? 26 - (index - 12) * 0.93);

/** An enquiry of everybody, in the order of the people. */
export async function fillRequests({ service, customers, random, daysAgo }: Stage) {
  const requests = await Promise.all(
    DEMO_PEOPLE.map(async (person, index) => {
      const created = daysAgo(ageOf(index));
      return {
        id: randomUUID(),
        request_id: randomUUID(),
        reference: buildReference('MD', created),
        user_id: customers.get(person)?.id ?? null,
        project_type: person.project,
        package: '',
        industry: person.industry,
        urgency: person.urgency,
        name: person.name,
        company: person.company,
        email: mailOf(person),
        phone: `+49 241 0000${String(index).padStart(2, '0')}`,
        location: person.city,
        additional_services: [...person.services],
        message: person.message,
        privacy_consent: true,
        signature: await drawSignature(person.name, index % 3 === 0, random),
        signature_kind: index % 3 === 0 ? 'typed' : 'drawn',
        estimated_price: estimatePrice({
          projectType: person.project,
          urgency: person.urgency,
          additionalServices: person.services,
        }),
        submitted_at: created.toISOString(),
        respond_by: answerDue(created).toISOString(),
        // Orders and offers take their enquiry along below.
        status:
          index < 12 ? 'in_review' : index < 23 ? 'lost' : index < FIRST_NEW ? 'in_review' : 'new',
        attribution: { source: ['google', 'direkt', 'empfehlung', 'instagram'][index % 4] },
        created_at: created.toISOString(),
        updated_at: created.toISOString(),
      } satisfies TablesInsert<'quote_requests'>;
    }),
  );
  check(await service.from('quote_requests').insert(requests));
  check(
    await service.from('quote_consents').insert(
      requests.flatMap(({ id, created_at }) =>
        (['privacy', 'signature'] as const).map((kind) => ({
          quote_request_id: id,
          kind,
          granted: true,
          text_version: CONSENT_TEXTS[kind].version,
          recorded_at: created_at,
        })),
      ),
    ),
  );
  return requests;
}

export type DemoRequest = Awaited<ReturnType<typeof fillRequests>>[number];

const NOTES = [
  'Ruft am liebsten vormittags zurück.',
  'Hat Fotos, aber keine Texte.',
  'Wartet auf die Zusage der Bank.',
];
const COURSE = ['new', 'in_review', 'offered'];

/**
 * When an enquiry took a step: seen within a day of work, offered on the fourth
 * day, decided after a week.
 */
function dateStep(created: Date, place: number, index: number, now: Date): Date {
  if (place === 0) return created;
  const after = new Date(
    created.getTime() + [1 + ((index * 5) % 16), 86, 190][place - 1]! * 3_600_000,
  );
  const at = nextWork(after);
  return at > now ? lastWork(now) : at;
}

/** The course of the enquiries as their dates say it, with notes and tasks of the agency. */
export async function fillHistory(
  { service, admin, daysAgo, now, later }: Stage,
  requests: readonly DemoRequest[],
): Promise<void> {
  check(await service.from('quote_request_events').delete().gte('id', 0));
  const stored = take(await service.from('quote_requests').select('id,status,created_at'));
  check(
    await service.from('quote_request_events').insert(
      stored.flatMap(({ id, status, created_at }, index) => {
        const path =
          status === 'won' || status === 'lost'
            ? [...COURSE, status]
            : COURSE.slice(0, COURSE.indexOf(status) + 1);
        return path.map((entry, place) => ({
          quote_request_id: id,
          status: entry,
          created_at: dateStep(new Date(created_at), place, index, now).toISOString(),
        }));
      }),
    ),
  );
  // Where there is an offer, its dates are those of the enquiry.
  later(`update public.quote_request_events e set created_at = o.sent_at from public.offers o
    where o.quote_request_id = e.quote_request_id and o.version = 1 and o.sent_at is not null
      and e.status = 'offered'`);
  later(`update public.quote_request_events e set created_at = o.decided_at from public.offers o
    where o.quote_request_id = e.quote_request_id and o.decided_at is not null
      and e.status in ('won', 'lost')`);
  check(
    await service.from('quote_request_notes').insert(
      [30, 31, 20].map((index, place) => ({
        quote_request_id: pick(requests, index).id,
        author: admin.id,
        body: pick(NOTES, place),
        created_at: lastWork(daysAgo(3)).toISOString(),
      })),
    ),
  );
  const noted = lastWork(daysAgo(1)).toISOString();
  check(
    await service.from('tasks').insert([
      {
        quote_request_id: pick(requests, 30).id,
        title: 'Rückruf wegen der zweiten Filiale',
        due_on: dayOf(now),
        created_by: admin.id,
        created_at: noted,
      },
      {
        quote_request_id: pick(requests, 38).id,
        title: 'Beispiele für Kanzleien zusammenstellen',
        due_on: dayOf(new Date(now.getTime() + 2 * 86_400_000)),
        created_by: admin.id,
        created_at: noted,
      },
    ]),
  );
}
