import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { mask } from '#functions/errors.ts';
import type { Database } from '#shared/database-types.ts';
import * as z from 'zod';
import type { Mail, MailAttachment, MailDocument } from '#emails/layout.ts';
import type { Log } from '#platform/core/log.ts';
import type { Company } from '#shared/agency/company.ts';
import { MAIL_BUDGETS } from '#shared/core/mail-budget.ts';
import type { SentMail } from '#shared/core/sent-mail.ts';
import { hasPassed } from './has-passed.ts';
import type { MailTransport } from './mail-transport.ts';
import { fileNames, QueuedMailSchema, renderCopy, renderQueued } from './render-queued.ts';

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
/** What a mail server's refusal tells besides its text, which names the recipient. */
const RefusalSchema = z
  .object({ code: z.string(), command: z.string(), responseCode: z.int() })
  .partial()
  .catch({});
/** This recipient will be refused tomorrow, too. */
const isFinal = ({ code, command, responseCode = 0 }: z.infer<typeof RefusalSchema>): boolean =>
  code === 'EENVELOPE' && command === 'RCPT TO' && responseCode >= 500;
/** Nothing is kept of these that could be sent later: they wait until a server takes them. */
const NEED_SERVER: ReadonlySet<string> = new Set(['newsletter-issue', 'person-erased']);
type Copy = SentMail | null;
/** Mails that have left and could not be noted as sent, by id: those of this process. */
const unnoted = new Map<string, Copy>();
const NOTE_AGAIN_MS = 500;
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
  const deliver = async (queued: ClaimedMail): Promise<Copy> => {
    const recipient = queued.recipient === AGENCY ? company.email : queued.recipient;
    const isForAgency = recipient === company.email;
    const replyTo = isForAgency ? ReplySchema.safeParse(queued.data).data?.email : undefined;
    const mail = await attachDocuments(
      await renderQueued(client, queued, company, publicUrl),
      drawDocument,
    );
    // Before it leaves: whoever fails after that would send it twice.
    const copy = await renderCopy(client, queued, company, publicUrl);
    const delivery = await transport.deliver(
      mail,
      {
        recipient,
        messageId: messageIdFor(queued.event_key, company),
        needsServer: NEED_SERVER.has(queued.template),
        ...(replyTo ? { replyTo } : {}),
      },
      company,
    );
    return (
      copy && {
        ...copy,
        files: fileNames(mail),
        ...(delivery === 'kept' && { isOnlyKept: true }),
      }
    );
  };
  const giveBack = async ({ id, template, attempts }: ClaimedMail, cause: unknown) => {
    const refusal = RefusalSchema.parse(cause);
    const last = isFinal(refusal) ? attempts : MAX_ATTEMPTS;
    const facts = { template, ...refusal, reason: mask(messageOf(cause)) };
    if (attempts < last) log.warn(facts, 'mail not sent, will be tried again');
    else log.error(facts, 'mail given up, see /admin/mails');
    const { error } = await client.rpc('fail_mail', {
      mail_id: id,
      reason: messageOf(cause),
      max_attempts: last,
    });
    if (error) throw new Error(error.message);
  };
  await Promise.all(
    mails.map(async (queued) => {
      const send = async () => {
        if (!(await hasPassed(client, queued))) return { copy: await deliver(queued) };
        await drop(client, queued);
        return undefined;
      };
      const left = unnoted.has(queued.id)
        ? { copy: unnoted.get(queued.id) ?? null }
        : await send().catch((cause: unknown) => giveBack(queued, cause));
      if (left) await note(client, queued, left.copy, log);
    }),
  );
  return mails.length;
}

/**
 * Notes that the mail has left. Where that fails time and again it is kept in mind: the mail is
 * taken up again when its lease ends, and is then noted, not sent once more. Another process that
 * takes it up knows nothing of that and sends it again, under the same Message-ID.
 */
async function note(
  client: SupabaseClient<Database>,
  { id, template }: ClaimedMail,
  copy: Copy,
  log: Log,
): Promise<void> {
  unnoted.set(id, copy);
  let reason = '';
  // What cannot be stored may be the copy; that the mail has left counts for more.
  for (const [attempt, kept] of [copy, copy, null].entries()) {
    if (attempt > 0) await setTimeout(NOTE_AGAIN_MS);
    const { error } = await client.rpc('finish_mail', { mail_id: id, copy: kept });
    if (!error) {
      unnoted.delete(id);
      return log.info({ template }, 'mail sent');
    }
    reason = mask(error.message);
  }
  log.error({ template, reason }, 'mail sent, but not noted');
}

async function drop(client: SupabaseClient<Database>, { id }: ClaimedMail): Promise<void> {
  const { error } = await client.from('outbox_mails').delete().eq('id', id).eq('status', 'sending');
  if (error) throw new Error(error.message);
}

const messageOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message : String(cause);
