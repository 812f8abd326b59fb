import * as z from 'zod/mini';
import { isEmailAddress } from '../forms/email-address.ts';

/** What the function `users` takes; sent again for the same address, it sends the mail again. */
export const InvitationSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.refine(isEmailAddress, 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'),
    ),
  name: z.string().check(z.trim(), z.maxLength(200, 'Höchstens 200 Zeichen.')),
  role: z.enum(['customer', 'staff', 'admin']),
});
export type Invitation = z.infer<typeof InvitationSchema>;

export type InvitationAnswer = { success: true } | { success: false; error: string };
