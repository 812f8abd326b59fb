import type { OfferSnapshot } from '#shared/offer.ts';
import type { OfferEvent } from '../area/offer-facts.ts';

export type PortalOffer = {
  id: string;
  number: string;
  version: number;
  status: string;
  snapshot: OfferSnapshot;
  snapshot_hash: string;
  valid_until: string;
  sent_at: string;
  decided_at: string | null;
  accepted_options: string[] | null;
  projects: { id: string } | { id: string }[] | null;
  offer_events: OfferEvent[];
};

export const COLUMNS =
  'id,number,version,status,snapshot,snapshot_hash,valid_until,sent_at,decided_at,accepted_options,projects(id),offer_events(id,kind,actor,body,created_at)';
