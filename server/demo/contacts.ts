import { randomUUID } from 'node:crypto';
import { buildReference } from '#functions/identity.ts';
import type { TablesInsert } from '#shared/database-types.ts';
import { PROMISES } from '#shared/agency/business.ts';
import { isWorkingDay } from '#shared/agency/business-time.ts';
import { CONSENT_TEXTS } from '#shared/consent/consent-texts.ts';
import { pick } from './random.ts';
import { DEMO_PEOPLE, mailOf } from './people.ts';
import { check, type Stage } from './stage.ts';
import { CHATS, CONTACT_ANSWER, CONTACT_MESSAGES, UNANSWERED } from './texts.ts';

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
      note: place % 3 === 0 ? 'Fragen zum Ablauf und zu den Kosten.' : '',
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

/** Days ago; of each the last ones await an answer, those of today are not late. */
const MESSAGE_AGES = [20, 16.8, 13.6, 10.4, 7.2, 2.2, 0.1];
const CHAT_AGES = [12, 10.1, 8.2, 6.3, 4.4, 0.15];

/** The moment so many hours later. */
const after = (moment: Date, hours: number): string =>
  new Date(moment.getTime() + hours * 3_600_000).toISOString();

/** Messages of the contact form and talks with the assistant. */
export async function fillConversations({ service, now, daysAgo }: Stage): Promise<void> {
  check(
    await service.from('contact_messages').insert(
      CONTACT_MESSAGES.map((message, index) => {
        const person = pick(DEMO_PEOPLE, 20 + index);
        const created = daysAgo(pick(MESSAGE_AGES, index));
        return {
          request_id: randomUUID(),
          reference: buildReference('MK', created),
          name: person.name,
          email: mailOf(person),
          phone: '',
          message,
          privacy_consent: true,
          privacy_text_version: CONSENT_TEXTS.privacy.version,
          status: index === 3 ? 'closed' : index < 5 ? 'answered' : 'new',
          answers:
            index < 3 || index === 4
              ? [{ id: randomUUID(), body: CONTACT_ANSWER, created_at: after(created, 3) }]
              : [],
          created_at: created.toISOString(),
        };
      }),
    ),
  );
  const sessions = CHATS.map((turns, index) => ({
    id: randomUUID(),
    turns,
    started: daysAgo(pick(CHAT_AGES, index)),
  }));
  check(
    await service.from('chat_sessions').insert(
      sessions.map(({ id, started, turns }) => ({
        session_id: id,
        started_at: started.toISOString(),
        last_message_at: new Date(started.getTime() + turns.length * 40_000).toISOString(),
        handed_over_at: turns.some(({ outcome }) => outcome === 'handover')
          ? started.toISOString()
          : null,
        // But the newest one all were answered, within hours.
        settled_at: now.getTime() - started.getTime() > 86_400_000 ? after(started, 3) : null,
      })),
    ),
  );
  // How a visitor is reached stands in the mail about his talk alone.
  check(
    await service.from('outbox_mails').insert(
      sessions
        .filter(({ turns }) => turns.some(({ outcome }) => outcome === 'handover'))
        .map(({ id, started, turns }, index) => ({
          event_key: `chat:${id}:handover:demo`,
          template: 'chat-handover',
          recipient: 'agency',
          data: {
            contact: mailOf(pick(DEMO_PEOPLE, 30 + index)),
            transcript: turns.flatMap(({ question, answer }) => [
              { role: 'user', content: question },
              { role: 'assistant', content: answer },
            ]),
          },
          created_at: started.toISOString(),
        })),
    ),
  );
  check(
    await service.from('chat_messages').insert(
      sessions.flatMap(({ id, started, turns }) =>
        turns.flatMap(({ question, answer, outcome, intent = '', confidence }, place) => {
          const at = (offset: number) =>
            new Date(started.getTime() + place * 40_000 + offset).toISOString();
          return [
            {
              session_id: id,
              role: 'user',
              content: question,
              outcome: '',
              intent: '',
              confidence: null,
              engine: '',
              created_at: at(0),
            },
            {
              session_id: id,
              role: 'assistant',
              content: answer,
              outcome,
              intent,
              confidence: confidence ?? null,
              engine: 'builtin',
              created_at: at(900),
            },
          ];
        }),
      ),
    ),
  );
  check(
    await service.from('chat_unanswered_questions').insert(
      UNANSWERED.map((question, index) => ({
        question,
        asked: 5 - index,
        first_asked_at: daysAgo(20 - index).toISOString(),
        last_asked_at: daysAgo(1 + index).toISOString(),
        expires_at: new Date(now.getTime() + 170 * 86_400_000).toISOString(),
      })),
    ),
  );
}
