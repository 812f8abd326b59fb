import * as z from 'zod/mini';

/** What `submit_contact_message()` answers, for messages and withdrawals alike. */
export const StoredMessageSchema = z.object({
  reference: z.string(),
  created: z.boolean(),
  received_at: z.string(),
  is_other: z.boolean(),
});
