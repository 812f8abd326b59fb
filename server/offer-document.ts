import type { SupabaseClient } from '@supabase/supabase-js';
import { offerFileName, renderOffer, type OfferDocument } from '#documents/offer.ts';
import { addDays, agencyDay } from '#shared/agency-day.ts';
import { taxRuleFor } from '#shared/billing.ts';
import type { Company } from '#shared/company.ts';
import { OfferDraftSchema, OfferEvidenceSchema, OfferSnapshotSchema } from '#shared/offer.ts';
import { buildOfferTexts } from '#shared/offer-texts.ts';
import { pickSeller } from '#shared/seller.ts';

type Row = {
  status: string;
  version: number;
  content: unknown;
  snapshot: unknown;
  offer_events: { kind: string; evidence: unknown }[];
};

/** A sent offer as it was sealed, an accepted one with the order, a draft as it would go out today; null if `client` may not read it. */
export async function drawOffer(client: SupabaseClient, id: string, company: Company): Promise<{ name: string; bytes: Buffer } | null> {
  const { data, error } = await client
    .from('offers')
    .select('status,version,content,snapshot,offer_events(kind,evidence)')
    .eq('id', id)
    .eq('offer_events.kind', 'accepted')
    .maybeSingle<Row>();
  if (error && error.code !== '42501') throw new Error(`offer not read: ${error.message}`);
  if (!data) return null;
  const document = data.status === 'draft' ? buildPreview(data, company) : OfferSnapshotSchema.parse(data.snapshot);
  const evidence = data.offer_events[0]?.evidence;
  const acceptance = evidence === undefined ? null : OfferEvidenceSchema.parse(evidence);
  return { name: offerFileName(document), bytes: await renderOffer(document, acceptance) };
}

function buildPreview({ version, content: stored }: Row, company: Company): OfferDocument {
  const content = OfferDraftSchema.parse(stored);
  const issuedOn = agencyDay(new Date());
  const seller = pickSeller(company);
  return {
    number: null,
    version,
    issuedOn,
    validUntil: addDays(issuedOn, content.validDays),
    seller,
    content,
    tax: taxRuleFor(content.customer),
    texts: buildOfferTexts(content.customer.kind, seller),
  };
}
