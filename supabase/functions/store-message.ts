import type { Json } from '#shared/database-types.ts';
import { StoredMessageSchema } from '#shared/forms/stored-message.ts';
import type { FunctionContext } from './context.ts';
import { buildNoticeKey, type MailRoom } from './mail-room.ts';

type Message = {
  /** What its mails are told apart by, beside its request id. */
  event: string;
  row: { request_id: string; email: string };
  /** What both mails say. */
  data: Json;
  templates: { visitor: string; agency: string };
  room: MailRoom;
};

/**
 * Stores a message to the agency with its mails in one transaction, without the
 * visitor's where there is no room for it; null when that failed.
 */
export async function storeMessage(
  context: FunctionContext,
  { event, row, data, templates, room }: Message,
): Promise<ReturnType<typeof StoredMessageSchema.parse> | null> {
  const mails = [
    ...(room === 'none'
      ? []
      : [
          {
            event_key: `${event}:${row.request_id}:visitor`,
            template: templates.visitor,
            recipient: row.email,
            data,
          },
        ]),
    {
      event_key: buildNoticeKey(event, row.request_id, room, context.now()),
      template: templates.agency,
      recipient: context.company.email,
      data,
    },
  ];
  const { data: stored, error } = await context
    .admin('visitors have no right to insert messages; this function is the only way in')
    .rpc('submit_contact_message', { message: row, mails });
  if (!error) return StoredMessageSchema.parse(stored);
  context.log.error({ code: error.code, reason: error.message }, `${event} message not stored`);
  return null;
}
