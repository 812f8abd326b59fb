import { lastWork, nextWork } from './office-hours.ts';
import { pick } from './pick.ts';
import type { DemoRequest } from './requests.ts';
import { check, dayOf, take, type Stage } from './stage.ts';

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
