import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod';
import type { Mail } from '#emails/layout.ts';
import { renderMail } from '#emails/templates.ts';
import { addDays, findToday } from '#shared/agency/agency-day.ts';
import type { Company } from '#shared/agency/company.ts';
import { REMINDER_DAYS } from '#shared/billing/invoice-state.ts';
import type { SentMail } from '#shared/core/sent-mail.ts';
import type { Database } from '#shared/database-types.ts';

export const QueuedMailSchema = z.object({
  template: z.string(),
  is_proven: z.nullable(z.boolean()),
  data: z.looseObject({}).catch({}),
});
export type QueuedMail = z.infer<typeof QueuedMailSchema>;

/** A mail of the outbox as it leaves at this moment. */
export async function renderQueued(
  client: SupabaseClient<Database>,
  { template, data, is_proven }: QueuedMail,
  company: Company,
  publicUrl: string,
): Promise<Mail> {
  const now = {
    ...(await readIssue(client, template, data['issue'])),
    ...(await readDebt(client, template, data)),
  };
  // Mails that the database queues cannot know where the site stands.
  return renderMail(template, { origin: publicUrl, ...data, ...now }, company, is_proven ?? true);
}

/**
 * Mails of a newsletter name their issue only: its text would otherwise stand
 * in as many rows as there are subscribers.
 */
async function readIssue(client: SupabaseClient<Database>, template: string, id: unknown) {
  if (!isNewsletter(template) || typeof id !== 'string') return {};
  const { data, error } = await client
    .from('newsletter_issues')
    .select('subject, body')
    .eq('id', id)
    .maybeSingle();
  if (error) throw new Error(`newsletter_issues: ${error.message}`);
  return data ?? {};
}

/**
 * Mails about an invoice may leave long after they were queued, or once more: they ask for what is
 * open by then, and a reminder for a day that is still to come.
 */
async function readDebt(
  client: SupabaseClient<Database>,
  template: string,
  { invoiceId, payBy }: QueuedMail['data'],
) {
  const id = z.uuid().safeParse(invoiceId);
  if (!template.startsWith('invoice-') || !id.success) return {};
  const { data, error } = await client
    .from('invoices')
    .select('open_cents')
    .eq('id', id.data)
    // Of a cancelled one nothing is open, which is not to say that it was paid.
    .in('status', ['issued', 'paid'])
    .maybeSingle();
  if (error) throw new Error(`invoices: ${error.message}`);
  const today = findToday();
  const isLate = typeof payBy === 'string' && payBy < today;
  return {
    ...(data && { openCents: data.open_cents }),
    ...(isLate && { payBy: addDays(today, REMINDER_DAYS) }),
  };
}

const isNewsletter = (template: string): boolean => template.startsWith('newsletter-');
const SECRETS = ['token', 'code', 'actionLink'];
const HIDDEN = '•••••';
/** What signLink() makes, for links to a talk or a chat. */
const SIGNED = /[0-9a-f-]{1,36}_[\w-]{43}(?![\w-])/g;

/**
 * A mail for the eyes of the staff: what opens somebody's account or documents
 * never comes into it, however a template would write it.
 */
const hideSecrets = ({ data, ...queued }: QueuedMail): QueuedMail => ({
  ...queued,
  data: Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      value && SECRETS.includes(name) ? HIDDEN : value,
    ]),
  ),
});
export const hideSigned = (text: string): string => text.replaceAll(SIGNED, HIDDEN);

/** What enqueue_mail() puts aside for the worker alone: a mail that waits has it all the same. */
const listAside = (template: string): readonly string[] => {
  if (template.startsWith('auth-')) return ['code', 'actionLink'];
  return ['offer-sent', 'quote-confirmation'].includes(template) ? ['token'] : [];
};

/** A mail that has not left, or of which no copy was kept, for the eyes of the staff. */
export async function renderForStaff(
  client: SupabaseClient<Database>,
  { data, ...queued }: QueuedMail,
  company: Company,
  publicUrl: string,
): Promise<Mail> {
  const aside = Object.fromEntries(listAside(queued.template).map((name) => [name, HIDDEN]));
  const hidden = hideSecrets({ ...queued, data: { ...data, ...aside } });
  return renderQueued(client, hidden, company, publicUrl);
}

/** What the outbox keeps of a mail that leaves; nothing of a newsletter, which is its issue. */
export async function renderCopy(
  client: SupabaseClient<Database>,
  queued: QueuedMail,
  company: Company,
  publicUrl: string,
): Promise<SentMail | null> {
  if (isNewsletter(queued.template)) return null;
  const mail = await renderQueued(client, hideSecrets(queued), company, publicUrl);
  return {
    subject: mail.subject,
    html: hideSigned(mail.html),
    text: hideSigned(mail.text),
    files: fileNames(mail),
  };
}

export const fileNames = ({ attachments = [] }: Mail): string[] =>
  attachments.map(({ filename }) => filename);
