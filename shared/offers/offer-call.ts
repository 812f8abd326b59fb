import * as z from 'zod/mini';
import type { OfferSnapshot } from './offer.ts';

// Contract of the function 'offers'. What needs no computing on the server goes
// through SQL functions instead: refuse_offer, write_offer_note. The holder of
// a link has no account and does everything through the function.

const id = () => z.uuid();

export const SendOfferSchema = z.object({
  action: z.literal('send'),
  id: id(),
  /**
   * `updated_at` of the draft as the sender saw it: nobody sends what a
   * colleague has changed meanwhile.
   */
  updatedAt: z.string().check(z.minLength(10), z.maxLength(40)),
});

/** Of the link in a mail; instead of it the signed-in customer. */
const token = () => z.string().check(z.regex(/^[\w-]{1,100}$/));

const AcceptOfferSchema = z.object({
  action: z.literal('accept'),
  id: id(),
  token: z.optional(token()),
  /** SHA-256 of the snapshot that was shown. */
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** Ids of the optional positions chosen. */
  options: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100)),
  /**
   * The total that stood beside the button; the server computes its own and
   * refuses another one.
   */
  grossCents: z.int(),
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Bitte geben Sie Ihren Namen ein.'), z.maxLength(120)),
  signature: z.string().check(z.minLength(1, 'Bitte unterschreiben Sie.')),
  signatureKind: z.enum(['drawn', 'typed']),
  /**
   * Consumers: the withdrawal information was taken note of (required), and the
   * work shall begin at once (free).
   */
  withdrawalSeen: z.boolean(),
  earlyStart: z.boolean(),
});
export type AcceptOffer = z.infer<typeof AcceptOfferSchema>;

const text = (missing: string) =>
  z.string().check(z.trim(), z.minLength(missing ? 1 : 0, missing), z.maxLength(4000));
export const LinkCallSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('show'), token: token() }),
  z.object({ action: z.literal('view'), token: token() }),
  z.object({
    action: z.literal('ask'),
    token: token(),
    body: text('Bitte schreiben Sie einen Text.'),
    /** Made by the sender: sent again after a lost answer it is the same question. */
    requestId: z.optional(id()),
  }),
  z.object({ action: z.literal('refuse'), token: token(), reason: text('') }),
]);
export type LinkCall = z.infer<typeof LinkCallSchema>;

export const OfferCallSchema = z.discriminatedUnion('action', [
  SendOfferSchema,
  AcceptOfferSchema,
  LinkCallSchema,
]);
export type OfferCall = z.infer<typeof OfferCallSchema>;

/** `fieldErrors` by path in the content ('positions.0.title') or by field of the call. */
export type OfferAnswer =
  | { success: true; number?: string; projectId?: string }
  | { success: false; error: string; code?: string; fieldErrors?: Record<string, string> };

export type OfferEvent = {
  id: number;
  kind: string;
  actor: string | null;
  body: string;
  created_at: string;
};

/** A sent offer as its customer sees it, in the portal and by its link. */
export type SentOffer = {
  id: string;
  number: string;
  version: number;
  status: string;
  snapshot: OfferSnapshot;
  snapshot_hash: string;
  valid_until: string;
  decided_at: string | null;
  accepted_options: string[] | null;
  offer_events: OfferEvent[];
};

/**
 * What the link opens. `needsSignIn`: its account has a second factor, which a
 * link does not replace.
 */
export type LinkedOffer = { offer: SentOffer; hasAccount: boolean; needsSignIn: boolean };
export type LinkAnswer =
  | ({ success: true } & LinkedOffer)
  | Extract<OfferAnswer, { success: false }>;
