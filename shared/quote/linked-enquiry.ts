import * as z from 'zod/mini';

/** What `open_enquiry_link()` answers: an enquiry as the holder of its link sees it. */
const LinkedEnquirySchema = z.object({
  /** `mail`: a mailbox that may be somebody else's; nothing that was written is shown there. */
  holder: z.enum(['sender', 'mail']),
  requestId: z.uuid(),
  email: z.string(),
  name: z.string(),
  reference: z.string(),
  status: z.string(),
  createdAt: z.string(),
  respondBy: z.string(),
  projectType: z.string(),
  package: z.string(),
  packagePrice: z.nullable(z.number()),
  estimatedPrice: z.number(),
  industry: z.string(),
  urgency: z.string(),
  additionalServices: z.array(z.string()),
  prices: z.unknown(),
  /** Numbers of the offers that were sent. */
  offers: z.array(z.string()),
});
export type LinkedEnquiry = z.infer<typeof LinkedEnquirySchema>;

export const parseLinkedEnquiry = (stored: unknown): LinkedEnquiry | null =>
  z.nullable(LinkedEnquirySchema).parse(stored);
