import type { FactorRow } from '../tables/factors.ts';
import type { IdentityRow } from '../tables/identities.ts';
import type { UserRow } from '../tables/users.ts';

/**
 * The user object of the API; fields without a value are left out where
 * Supabase leaves them out.
 */
export type UserView = { id: string; email: string; [field: string]: unknown };

const iso = (value: string | Date | null): string | undefined =>
  value === null ? undefined : new Date(value).toISOString();

export function buildUser(user: UserRow): UserView {
  const factors = user.factors.map(buildFactor);
  return withoutEmpty({
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    email_confirmed_at: iso(user.email_confirmed_at),
    invited_at: iso(user.invited_at),
    phone: user.phone ?? '',
    phone_confirmed_at: iso(user.phone_confirmed_at),
    confirmation_sent_at: iso(user.confirmation_sent_at),
    confirmed_at: iso(user.confirmed_at),
    recovery_sent_at: iso(user.recovery_sent_at),
    new_email: user.email_change || undefined,
    email_change_sent_at: iso(user.email_change_sent_at),
    new_phone: user.phone_change || undefined,
    reauthentication_sent_at: iso(user.reauthentication_sent_at),
    last_sign_in_at: iso(user.last_sign_in_at),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    factors: factors.length > 0 ? factors : undefined,
    identities: user.identities.map(buildIdentity),
    created_at: iso(user.created_at),
    updated_at: iso(user.updated_at),
    banned_until: iso(user.banned_until),
    deleted_at: iso(user.deleted_at),
    is_anonymous: user.is_anonymous,
  }) as UserView;
}

/**
 * `identity_id` is the row, `id` the provider's id of the account: the names
 * the client library expects.
 */
function buildIdentity(identity: IdentityRow): Record<string, unknown> {
  return withoutEmpty({
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: iso(identity.last_sign_in_at),
    created_at: iso(identity.created_at),
    updated_at: iso(identity.updated_at),
    email: identity.email ?? undefined,
  });
}

/** Never the secret. */
export function buildFactor(factor: FactorRow): Record<string, unknown> {
  return withoutEmpty({
    id: factor.id,
    friendly_name: factor.friendly_name || undefined,
    factor_type: factor.factor_type,
    status: factor.status,
    created_at: iso(factor.created_at),
    updated_at: iso(factor.updated_at),
    last_challenged_at: iso(factor.last_challenged_at),
  });
}

function withoutEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
