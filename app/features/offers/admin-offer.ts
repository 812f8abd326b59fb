import { useRows } from '#app/lib/use-rows.ts';
import type { OfferContent, OfferSnapshot } from '#shared/offers/offer.ts';
import type { OfferEvent } from '#shared/offers/offer-call.ts';

export type AdminOffer = {
  id: string;
  number: string | null;
  version: number;
  status: string;
  quote_request_id: string | null;
  customer_id: string | null;
  customer_email: string;
  content: OfferContent;
  snapshot: OfferSnapshot | null;
  snapshot_hash: string | null;
  valid_until: string | null;
  decided_at: string | null;
  accepted_options: string[] | null;
  updated_at: string;
  projects: { id: string } | { id: string }[] | null;
  offer_links: { created_at: string; revoked_at: string | null }[];
  offer_events: (OfferEvent & { evidence: Record<string, unknown> | null })[];
};

/** What an order has begun. */
export const projectOf = ({ projects }: Pick<AdminOffer, 'projects'>): { id: string } | undefined =>
  [projects ?? []].flat()[0];

const COLUMNS =
  'id,number,version,status,quote_request_id,customer_id,customer_email,content,snapshot,snapshot_hash,valid_until,decided_at,accepted_options,updated_at,projects(id),offer_links(created_at,revoked_at),offer_events(id,kind,actor,body,created_at,evidence)';

export const OFFER_READS = [['admin-offer']] as const;
/** What shows that a question is open. */
export const ANSWER_READS = [...OFFER_READS, ['admin-offers'], ['inbox']];

export const useAdminOffer = (id: string) =>
  useRows<AdminOffer | null>(['admin-offer', id], (client) =>
    client
      .from('offers')
      .select(COLUMNS)
      .eq('id', id)
      .order('id', { referencedTable: 'offer_events' })
      .maybeSingle(),
  );
