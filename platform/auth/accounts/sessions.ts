import { randomUUID } from 'node:crypto';
import { signToken } from '../../core/jwt.ts';
import { createOpaqueToken } from '../credentials/one-time-codes.ts';
import type { WeakPassword } from '../credentials/passwords.ts';
import { authError } from '../errors.ts';
import { callHook, callSqlHook, isSqlHook, readClaims } from '../hooks.ts';
import type { Work } from '../service.ts';
import {
  insertRefreshToken,
  revokeRefreshToken,
  type RefreshTokenRow,
} from '../tables/refresh-tokens.ts';
import { insertSession, listMethods, recordMethod, type AmrEntry } from '../tables/sessions.ts';
import { findUserById, updateUser, type UserRow } from '../tables/users.ts';
import { buildUser, type UserView } from './user-view.ts';

/** Ways to authenticate as the amr claim names them. */
export type AuthMethod =
  | 'password'
  | 'otp'
  | 'magiclink'
  | 'recovery'
  | 'invite'
  | 'email/signup'
  | 'email_change'
  | 'oauth'
  | 'anonymous'
  | 'sso/saml'
  | 'web3'
  | 'passkey'
  | 'totp'
  | 'mfa/webauthn'
  | 'token_refresh';

const SECOND_FACTORS: readonly string[] = ['totp', 'mfa/webauthn', 'mfa/phone'];

/** The session of the API. Times in seconds. */
export type SessionView = {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: UserView;
  provider_token?: string;
  provider_refresh_token?: string;
  weak_password?: WeakPassword;
};

/** Opens a session for the user: session row, first refresh token, amr entry, time of sign-in. */
export async function issueSession(
  work: Work,
  userId: string,
  method: AuthMethod,
): Promise<SessionView> {
  const { tx, now, client } = work;
  const sessionId = randomUUID();
  const refreshToken = createOpaqueToken();
  await insertSession(tx, { id: sessionId, userId, ...client, now });
  await insertRefreshToken(tx, { token: refreshToken, userId, sessionId, parent: null, now });
  await recordMethod(tx, sessionId, method, now);
  await updateUser(work, userId, { last_sign_in_at: now });
  return buildSession(work, userId, sessionId, refreshToken, method);
}

/** A new access token for the session as it stands now. */
export async function buildSession(
  work: Work,
  userId: string,
  sessionId: string,
  refreshToken: string,
  method: AuthMethod = 'token_refresh',
): Promise<SessionView> {
  const user = await findUserById(work.tx, userId);
  if (!user) throw authError('user_not_found');
  const amr = await listMethods(work.tx, sessionId);
  const issuedAt = Math.floor(work.now.getTime() / 1000);
  const expiresIn = work.auth.settings.jwtExpirySeconds;
  const claims = {
    iss: work.auth.issuer,
    sub: user.id,
    aud: user.aud,
    exp: issuedAt + expiresIn,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    role: user.role,
    aal: levelOf(amr),
    amr,
    session_id: sessionId,
    is_anonymous: user.is_anonymous,
  };
  const key = work.auth.deps.keys.signingKey ?? work.auth.deps.keys.jwtSecret;
  const hook = work.auth.settings.hooks?.customAccessToken;
  const payload = { user_id: user.id, claims, authentication_method: method };
  const shown =
    hook && isSqlHook(hook) ? readClaims(await callSqlHook(work.tx, hook, payload)) : claims;
  const view: SessionView = {
    access_token: await signToken(shown, key),
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: issuedAt + expiresIn,
    refresh_token: refreshToken,
    user: buildUser(user),
  };
  if (hook && !isSqlHook(hook))
    work.unseen.push(async () => {
      const answer = readClaims(await callHook(work.auth.deps.db, hook, payload));
      view.access_token = await signToken(answer, key);
    });
  return view;
}

/** A session is at level 2 once a second factor was proven in it. */
function levelOf(amr: readonly AmrEntry[]): 'aal1' | 'aal2' {
  return amr.some(({ method }) => SECOND_FACTORS.includes(method)) ? 'aal2' : 'aal1';
}

export function isBanned(user: UserRow, now: Date): boolean {
  return user.banned_until !== null && user.banned_until > now;
}

export function hasVerifiedFactor(user: UserRow): boolean {
  return user.factors.some(({ status }) => status === 'verified');
}

/** Replaces the token of a session by a new one. */
export async function rotateRefreshToken(
  { tx, now }: Work,
  used: RefreshTokenRow,
): Promise<string> {
  const token = createOpaqueToken();
  await revokeRefreshToken(tx, used.id, now);
  await insertRefreshToken(tx, {
    token,
    userId: used.user_id,
    sessionId: used.session_id,
    parent: used.token,
    now,
  });
  return token;
}
