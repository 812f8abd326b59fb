import * as z from 'zod';
import type { Company } from '#shared/agency/company.ts';
import { buildMail, greet, type Mail, type MailPart } from './layout.ts';
import { say } from './say.ts';

export const UnreadMessagesSchema = z.object({
  origin: z.string(),
  customerId: z.string(),
  name: z.string(),
  email: z.string(),
  unread: z.number(),
  /** Start of the first unread message; empty when it is files alone. */
  body: z.string(),
});
type UnreadMessages = z.infer<typeof UnreadMessagesSchema>;

const quote = (body: string): MailPart[] => (body.trim() ? [{ kind: 'quote', text: body }] : []);
const waiting = (unread: number): string =>
  unread === 1 ? 'wartet eine ungelesene Nachricht' : `warten ${unread} ungelesene Nachrichten`;

/** To the customer who has not looked into the portal for a while. */
export function buildUnreadForCustomer(
  { origin, name, unread, body }: UnreadMessages,
  company: Company,
): Mail {
  return buildMail(
    say('unread.subject', { company: company.name }),
    [
      greet(name),
      { kind: 'paragraph', text: `im Kundenportal ${waiting(unread)} auf Sie.` },
      ...quote(body),
      { kind: 'button', label: 'Nachricht lesen', url: `${origin}/portal/nachrichten` },
    ],
    company,
  );
}

/** To the agency, which answers in the admin area. */
export function buildUnreadForAgency(
  { origin, customerId, name, email, unread, body }: UnreadMessages,
  company: Company,
): Mail {
  return buildMail(
    `Neue Nachricht von ${name || email}`,
    [
      {
        kind: 'rows',
        rows: [
          ['Kunde', name || email],
          ['E-Mail', email],
          ['Ungelesen', String(unread)],
        ],
      },
      ...quote(body),
      { kind: 'button', label: 'Antworten', url: `${origin}/admin/unterhaltungen/${customerId}` },
    ],
    company,
  );
}
