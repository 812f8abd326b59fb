import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod';
import type { Mail } from '#emails/layout.ts';
import { renderMail } from '#emails/templates.ts';
import type { Company } from '#shared/agency/company.ts';
import type { SentMail } from '#shared/core/sent-mail.ts';
import type { Database } from '#shared/database-types.ts';
import type { Delivery } from './mail-transport.ts';

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
  const issue = await readIssue(client, template, data['issue']);
  // Mails that the database queues cannot know where the site stands.
  return renderMail(template, { origin: publicUrl, ...data, ...issue }, company, is_proven ?? true);
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

const isNewsletter = (template: string): boolean => template.startsWith('newsletter-');
const HIDDEN = '•••••';

/** What the outbox keeps of a mail that has left; nothing of a newsletter, which is its issue. */
export const keepCopy = (
  mail: Mail,
  { template, data }: QueuedMail,
  delivery: Delivery,
): SentMail | null =>
  isNewsletter(template)
    ? null
    : { ...hideSecrets(mail, data), ...(delivery === 'kept' && { isOnlyKept: true }) };

/** The mail for the eyes of the staff: without what opens somebody's account or documents. */
export function hideSecrets(mail: Mail, data: QueuedMail['data']): SentMail {
  const secrets = ['token', 'code', 'actionLink']
    .map((name) => data[name])
    .filter((value) => typeof value === 'string')
    .filter((value) => value !== '')
    .flatMap((value) => [value, value.replaceAll('&', '&amp;')]);
  const hide = (text: string): string =>
    secrets.reduce((shown, secret) => shown.replaceAll(secret, HIDDEN), text);
  return {
    subject: hide(mail.subject),
    html: hide(mail.html),
    text: hide(mail.text),
    files: (mail.attachments ?? []).map(({ filename }) => filename),
  };
}
