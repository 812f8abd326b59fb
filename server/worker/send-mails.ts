import { createHash } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import * as z from 'zod';
import type { Mail, MailAttachment, MailDocument } from '#emails/layout.ts';
import type { Log } from '#platform/core/log.ts';
import type { Company } from '#shared/agency/company.ts';
import { BUDGETS } from '#shared/core/budgets.ts';
import type { MailTransport } from './mail-transport.ts';
import { keepCopy, QueuedMailSchema, renderQueued } from './render-queued.ts';

/** Sent side by side: a lease lasts as long as one mail may take, not as long as a row of them. */
const BATCH = 5;
/** Over a day: a mail server may be away for a night. */
const MAX_ATTEMPTS = 10;
const ClaimedSchema = z.array(
  QueuedMailSchema.extend({
    id: z.string(),
    event_key: z.string(),
    recipient: z.string(),
    /** This one included. */
    attempts: z.int(),
    /** What of the data is the worker's alone. */
    secrets: z.nullish(z.looseObject({})),
  }).transform(({ secrets, ...mail }) => ({ ...mail, data: { ...mail.data, ...secrets } })),
);
type ClaimedMail = z.infer<typeof ClaimedSchema>[number];
/**
 * Recipient of mails that the database itself queues for the agency: it does
 * not know the address.
 */
const AGENCY = 'agency';
/** What one mailbox, and all together, may get before their owners have confirmed anything. */
const { mailsAnHour, mailsADay, allMailsAnHour, allMailsADay } = BUDGETS;
const MAIL_BUDGETS = [mailsAnHour, mailsADay, allMailsAnHour, allMailsADay].map(
  ({ per, most, seconds }) => ({ per, most, seconds }),
);
const ReplySchema = z.looseObject({ email: z.string().optional() });

/**
 * The same event always has the same Message-ID: a server that sees a mail
 * again after a crash can drop it.
 */
const messageIdFor = (eventKey: string, company: Company): string =>
  `<${createHash('sha256').update(eventKey).digest('hex').slice(0, 32)}@${company.email.split('@')[1]}>`;

/** Draws a document as it is now. */
export type DrawDocument = (document: MailDocument) => Promise<MailAttachment>;

async function attachDocuments(mail: Mail, draw: DrawDocument): Promise<Mail> {
  if (!mail.documents) return mail;
  return {
    ...mail,
    attachments: [...(mail.attachments ?? []), ...(await Promise.all(mail.documents.map(draw)))],
  };
}

/**
 * Sends what is due; gives the number of mails it took, so that the caller can
 * go on while there are more.
 */
export async function sendDueMails(
  client: SupabaseClient<Database>,
  transport: MailTransport,
  company: Company,
  publicUrl: string,
  log: Log,
  drawDocument: DrawDocument,
): Promise<number> {
  const { data, error } = await client.rpc('claim_mails', {
    batch: BATCH,
    budgets: MAIL_BUDGETS,
    own: company.email,
  });
  if (error) throw new Error(`claim_mails: ${error.message}`);
  const mails = ClaimedSchema.parse(data);
  const send = async (queued: ClaimedMail): Promise<void> => {
    const { id, event_key: eventKey, template } = queued;
    try {
      const recipient = queued.recipient === AGENCY ? company.email : queued.recipient;
      const isForAgency = recipient === company.email;
      const replyTo = isForAgency ? ReplySchema.safeParse(queued.data).data?.email : undefined;
      const mail = await attachDocuments(
        await renderQueued(client, queued, company, publicUrl),
        drawDocument,
      );
      const delivery = await transport.deliver(
        mail,
        {
          recipient,
          messageId: messageIdFor(eventKey, company),
          needsServer: template === 'newsletter-issue',
          ...(replyTo ? { replyTo } : {}),
        },
        company,
      );
      const copy = keepCopy(mail, queued, delivery);
      await settle(client.rpc('finish_mail', { mail_id: id, copy }));
      log.info({ template }, 'mail sent');
    } catch (cause) {
      if (queued.attempts < MAX_ATTEMPTS)
        log.warn({ template, err: cause }, 'mail not sent, will be tried again');
      else log.error({ template, err: cause }, 'mail given up, see /admin/mails');
      await settle(
        client.rpc('fail_mail', {
          mail_id: id,
          reason: cause instanceof Error ? cause.message : String(cause),
          max_attempts: MAX_ATTEMPTS,
        }),
      );
    }
  };
  await Promise.all(mails.map(send));
  return mails.length;
}

async function settle(call: PromiseLike<{ error: { message: string } | null }>): Promise<void> {
  const { error } = await call;
  if (error) throw new Error(error.message);
}
