import type { OfferContent, OfferSnapshot } from '#shared/offer.ts';
import { useRows } from '#app/lib/use-rows.ts';
import type { OfferEvent } from '../area/offer-facts.ts';
import { QueryState } from '../area/query-state.tsx';
import { OfferEditor } from './offer-editor.tsx';
import { OfferRecord } from './offer-record.tsx';
import { MissingPage } from '../area/page-head.tsx';

export type AdminOffer = {
  id: string;
  number: string | null;
  version: number;
  status: string;
  quote_request_id: string | null;
  customer_email: string;
  content: OfferContent;
  snapshot: OfferSnapshot | null;
  snapshot_hash: string | null;
  valid_until: string | null;
  accepted_options: string[] | null;
  updated_at: string;
  projects: { id: string } | { id: string }[] | null;
  offer_events: (OfferEvent & { evidence: Record<string, unknown> | null })[];
};
const COLUMNS =
  'id,number,version,status,quote_request_id,customer_email,content,snapshot,snapshot_hash,valid_until,accepted_options,updated_at,projects(id),offer_events(id,kind,actor,body,created_at,evidence)';

/** A draft in the editor, a sent offer as its record. */
export function OfferPage({ id }: { id: string }) {
  const query = useRows<AdminOffer | null>(['admin-offer', id], (client) =>
    client.from('offers').select(COLUMNS).eq('id', id).order('id', { referencedTable: 'offer_events' }).maybeSingle<AdminOffer>(),
  );
  return (
    <QueryState query={query}>
      {(offer) => {
        if (!offer) return <MissingPage title="Dieses Angebot gibt es nicht" back={['/admin/angebote', 'Zu den Angeboten']} />;
        return offer.status === 'draft' ? <OfferEditor key={offer.id} offer={offer} /> : <OfferRecord offer={offer} />;
      }}
    </QueryState>
  );
}
