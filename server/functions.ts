import { getContentSettings } from '#content/settings.ts';
import { buildContext, type FunctionHost } from '#functions/build-context.ts';
import type { FunctionHandler } from '#functions/context.ts';
import { handleAnalytics } from '#functions/analytics/handler.ts';
import { handleBooking } from '#functions/booking/handler.ts';
import { handleChallenge } from '#functions/challenge/handler.ts';
import { handleChat } from '#functions/chatbot/handler.ts';
import { handleConsent } from '#functions/consent/handler.ts';
import { handleContact } from '#functions/contact/handler.ts';
import { handleInvoices } from '#functions/invoices/handler.ts';
import { handleNewsletter } from '#functions/newsletter/handler.ts';
import { handleOffers } from '#functions/offers/handler.ts';
import { handlePrivacy } from '#functions/privacy/handler.ts';
import { handleUsers } from '#functions/users/handler.ts';
import { handleWithdrawal } from '#functions/withdrawal/handler.ts';
import { handleQuoteRequest } from '#functions/quote-request/handler.ts';
import type { FunctionRunner } from '#platform/index.ts';
import { createMemoryCounter } from './http/count-in-memory.ts';
import type { Backend } from './backend.ts';
import type { Config } from './config.ts';
import type { ServerSettings } from './server-settings.ts';

/** Every callable function, by its public name. */
const HANDLERS: Readonly<Record<string, FunctionHandler>> = {
  'quote-request': handleQuoteRequest,
  chatbot: handleChat,
  contact: handleContact,
  withdrawal: handleWithdrawal,
  challenge: handleChallenge,
  booking: handleBooking,
  analytics: handleAnalytics,
  consent: handleConsent,
  invoices: handleInvoices,
  newsletter: handleNewsletter,
  offers: handleOffers,
  privacy: handlePrivacy,
  users: handleUsers,
};

/**
 * The functions with their context. `backend` is read at each call, because the
 * platform that runs them is part of it.
 */
export function createFunctionRunners(
  config: Config,
  settings: Pick<ServerSettings, 'publicUrl'>,
  backend: () => Backend,
): Record<string, FunctionRunner> {
  const allow = createMemoryCounter();
  const run =
    (handler: FunctionHandler): FunctionRunner =>
    async (request, call) => {
      const { claims, token, isUser, role } = call.caller;
      const user = isUser && claims.sub ? { id: claims.sub, email: claims.email ?? null } : null;
      const host = { ...describeHost(config, settings.publicUrl, backend()), allow };
      const context = buildContext(host, { user, role, token: isUser ? token : null }, call);
      const response = await handler(request, context);
      if (response.status !== 500 || (await backend().isReady())) return response;
      // The same words, but nothing is broken: whoever asks again later gets his answer.
      const headers = new Headers(response.headers);
      headers.set('retry-after', '5');
      return new Response(response.body, { status: 503, headers });
    };
  return Object.fromEntries(
    Object.entries(HANDLERS).map(([name, handler]) => [name, run(handler)]),
  );
}

/** What functions are told of this server. */
const describeHost = (
  config: Config,
  publicUrl: string,
  backend: Backend,
): Omit<FunctionHost, 'allow'> => ({
  url: backend.url,
  keys: backend.keys,
  fetch: backend.fetch,
  company: getContentSettings().company,
  publicUrl,
  settings: {
    chatLlm: config.chatLlm,
    signingSecret: findSigningSecret(config, backend),
    formsPerMinute: config.FORMS_PER_MINUTE,
    release: config.RELEASE,
    isDemo: config.DEMO,
  },
});

/**
 * Signs links in mails and proofs of work. On Supabase functions see no JWT
 * secret, and both sides must agree: the service key stands in there.
 */
export const findSigningSecret = (config: Config, { keys }: Backend): string =>
  config.SIGNING_SECRET ?? (config.SUPABASE_URL ? keys.serviceRoleKey : keys.jwtSecret);
