import type { SentOffer } from '#shared/offers/offer-call.ts';

export type PortalOffer = SentOffer & { projects: { id: string } | { id: string }[] | null };

export const COLUMNS =
  'id,number,version,status,snapshot,snapshot_hash,valid_until,decided_at,accepted_options,projects(id),offer_events(id,kind,actor,body,created_at)';
