import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { offerFileName, renderOffer, type OfferDocument } from '#documents/offer.ts';
import { loadTerms } from '#content/terms.ts';
import { findToday } from '#shared/agency/agency-day.ts';
import type { Company } from '#shared/agency/company.ts';
import { OfferDraftSchema, OfferSnapshotSchema } from '#shared/offers/offer.ts';
import { OfferEvidenceSchema } from '#shared/offers/offer-evidence.ts';
import { buildOfferSnapshot } from '#shared/offers/offer-snapshot.ts';

/** What a copy says that nothing can be ordered with any more. */
const ENDED: Readonly<Record<string, string>> = {
  superseded: 'Ersetzt',
  withdrawn: 'Zurückgezogen',
  refused: 'Abgelehnt',
};

/**
 * A sent offer as it was sealed, an accepted one with the order, a draft as it
 * would go out today; null if `client` may not read it.
 */
export async function drawOffer(
  client: SupabaseClient<Database>,
  id: string,
  company: Company,
): Promise<{ name: string; bytes: Buffer } | null> {
  const { data, error } = await client
    .from('offers')
    .select('status,version,content,snapshot,offer_events(evidence)')
    .eq('id', id)
    .eq('offer_events.kind', 'accepted')
    .maybeSingle();
  if (error && error.code !== '42501') throw new Error(`offer not read: ${error.message}`);
  if (!data) return null;
  const document: OfferDocument =
    data.status === 'draft'
      ? {
          number: null,
          version: data.version,
          ...buildOfferSnapshot(
            OfferDraftSchema.parse(data.content),
            company,
            findToday(),
            await loadTerms(),
          ),
        }
      : OfferSnapshotSchema.parse(data.snapshot);
  const evidence = data.offer_events[0]?.evidence;
  const acceptance = evidence === undefined ? null : OfferEvidenceSchema.parse(evidence);
  return {
    name: offerFileName(document),
    bytes: await renderOffer(document, acceptance, ENDED[data.status]),
  };
}
