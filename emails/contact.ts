import * as z from 'zod';
import type { Company } from '#shared/agency/company.ts';
import { buildMail, greet, type Mail } from './layout.ts';
import { say, sayToOffice } from './say.ts';

export const ContactMailSchema = z.object({
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  origin: z.string(),
});
type ContactMail = z.infer<typeof ContactMailSchema>;
export const ContactAnswerSchema = ContactMailSchema.extend({ body: z.string() });

/** To the visitor: the message arrived, and what it said where that is known to be his. */
export function buildContactConfirmation(
  { reference, name, message }: ContactMail,
  company: Company,
): Mail {
  return buildMail(
    say('contact.subject', { reference }),
    [
      greet(name),
      {
        kind: 'paragraph',
        text: say('contact.intro'),
      },
      ...(message ? [{ kind: 'quote', text: message } as const] : []),
      { kind: 'paragraph', text: say('contact.urgent', { phone: company.phone }) },
    ],
    company,
  );
}

/** To the visitor: what a person of the agency has answered. */
export const buildContactAnswer = (
  { reference, name, message, body }: z.infer<typeof ContactAnswerSchema>,
  company: Company,
): Mail =>
  buildMail(
    say('contact.answer.subject', { reference }),
    [
      greet(name),
      { kind: 'paragraph', text: say('contact.answer', { reference }) },
      { kind: 'paragraph', text: body },
      { kind: 'paragraph', text: say('contact.answer.question') },
      { kind: 'quote', text: message },
    ],
    company,
  );

/** To the agency. */
export function buildContactNotification(
  { reference, name, email, phone, message, origin }: ContactMail,
  company: Company,
): Mail {
  const rows = [
    ['Name', name],
    ['E-Mail', email],
    ['Telefon', phone],
  ] as const;
  return buildMail(
    sayToOffice('contact.subject', { reference, name }),
    [
      { kind: 'rows', rows: rows.filter(([, value]) => value !== '') },
      { kind: 'quote', text: message },
      {
        kind: 'button',
        label: sayToOffice('contact.button'),
        url: `${origin}/admin/nachrichten`,
      },
    ],
    company,
  );
}
