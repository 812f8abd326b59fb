import * as z from 'zod';
import type { Company } from '#shared/agency/company.ts';
import { formatExactMoment } from '#shared/agency/moment.ts';
import { buildMail, greet, type Mail } from './layout.ts';
import { sayToOffice } from './say.ts';

export const WithdrawalMailSchema = z.object({
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  contract: z.string(),
  receivedAt: z.string(),
  origin: z.string(),
});
type WithdrawalMail = z.infer<typeof WithdrawalMailSchema>;

const rowsOf = ({ reference, name, email, contract, receivedAt }: WithdrawalMail) =>
  [
    ['Vorgang', reference],
    ['Eingegangen am', formatExactMoment(receivedAt)],
    ['Name', name],
    ['E-Mail', email],
    ['Vertrag', contract],
  ].filter(([, value]) => value !== '') as [string, string][];

/**
 * To the consumer, at once: content, day and time of the declaration on a
 * durable medium. Whoever ordered from us is proven by it.
 */
export const buildWithdrawalReceipt = (mail: WithdrawalMail, company: Company): Mail =>
  buildMail(
    `Ihr Widerruf ${mail.reference} ist eingegangen`,
    [
      greet(mail.name),
      {
        kind: 'paragraph',
        text: mail.contract
          ? 'Sie haben erklärt, dass Sie den unten genannten Vertrag widerrufen. Ihre ' +
            'Erklärung ist bei uns eingegangen.'
          : 'Sie haben erklärt, dass Sie einen Vertrag widerrufen. Ihre Erklärung ist mit ' +
            'ihrem Wortlaut bei uns eingegangen. Hier steht er nicht, weil diese Adresse nicht ' +
            'bestätigt ist.',
      },
      { kind: 'rows', rows: rowsOf(mail) },
      {
        kind: 'paragraph',
        text:
          'Wir prüfen den Widerruf und melden uns an Werktagen innerhalb von 24 Stunden. Diese ' +
          'Mail ist Ihr Nachweis.',
      },
    ],
    company,
  );

/** To the agency. */
export const buildWithdrawalNotification = (mail: WithdrawalMail, company: Company): Mail =>
  buildMail(
    sayToOffice('withdrawal.subject', { reference: mail.reference, name: mail.name }),
    [
      { kind: 'rows', rows: rowsOf(mail) },
      {
        kind: 'button',
        label: sayToOffice('withdrawal.button'),
        url: `${mail.origin}/admin/nachrichten`,
      },
    ],
    company,
  );
