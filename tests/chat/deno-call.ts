import { companyFromEnv } from '#content/company.ts';
import { handleChat } from '#functions/chatbot/bundled-handler.ts';
import type { FunctionContext } from '#functions/context.ts';

// Runs under Deno (deno.test.ts): one call of the function as it is deployed to Supabase, with a database that takes everything.
const silent = () => undefined;
const context = {
  requestId: 'deno',
  user: null,
  role: 'anon',
  clientAddress: '',
  admin: () => ({ rpc: async () => ({ error: null }) }),
  log: { info: silent, warn: silent, error: silent },
  now: () => new Date(),
  company: companyFromEnv({}),
  publicUrl: 'https://example.org',
  settings: { chatLlm: null, signingSecret: '' },
  allow: async () => true,
} as unknown as FunctionContext;

const request = new Request('https://example.org/functions/v1/chatbot', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ message: 'Was kostet ein Onlineshop?', sessionId: 'deno', conversationHistory: [] }),
});
const response = await handleChat(request, context);
console.log(await response.text());
