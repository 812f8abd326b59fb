import * as z from 'zod';
import type { AuthSettings } from '#platform/index.ts';
import { BUDGETS } from '#shared/core/budgets.ts';
import { countFrom, jsonOf, list } from '#shared/core/environment.ts';

const ProvidersSchema: z.ZodType<AuthSettings['providers']> = z.record(
  z.string().regex(/^[a-z0-9_-]+$/),
  z.strictObject({
    clientId: z.string().min(1),
    clientSecret: z.string().min(1),
    issuer: z.url().optional(),
    authorizationUrl: z.url().optional(),
    tokenUrl: z.url().optional(),
    userInfoUrl: z.url().optional(),
    scopes: z.string().optional(),
  }),
);

/** The variables of the authentication service beside AUTH_AUTOCONFIRM. */
export const authEnvironment = {
  AUTH_REDIRECTS: list.default([]),
  AUTH_PROVIDERS: jsonOf(ProvidersSchema, '{"google":{"clientId":"…","clientSecret":"…"}}').default(
    {},
  ),
  AUTH_SIGN_INS_PER_MINUTE: countFrom(1).default(BUDGETS.signIns.most),
  AUTH_REQUESTS_PER_MINUTE: countFrom(1).default(BUDGETS.authRequests.most),
  AUTH_MAILS_PER_HOUR: countFrom(1).default(BUDGETS.authMails.most),
  AUTH_FAILURES_PER_HOUR: countFrom(1).default(BUDGETS.wrongPasswords.most),
};
