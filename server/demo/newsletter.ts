import { createHash, randomUUID } from 'node:crypto';
import { CONSENT_TEXTS } from '#shared/consent/consent-texts.ts';
import { lastWork } from './office-hours.ts';
import { DEMO_PEOPLE, mailOf } from './people.ts';
import type { Stage } from './stage.ts';
import { NEWSLETTER_ISSUES } from './texts.ts';

/** Subscribers with their evidence, one issue sent and one being written. */
export function fillNewsletter({ admin, later, daysAgo }: Stage): void {
  const subscriptions = DEMO_PEOPLE.slice(8, 26).map((person, index) => {
    const email = mailOf(person);
    const requested = daysAgo(28 - index * 1.5);
    const status = index === 4 ? 'unsubscribed' : index > 15 ? 'requested' : 'confirmed';
    return {
      id: randomUUID(),
      email: status === 'unsubscribed' ? null : email,
      email_hash: createHash('sha256').update(email).digest('hex'),
      status,
      source: index % 2 ? 'footer' : 'page',
      requested_at: requested.toISOString(),
      confirmed_at:
        status === 'requested' ? null : new Date(requested.getTime() + 1_200_000).toISOString(),
      unsubscribed_at: status === 'unsubscribed' ? daysAgo(2).toISOString() : null,
    };
  });
  const events = subscriptions.flatMap(
    ({ id, source, requested_at, confirmed_at, unsubscribed_at }) => [
      {
        subscription_id: id,
        kind: 'requested',
        source,
        text_version: CONSENT_TEXTS.newsletter.version,
        created_at: requested_at,
      },
      ...(confirmed_at
        ? [
            {
              subscription_id: id,
              kind: 'confirmed',
              source: 'link',
              text_version: '',
              created_at: confirmed_at,
            },
          ]
        : []),
      ...(unsubscribed_at
        ? [
            {
              subscription_id: id,
              kind: 'unsubscribed',
              source: 'link',
              text_version: '',
              created_at: unsubscribed_at,
            },
          ]
        : []),
    ],
  );
  const sent = lastWork(daysAgo(3));
  const written = lastWork(daysAgo(1));
  const [last, next] = NEWSLETTER_ISSUES;
  const issues = [
    {
      ...last,
      status: 'sent',
      recipients: subscriptions.filter(
        ({ confirmed_at: since }) => since && since < sent.toISOString(),
      ).length,
      created_at: lastWork(daysAgo(4)).toISOString(),
      updated_at: sent.toISOString(),
      sent_at: sent.toISOString(),
    },
    {
      ...next,
      status: 'draft',
      recipients: 0,
      created_at: written.toISOString(),
      updated_at: written.toISOString(),
      sent_at: null,
    },
  ].map((issue) => ({ ...issue, id: randomUUID(), created_by: admin.id }));
  for (const [table, rows, columns] of [
    [
      'newsletter_issues',
      issues,
      'id, subject, body, status, recipients, created_by, created_at, updated_at, sent_at',
    ],
    [
      'newsletter_subscriptions',
      subscriptions,
      'id, email, email_hash, status, source, requested_at, confirmed_at, unsubscribed_at',
    ],
    ['newsletter_events', events, 'subscription_id, kind, text_version, source, created_at'],
  ] as const) {
    later(
      `insert into public.${table} (${columns}) select ${columns}
       from jsonb_populate_recordset(null::public.${table}, $1::text::jsonb)`,
      JSON.stringify(rows),
    );
  }
}
