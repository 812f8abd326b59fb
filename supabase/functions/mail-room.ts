import { BUDGETS } from '#shared/core/budgets.ts';
import { isLoopback } from '#shared/core/loopback.ts';
import { MAIL_BUDGETS } from '#shared/core/mail-budget.ts';
import type { FunctionContext } from './context.ts';

/**
 * `open`: the mail leaves; `late`: it would be held back, so that nobody
 * promises it; `none`: the network has caused its share of mails to strangers.
 */
export type MailRoom = 'open' | 'late' | 'none';

/** Asked before a form is stored. Where the database does not answer, the mail counts as sent. */
export async function findMailRoom(
  recipient: string,
  template: string,
  context: FunctionContext,
): Promise<Exclude<MailRoom, 'none'> | 'proven'> {
  const { data, error } = await context
    .admin('what a mailbox has got is nothing that visitors may read; only a sentence follows')
    .rpc('find_mail_room', { recipient, template, budgets: MAIL_BUDGETS });
  if (error) context.log.error({ code: error.code, reason: error.message }, 'mail room not read');
  return data === 'proven' ? 'proven' : data === 'full' ? 'late' : 'open';
}

/**
 * The same for what a machine could send by the thousand: each network causes
 * few mails to mailboxes of which nobody has shown that they are his.
 */
export async function findSharedMailRoom(
  recipient: string,
  template: string,
  context: FunctionContext,
): Promise<MailRoom> {
  const room = await findMailRoom(recipient, template, context);
  if (room === 'proven') return 'open';
  if (isLoopback(context.clientAddress)) return room;
  const { most, seconds } = BUDGETS.mailsOfAddress;
  return (await context.allow(`receipts:${context.clientAddress}`, most, seconds)) ? room : 'none';
}

/** Of what a network sends beyond its share the agency hears once an hour. */
export const buildNoticeKey = (event: string, id: string, room: MailRoom, now: Date): string =>
  room === 'none' ? `${event}:many:${now.toISOString().slice(0, 13)}` : `${event}:${id}:agency`;
