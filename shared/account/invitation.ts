import * as z from 'zod/mini';
import { enteredEmail } from '../forms/form-fields.ts';

/** What the function `users` takes; sent again for the same address, it sends the mail again. */
export const InvitationSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), enteredEmail()),
  name: z.string().check(z.trim(), z.maxLength(200, 'Höchstens 200 Zeichen.')),
  role: z.enum(['customer', 'staff', 'admin']),
});
export type Invitation = z.infer<typeof InvitationSchema>;

export type InvitationAnswer = { success: true } | { success: false; error: string };
