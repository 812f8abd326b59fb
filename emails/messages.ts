import * as z from 'zod';
import type { Company } from '#shared/agency/company.ts';
import { buildMail, greet, type Mail, type MailPart } from './layout.ts';
import { say, sayToOffice } from './say.ts';

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

/** To the customer who has not looked into the portal for a while. */
export function buildUnreadForCustomer(
  { origin, name, unread, body }: UnreadMessages,
  company: Company,
): Mail {
  return buildMail(
    say('unread.subject', { company: company.name }),
    [
      greet(name),
      {
        kind: 'paragraph',
        text: say(unread === 1 ? 'unread.one' : 'unread.many', { count: String(unread) }),
      },
      ...quote(body),
      { kind: 'button', label: say('unread.button'), url: `${origin}/portal/nachrichten` },
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
    sayToOffice('unread.subject', { name: name || email }),
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
      {
        kind: 'button',
        label: sayToOffice('unread.button'),
        url: `${origin}/admin/unterhaltungen/${customerId}`,
      },
    ],
    company,
  );
}
