import { randomUUID } from 'node:crypto';
import type { OfferContent } from '#shared/offers/offer.ts';
import { openAs } from './accounts.ts';
import { ADMIN } from './browser.ts';
import { OFFER_SAMPLE } from './offer-sample.ts';

export type Offer = { id: string; title: string; hash: string; grossCents: number };

const buildContent = (email: string, title: string): OfferContent => {
  const { content } = OFFER_SAMPLE;
  return { ...content, title, customer: { ...content.customer, email } };
};

/** A draft as the agency makes it. */
export async function addDraft(email: string): Promise<{ id: string; title: string }> {
  const title = `Website ${randomUUID().slice(0, 8)}`;
  const agency = await openAs(ADMIN);
  const { data, error } = await agency
    .from('offers')
    .insert({ customer_email: email, content: buildContent(email, title) })
    .select('id')
    .single<{ id: string }>();
  if (error) throw error;
  return { id: data.id, title };
}

export async function sendOffer(email: string): Promise<Offer> {
  const { id, title } = await addDraft(email);
  const agency = await openAs(ADMIN);
  const { data } = await agency
    .from('offers')
    .select('updated_at')
    .eq('id', id)
    .single<{ updated_at: string }>();
  const { error } = await agency.functions.invoke('offers', {
    body: { action: 'send', id, updatedAt: data!.updated_at },
  });
  if (error) throw error;
  const sent = await agency
    .from('offers')
    .select('hash:snapshot_hash,grossCents:gross_cents')
    .eq('id', id)
    .single<Pick<Offer, 'hash' | 'grossCents'>>();
  return { id, title, ...sent.data! };
}
