import * as z from 'zod/mini';
import { OfferSnapshotSchema } from './offer.ts';

/** What `send_offer()` answers. */
export const SendOutcomeSchema = z.union([
  z.object({ outcome: z.literal('sent'), number: z.string() }),
  z.object({ outcome: z.enum(['not_draft', 'stale', 'accepted_before']) }),
]);

/** What `accept_offer()` answers. */
export const AcceptOutcomeSchema = z.union([
  z.object({ outcome: z.literal('accepted'), projectId: z.uuid(), repeated: z.boolean() }),
  z.object({
    outcome: z.enum(['unknown', 'expired', 'changed', 'refused', 'superseded', 'withdrawn']),
  }),
]);

const EventSchema = z.object({
  id: z.number(),
  kind: z.string(),
  actor: z.nullable(z.string()),
  body: z.string(),
  created_at: z.string(),
});

/** What `open_offer_link()` answers. */
export const LinkOutcomeSchema = z.union([
  z.object({
    outcome: z.literal('open'),
    hasAccount: z.boolean(),
    needsSignIn: z.boolean(),
    offer: z.object({
      id: z.uuid(),
      number: z.string(),
      version: z.int(),
      status: z.string(),
      snapshot: OfferSnapshotSchema,
      snapshot_hash: z.string(),
      valid_until: z.string(),
      decided_at: z.nullable(z.string()),
      accepted_options: z.nullable(z.array(z.string())),
      offer_events: z.array(EventSchema),
    }),
  }),
  z.object({ outcome: z.enum(['unknown', 'revoked', 'superseded', 'withdrawn', 'ended']) }),
]);
export type LinkOutcome = z.infer<typeof LinkOutcomeSchema>;
/** Why a link that we made opens nothing any more. */
export type EndedLink = Exclude<LinkOutcome['outcome'], 'open' | 'unknown'>;
