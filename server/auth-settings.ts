import * as z from 'zod';
import type { AuthSettings } from '#platform/index.ts';

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  );

const ProvidersSchema = z.record(
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

const providers = z
  .string()
  .default('{}')
  .transform((text, context): AuthSettings['providers'] => {
    const parsed = ProvidersSchema.safeParse(parseJson(text));
    if (parsed.success) return parsed.data as AuthSettings['providers'];
    context.addIssue({ code: 'custom', message: 'JSON: {"google":{"clientId":"…","clientSecret":"…"}}' });
    return z.NEVER;
  });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const count = (usual: number) => z.coerce.number().int().min(1).default(usual);

/** The variables of the authentication service beside AUTH_AUTOCONFIRM. */
export const authEnvironment = {
  AUTH_REDIRECTS: list,
  AUTH_PROVIDERS: providers,
  AUTH_SIGN_INS_PER_MINUTE: count(200),
  AUTH_REQUESTS_PER_MINUTE: count(1_000),
  AUTH_MAILS_PER_HOUR: count(60),
};
