import * as z from 'zod';
import { cleanLine } from '../forms/clean-text.ts';
import { enteredEmail } from '../forms/form-fields.ts';
import { NEWSLETTER_LIMITS } from './newsletter.ts';

/** Contract of the function 'newsletter'. */
export const NewsletterCallSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('request'),
    email: z.string().overwrite(cleanLine).check(enteredEmail()),
    source: z.enum(['footer', 'page']),
    /** Trap field, invisible to people. */
    website: z.string().max(500).default(''),
  }),
  z.object({ action: z.literal('confirm'), token: z.uuid() }),
  z.object({
    action: z.literal('unsubscribe'),
    token: z.uuid(),
    source: z.enum(['link', 'one-click']),
  }),
  z.object({
    action: z.literal('preview'),
    subject: z.string().max(NEWSLETTER_LIMITS.subject),
    body: z.string().max(NEWSLETTER_LIMITS.body),
  }),
]);
export type NewsletterCall = z.infer<typeof NewsletterCallSchema>;
