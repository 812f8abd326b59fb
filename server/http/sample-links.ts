import { loadTerms } from '#content/terms.ts';
import { getContentSettings, isPreview } from '#content/settings.ts';
import { buildSampleOffer } from '#documents/samples.ts';
import { addDays, findToday } from '#shared/agency/agency-day.ts';
import { LINK_PAGE_TEXTS } from '#shared/texts/link-pages.ts';
import type { LinkOutcome } from '#shared/offers/offer-outcome.ts';
import type { LinkedEnquiry } from '#shared/quote/linked-enquiry.ts';

// What the links of mails open while their texts are written: invented, by
// tokens that open nothing outside of a preview.

const ID = '00000000-0000-4000-8000-000000000000';
const OFFERS = {
  'muster-offen': 'Angebot',
  'muster-angenommen': 'Angebot, angenommen',
  'muster-abgelehnt': 'Angebot, abgelehnt',
  'muster-abgelaufen': 'Angebot, abgelaufen',
  'muster-unknown': 'Angebot, Link ungültig',
  'muster-revoked': 'Angebot, Link widerrufen',
  'muster-superseded': 'Angebot, ersetzt',
  'muster-withdrawn': 'Angebot, zurückgezogen',
  'muster-ended': 'Angebot, Link abgelaufen',
} as const;
const ENQUIRIES = {
  'muster-new': 'Anfrage, eingegangen',
  'muster-offered': 'Anfrage, Angebot gesendet',
  'muster-won': 'Anfrage, beauftragt',
  'muster-lost': 'Anfrage, abgeschlossen',
  'muster-unknown': 'Anfrage, Link ungültig',
} as const;

/** The pages behind links, for the preview of their texts. */
export const LINK_VIEWS = [
  ...Object.entries(OFFERS).map(([token, name]) => ({ name, path: `/angebot/${token}` })),
  ...Object.entries(ENQUIRIES).map(([token, name]) => ({ name, path: `/anfrage/${token}` })),
].map(({ name, path }) => ({ id: path, group: LINK_PAGE_TEXTS.id, name, path }));

const isKnown = <Tokens extends object>(tokens: Tokens, token: string) => token in tokens;

/** Undefined: it is no sample. */
export async function openSampleOffer(token: string): Promise<LinkOutcome | undefined> {
  if (!isPreview() || !isKnown(OFFERS, token)) return undefined;
  const state = token.slice('muster-'.length);
  const closed = (['unknown', 'revoked', 'superseded', 'withdrawn', 'ended'] as const).find(
    (outcome) => outcome === state,
  );
  if (closed) return { outcome: closed };
  const { company, prices } = getContentSettings();
  const { number, version, ...facts } = buildSampleOffer({
    company,
    prices,
    terms: await loadTerms(),
  });
  const today = findToday();
  const validUntil = addDays(today, state === 'abgelaufen' ? -1 : 30);
  const isAccepted = state === 'angenommen';
  const moment = new Date().toISOString();
  return {
    outcome: 'open',
    hasAccount: false,
    needsSignIn: false,
    offer: {
      id: ID,
      number,
      version,
      status: isAccepted ? 'accepted' : state === 'abgelehnt' ? 'refused' : 'sent',
      snapshot: { number, version, ...facts, validUntil },
      snapshot_hash: '0'.repeat(64),
      valid_until: validUntil,
      decided_at: isAccepted || state === 'abgelehnt' ? moment : null,
      accepted_options: isAccepted ? [] : null,
      offer_events: [{ id: 1, kind: 'sent', actor: null, body: '', created_at: moment }],
    },
  };
}

/** Undefined: it is no sample. */
export function openSampleEnquiry(token: string): LinkedEnquiry | null | undefined {
  if (!isPreview() || !isKnown(ENQUIRIES, token)) return undefined;
  const status = token.slice('muster-'.length);
  if (status === 'unknown') return null;
  const moment = new Date().toISOString();
  return {
    holder: status === 'new' ? 'mail' : 'sender',
    requestId: ID,
    email: 'maria@muster.example',
    name: 'Maria Muster',
    reference: 'MD-2026-MUSTER',
    status,
    createdAt: moment,
    respondBy: moment,
    projectType: 'website',
    package: 'smart-business',
    packagePrice: 1_290,
    estimatedPrice: 528,
    industry: 'Handwerk',
    urgency: '1month',
    additionalServices: ['seo'],
    prices: null,
    offers: status === 'new' || status === 'lost' ? [] : ['AN-2026-0001'],
  };
}
