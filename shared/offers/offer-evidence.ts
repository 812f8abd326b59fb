import * as z from 'zod/mini';

/** What is kept of an acceptance, in `offer_events.evidence`. */
export const OfferEvidenceSchema = z.object({
  name: z.string(),
  signature: z.string(),
  signatureKind: z.enum(['drawn', 'typed']),
  options: z.array(z.string()),
  hash: z.string(),
  acceptedAt: z.string(),
  earlyStart: z.boolean(),
  /** The link that opened the offer; none where the customer was signed in. */
  link: z.optional(z.object({ sentTo: z.string(), sentAt: z.string() })),
  /** Day of the terms and conditions that were agreed; their text is in the snapshot. */
  termsUpdated: z.optional(z.string()),
});
export type OfferEvidence = z.infer<typeof OfferEvidenceSchema>;
