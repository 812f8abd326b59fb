import * as z from 'zod/mini';

// Contract of the function 'offers'. What needs no computing on the server goes through SQL functions instead: refuse_offer, write_offer_note.

const id = () => z.uuid();

export const SendOfferSchema = z.object({
  action: z.literal('send'),
  id: id(),
  /** `updated_at` of the draft as the sender saw it: nobody sends what a colleague has changed meanwhile. */
  updatedAt: z.string().check(z.minLength(10), z.maxLength(40)),
});

const AcceptOfferSchema = z.object({
  action: z.literal('accept'),
  id: id(),
  /** SHA-256 of the snapshot that was shown. */
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** Ids of the optional positions chosen. */
  options: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100)),
  /** The total that stood beside the button; the server computes its own and refuses another one. */
  grossCents: z.int(),
  name: z.string().check(z.trim(), z.minLength(1, 'Bitte geben Sie Ihren Namen ein.'), z.maxLength(120)),
  signature: z.string().check(z.minLength(1, 'Bitte unterschreiben Sie.')),
  signatureKind: z.enum(['drawn', 'typed']),
  /** Consumers: the withdrawal information was taken note of (required), and the work shall begin at once (free). */
  withdrawalSeen: z.boolean(),
  earlyStart: z.boolean(),
});
export type AcceptOffer = z.infer<typeof AcceptOfferSchema>;

export const OfferCallSchema = z.discriminatedUnion('action', [SendOfferSchema, AcceptOfferSchema]);
export type OfferCall = z.infer<typeof OfferCallSchema>;

/** `fieldErrors` by path in the content ('positions.0.title') or by field of the call. */
export type OfferAnswer =
  | { success: true; number?: string; projectId?: string }
  | { success: false; error: string; code?: string; fieldErrors?: Record<string, string> };
