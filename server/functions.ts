import { getContentSettings } from '#content/settings.ts';
import type { FunctionContext, FunctionHandler } from '#functions/context.ts';
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
import type { FunctionCall, FunctionRunner } from '#platform/index.ts';
import { createAllowance } from './allowance.ts';
import { createCallerClient, createServiceClient, type Backend } from './backend.ts';
import type { Config } from './config.ts';

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

/** The functions with their context. `backend` is read at each call, because the platform that runs them is part of it. */
export function createFunctionRunners(config: Config, publicUrl: string, backend: () => Backend): Record<string, FunctionRunner> {
  const allow = createAllowance();
  const run =
    (handler: FunctionHandler): FunctionRunner =>
    (request, call) =>
      handler(request, buildContext(call, config, publicUrl, backend(), allow));
  return Object.fromEntries(Object.entries(HANDLERS).map(([name, handler]) => [name, run(handler)]));
}

function buildContext(
  call: FunctionCall,
  config: Config,
  publicUrl: string,
  backend: Backend,
  allow: FunctionContext['allow'],
): FunctionContext {
  const { claims, token, isUser, role } = call.caller;
  return {
    requestId: call.requestId,
    user: isUser && claims.sub ? { id: claims.sub, email: claims.email ?? null } : null,
    role,
    clientAddress: call.clientAddress,
    get supabase() {
      return createCallerClient(backend, isUser ? token : null);
    },
    admin: (reason) => createServiceClient(backend, reason),
    log: call.log,
    now: () => new Date(),
    company: getContentSettings().company,
    publicUrl,
    settings: {
      chatLlm: config.chatLlm,
      signingSecret: findSigningSecret(config, backend),
      formsPerMinute: config.FORMS_PER_MINUTE,
      release: config.RELEASE,
    },
    allow,
  };
}

/** Signs links in mails and proofs of work. On Supabase functions see no JWT secret, and both sides must agree: the service key stands in there. */
const findSigningSecret = (config: Config, { keys }: Backend): string =>
  config.SIGNING_SECRET ?? (config.SUPABASE_URL ? keys.serviceRoleKey : keys.jwtSecret);
