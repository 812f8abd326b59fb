import type { Json } from '#shared/database-types.ts';
import { StoredMessageSchema } from '#shared/forms/stored-message.ts';
import type { FunctionContext } from './context.ts';

type Message = {
  /** What its mails are told apart by, beside its request id. */
  event: string;
  row: { request_id: string; email: string };
  /** What both mails say. */
  data: Json;
  templates: { visitor: string; agency: string };
};

/** Stores a message to the agency with its two mails in one transaction; null when that failed. */
export async function storeMessage(
  context: FunctionContext,
  { event, row, data, templates }: Message,
): Promise<ReturnType<typeof StoredMessageSchema.parse> | null> {
  const recipients = { visitor: row.email, agency: context.company.email };
  const mails = (['visitor', 'agency'] as const).map((side) => ({
    event_key: `${event}:${row.request_id}:${side}`,
    template: templates[side],
    recipient: recipients[side],
    data,
  }));
  const { data: stored, error } = await context
    .admin('visitors have no right to insert messages; this function is the only way in')
    .rpc('submit_contact_message', { message: row, mails });
  if (!error) return StoredMessageSchema.parse(stored);
  context.log.error({ code: error.code, reason: error.message }, `${event} message not stored`);
  return null;
}
