import { CONSENT_TEXTS, type ConsentTextId } from '#shared/consent/consent-texts.ts';
import { answerDue } from '#shared/agency/business-time.ts';
import { estimatePrice, pricePackage } from '#shared/pricing/price.ts';
import { readFigures, type PriceList } from '#shared/pricing/price-list.ts';
import { parseQuoteRequest, type QuoteAnswer, type QuoteRequest } from '#shared/quote/quote.ts';
import { StoredEnquirySchema } from '#shared/quote/stored-enquiry.ts';
import { json, type FunctionContext } from '../context.ts';
import { buildReference, deriveId } from '../identity.ts';
import { findProofFault } from '../proof-of-work.ts';
import { buildNoticeKey, findSharedMailRoom, type MailRoom } from '../mail-room.ts';
import { onForm } from '../posted.ts';
import { isAbusive, refuseAbuse } from '../rate-limit.ts';
import { findSpamSignals } from './spam-signals.ts';

const FAILED = 'Ihre Anfrage konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.';

/**
 * `quote-request`: validates, recomputes the estimate and stores enquiry,
 * consent evidence and both mails in one transaction. Answers `{success:true,
 * reference, respondBy, …}` (QuoteAnswer) only after the commit, else
 * `{success:false, error, fieldErrors?, prices?}` with 400, 409 (the form
 * showed a price that no longer holds), 429 or 500.
 */
export const handleQuoteRequest = onForm(parseQuoteRequest, async (quote, context, headers) => {
  const proofFault = await findProofFault(
    headers,
    'quote-request',
    quote.requestId,
    context.settings.signingSecret,
  );
  if (proofFault && (await isAbusive('quote', quote.email, context))) return refuseAbuse();
  const prices = await context.prices();
  if (await showedOther(quote, prices, context))
    return answer(
      {
        success: false,
        error: 'Unsere Preise haben sich geändert. Bitte prüfen Sie den neuen Preis.',
        prices: { version: prices.version, figures: readFigures(prices) },
      },
      409,
    );
  const row = {
    ...buildRow(quote, prices, context),
    suspicions: await findSpamSignals(quote, proofFault, context),
  };
  const room = await findSharedMailRoom(quote.email, 'quote-confirmation', context);
  const { data, error } = await context
    .admin('visitors have no right to insert enquiries; this function is the only way in')
    .rpc('submit_quote_request', {
      request: row,
      consents: buildConsents(quote, room),
      mails: buildMails(row, room, context),
    });
  if (error) {
    context.log.error({ code: error.code, reason: error.message }, 'enquiry not stored');
    return answer({ success: false, error: FAILED }, 500);
  }
  const stored = StoredEnquirySchema.parse(data);
  context.log.info(
    { reference: stored.reference, repeated: !stored.created, suspicions: row.suspicions },
    'enquiry stored',
  );
  return answer({
    success: true,
    reference: stored.reference,
    respondBy: new Date(stored.respond_by).toISOString(),
    price: stored.price,
    // An id that follows from the content may be found by trying: whoever
    // repeats it gets no new link.
    ...((stored.created || quote.requestId) && { token: stored.token }),
  });
});

/**
 * Whether a price was published while the form was open. What is stored already
 * is answered again, whatever holds by now.
 */
async function showedOther(
  quote: QuoteRequest,
  prices: PriceList,
  context: FunctionContext,
): Promise<boolean> {
  const { shownPrice, requestId } = quote;
  if (shownPrice === undefined || !requestId) return false;
  if (shownPrice === (pricePackage(quote, prices) ?? estimatePrice(quote, prices))) return false;
  const { count, error } = await context
    .admin('a visitor has no right to read enquiries; only whether his own has arrived')
    .from('quote_requests')
    .select('request_id', { count: 'exact', head: true })
    .eq('request_id', requestId);
  if (error) throw new Error(`enquiry not looked up: ${error.message}`);
  return count === 0;
}

const answer = (body: QuoteAnswer, status = 200): Response => json(body, status);

function buildRow(quote: QuoteRequest, prices: PriceList, context: FunctionContext) {
  const now = context.now();
  const estimate = estimatePrice(quote, prices);
  return {
    request_id:
      quote.requestId ??
      deriveId([
        quote.email.toLowerCase(),
        quote.timestamp ?? crypto.randomUUID(),
        quote.projectType,
        quote.signature,
      ]),
    reference: buildReference('MD', now),
    user_id: context.user?.id ?? null,
    project_type: quote.projectType,
    package: quote.package,
    package_price: pricePackage(quote, prices),
    industry: quote.industry,
    urgency: quote.urgency,
    budget: quote.budget,
    name: quote.name,
    company: quote.company,
    email: quote.email,
    phone: quote.phone,
    location: quote.location,
    additional_services: quote.additionalServices,
    message: quote.message,
    privacy_consent: quote.privacyConsent,
    newsletter_consent: quote.newsletterConsent,
    signature: quote.signature,
    signature_kind: quote.signatureKind ?? 'drawn',
    prices: prices.version > 0 ? readFigures(prices) : null,
    estimated_price: estimate,
    client_estimated_price:
      quote.estimatedPrice === estimate ? null : (quote.estimatedPrice ?? null),
    submitted_at: quote.timestamp ?? null,
    respond_by: answerDue(now).toISOString(),
    attribution: quote.attribution ?? null,
  };
}

type Row = ReturnType<typeof buildRow>;

function buildConsents(quote: QuoteRequest, room: MailRoom) {
  const versionOf = (id: ConsentTextId) => quote.consentTexts?.[id] ?? CONSENT_TEXTS[id].version;
  return [
    { kind: 'privacy', granted: quote.privacyConsent, text_version: versionOf('privacy') },
    // It orders a mail to be confirmed by.
    ...(room === 'none'
      ? []
      : [
          {
            kind: 'newsletter',
            granted: quote.newsletterConsent,
            text_version: versionOf('newsletter'),
          },
        ]),
    { kind: 'signature', granted: true, text_version: versionOf('signature') },
  ];
}

function buildMails(row: Row, room: MailRoom, context: FunctionContext) {
  // A signature has no place in a mailbox.
  const data = { ...row, signature: undefined, attribution: undefined };
  const receipt = {
    event_key: `quote:${row.request_id}:visitor`,
    template: 'quote-confirmation',
    recipient: row.email,
    data,
  };
  return [
    ...(room === 'none' ? [] : [receipt]),
    {
      event_key: buildNoticeKey('quote', row.request_id, room, context.now()),
      template: 'quote-notification',
      recipient: context.company.email,
      data,
    },
  ];
}
