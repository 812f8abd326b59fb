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
  isCut: z.boolean().default(false),
});
type UnreadMessages = z.infer<typeof UnreadMessagesSchema>;

/** What is waiting, and where the rest is when this is not all of it. */
const quote = (
  { body, isCut, unread }: Pick<UnreadMessages, 'body' | 'isCut' | 'unread'>,
  rest: string,
): MailPart[] => {
  if (!body.trim()) return [];
  const isAll = !isCut && unread === 1;
  return [
    { kind: 'quote', text: body },
    ...(isAll ? [] : [{ kind: 'paragraph', text: rest } as const]),
  ];
};

/** To the customer who has not looked into the portal for a while. */
export function buildUnreadForCustomer(mail: UnreadMessages, company: Company): Mail {
  const { origin, name, unread } = mail;
  return buildMail(
    say('unread.subject', { company: company.name }),
    [
      greet(name),
      {
        kind: 'paragraph',
        text: say(unread === 1 ? 'unread.one' : 'unread.many', { count: String(unread) }),
      },
      ...quote(mail, say('unread.rest')),
      { kind: 'button', label: say('unread.button'), url: `${origin}/portal/nachrichten` },
    ],
    company,
  );
}

/** To the agency, which answers in the admin area. */
export function buildUnreadForAgency(mail: UnreadMessages, company: Company): Mail {
  const { origin, customerId, name, email, unread } = mail;
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
      ...quote(mail, sayToOffice('unread.rest')),
      {
        kind: 'button',
        label: sayToOffice('unread.button'),
        url: `${origin}/admin/unterhaltungen/${customerId}`,
      },
    ],
    company,
  );
}
