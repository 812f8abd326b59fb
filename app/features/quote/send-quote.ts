import { CONSENT_TEXTS } from '#shared/consent/consent-texts.ts';
import { estimatePrice } from '#shared/pricing/price.ts';
import type { PublishedPrices } from '#shared/pricing/price-list.ts';
import type { QuoteAnswer, QuoteFieldErrors } from '#shared/quote/quote.ts';
import { prepareToasts } from '#app/ui/feedback/toast.ts';
import { checkSession } from '#app/lib/check-session.ts';
import { findAttribution } from '#app/lib/attribution.ts';
import { findRefusal } from '#app/lib/find-refusal.ts';
import { findProofHeaders, prepareProof } from '#app/lib/proof-of-work.ts';
import { readPrices } from '#app/lib/page-site.ts';
import { readPublicConfig } from '#app/lib/public-config.tsx';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { readSignature } from '#app/ui/form/signature.ts';
import { priceForm } from './quote-form.ts';
import type { QuoteState } from './quote-state.ts';

/**
 * Longer than any real answer takes: a lost one must not leave the visitor with
 * a disabled button.
 */
const TIMEOUT_MS = 30_000;

type Refusal = {
  fieldErrors?: QuoteFieldErrors | undefined;
  /** The list that holds now, where the form showed another price. */
  prices?: PublishedPrices | undefined;
  /** Enquiries come too fast; the message says so in German. */
  isTooOften?: boolean;
};

export class QuoteRefusedError extends Error {
  readonly fieldErrors: QuoteFieldErrors;
  readonly prices: PublishedPrices | undefined;
  readonly isTooOften: boolean;
  constructor(message: string, { fieldErrors = {}, prices, isTooOften = false }: Refusal = {}) {
    super(message);
    this.name = 'QuoteRefusedError';
    this.fieldErrors = fieldErrors;
    this.prices = prices;
    this.isTooOften = isTooOften;
  }
}

/**
 * The body of the call: the fields of the specification (QUOTE-28), then what
 * the form adds for evidence and against duplicates.
 */
export function buildQuoteBody(
  { form, requestId, startedAt }: Pick<QuoteState, 'form' | 'requestId' | 'startedAt'>,
  userId: string | null | undefined,
) {
  // Files need no mention: the server holds them under the request id.
  const { signature, website, files: _, ...fields } = form;
  return {
    ...fields,
    additionalServices: [...fields.additionalServices],
    budget: '',
    signature: readSignature(signature),
    estimatedPrice: estimatePrice(form, readPrices()),
    shownPrice: priceForm(form, readPrices()).shown,
    timestamp: new Date().toISOString(),
    user_id: userId,
    requestId,
    startedAt,
    website,
    signatureKind: signature.kind,
    consentTexts: {
      privacy: CONSENT_TEXTS.privacy.version,
      newsletter: CONSENT_TEXTS.newsletter.version,
      signature: CONSENT_TEXTS.signature.version,
    },
  };
}

/**
 * Does ahead, while the visitor types, what sending needs: the proof of work,
 * the client, and the words for its outcome.
 */
export function prepareSending(requestId: string): void {
  void prepareProof('quote-request', requestId);
  void loadSupabase().catch(() => undefined);
  prepareToasts();
}

export type QuoteBody = Omit<ReturnType<typeof buildQuoteBody>, 'shownPrice'> & {
  /** Left out of what is sent later: nobody is there then to look at another price. */
  shownPrice?: number;
  attribution?: ReturnType<typeof findAttribution>;
};

/** The whole call, so that it can be sent later just as it was meant now. Never throws. */
export async function buildBody(
  state: Pick<QuoteState, 'form' | 'requestId' | 'startedAt'>,
): Promise<QuoteBody> {
  return { ...buildQuoteBody(state, await findUserId()), attribution: findAttribution() };
}

/**
 * Renewing an old session without a connection takes the client half a minute,
 * also where the browser calls itself online.
 */
const SESSION_MS = 3_000;

/**
 * Who is signed in, null for nobody; undefined where that cannot be known now. The server takes the
 * user from the token: this fills the specification's field, and tells whose a waiting enquiry is.
 */
export const findUserId = (): Promise<string | null | undefined> =>
  Promise.race([
    loadSupabase()
      .then((client) => client.auth.getSession())
      .then(({ data, error }) =>
        error?.name === 'AuthRetryableFetchError' ? undefined : (data.session?.user.id ?? null),
      )
      .catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, SESSION_MS)),
  ]);

/**
 * Sends the enquiry, as the signed-in user where there is a session, and
 * without one where it was ended on another device or is not the sender's.
 * Throws on every failure; QuoteRefusedError carries the server's field
 * messages.
 */
export async function sendBody(
  body: QuoteBody,
  isSenders = true,
): Promise<Extract<QuoteAnswer, { success: true }>> {
  const supabase = await loadSupabase();
  const headers = {
    ...(await findProofHeaders('quote-request', body.requestId)),
    ...(!isSenders && { authorization: `Bearer ${readPublicConfig().supabaseKey}` }),
  };
  const invoke = (userId: string | null = null) =>
    supabase.functions.invoke<QuoteAnswer>('quote-request', {
      body: { ...body, user_id: userId },
      headers,
      timeout: TIMEOUT_MS,
    });
  let { data, error } = await invoke(isSenders ? body.user_id : null);
  if (findRefusal(error)?.status === 401 && (await checkSession(supabase)).hasEnded)
    ({ data, error } = await invoke(null));
  if (error) throw await readRefusal(error);
  if (!data?.success)
    throw new QuoteRefusedError(data?.error ?? 'The function answered without success', {
      fieldErrors: data?.fieldErrors,
    });
  return data;
}

/**
 * Whether no answer came at all: the connection failed, or even the code for
 * sending could not be fetched (a TypeError in all browsers).
 */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && error.name === 'FunctionsFetchError');

/** The error as the function explains it, where it did. */
async function readRefusal(error: Error): Promise<Error> {
  try {
    const refusal = findRefusal(error);
    const answer: Partial<Extract<QuoteAnswer, { success: false }>> | undefined =
      await refusal?.json();
    if (!answer) return error;
    const { fieldErrors, prices } = answer;
    const isTooOften = refusal?.status === 429 && answer.error !== undefined;
    return new QuoteRefusedError(answer.error ?? error.message, {
      fieldErrors,
      prices,
      isTooOften,
    });
  } catch {
    return error;
  }
}
