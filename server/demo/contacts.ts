import { randomUUID } from 'node:crypto';
import { buildReference } from '#functions/identity.ts';
import { CONSENT_TEXTS } from '#shared/consent/consent-texts.ts';
import { pick } from './pick.ts';
import { DEMO_PEOPLE, mailOf } from './people.ts';
import { check, type Stage } from './stage.ts';
import { CHATS, CONTACT_ANSWER, CONTACT_MESSAGES, UNANSWERED } from './texts.ts';

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
