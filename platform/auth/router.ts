import { Hono, type MiddlewareHandler } from 'hono';
import type { PlatformDeps } from '../deps.ts';
import type { PlatformEnv } from '../http/env.ts';
import { limitBody } from '../http/limit-body.ts';
import { requireAdmin } from './caller.ts';
import { createCleanUp } from './clean-up.ts';
import { prepareDummyHash } from './credentials/passwords.ts';
import { audit } from './endpoints/admin/audit.ts';
import { createUser } from './endpoints/admin/create-user.ts';
import { deleteUser } from './endpoints/admin/delete-user.ts';
import { generateLink } from './endpoints/admin/generate-link.ts';
import { getUser as getUserByAdmin } from './endpoints/admin/get-user.ts';
import { invite } from './endpoints/admin/invite.ts';
import { listUsers } from './endpoints/admin/list-users.ts';
import {
  createProvider,
  deleteProvider,
  getProvider,
  listProviders,
  updateProvider,
} from './endpoints/admin/sso-providers.ts';
import { updateUserByAdmin } from './endpoints/admin/update-user.ts';
import {
  deleteUserFactor,
  listUserFactors,
  updateUserFactor,
} from './endpoints/admin/user-factors.ts';
import { deleteUserPasskey, listUserPasskeys } from './endpoints/admin/user-passkeys.ts';
import { otp } from './endpoints/email/otp.ts';
import { recover } from './endpoints/email/recover.ts';
import { resend } from './endpoints/email/resend.ts';
import { signup } from './endpoints/email/signup.ts';
import { verifyCode } from './endpoints/email/verify-code.ts';
import { verifyLink } from './endpoints/email/verify-link.ts';
import { challengeFactor } from './endpoints/factors/challenge.ts';
import { enrollFactor } from './endpoints/factors/enroll.ts';
import { unenrollFactor } from './endpoints/factors/unenroll.ts';
import { verifyFactor } from './endpoints/factors/verify.ts';
import { health } from './endpoints/facts/health.ts';
import { jwks } from './endpoints/facts/jwks.ts';
import { settings } from './endpoints/facts/settings.ts';
import { authorize, authorizeLink } from './endpoints/oauth/authorize.ts';
import { callback } from './endpoints/oauth/callback.ts';
import {
  passkeyAuthenticationOptions,
  passkeyAuthenticationVerify,
} from './endpoints/passkeys/authentication.ts';
import { listPasskeys, removePasskey, updatePasskey } from './endpoints/passkeys/manage.ts';
import {
  passkeyRegistrationOptions,
  passkeyRegistrationVerify,
} from './endpoints/passkeys/registration.ts';
import { samlAssertion } from './endpoints/sso/assertion.ts';
import { samlMetadata } from './endpoints/sso/metadata.ts';
import { ssoSignIn } from './endpoints/sso/sign-in.ts';
import { token } from './endpoints/token/token.ts';
import { getUser } from './endpoints/user/get-user.ts';
import { logout } from './endpoints/user/logout.ts';
import { reauthenticate } from './endpoints/user/reauthenticate.ts';
import { unlinkIdentity } from './endpoints/user/unlink-identity.ts';
import { putUser } from './endpoints/user/update-user.ts';
import { authError } from './errors.ts';
import { MAX_BODY_BYTES, MAX_TRUSTED_BODY_BYTES } from './request.ts';
import { createAuth, type Endpoint } from './service.ts';

type Route = readonly [
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  endpoint: Endpoint,
];

const ROUTES: readonly Route[] = [
  ['GET', '/health', health],
  ['GET', '/settings', settings],
  ['GET', '/.well-known/jwks.json', jwks],

  ['POST', '/signup', signup],
  ['POST', '/token', token],
  ['POST', '/logout', logout],
  ['POST', '/otp', otp],
  ['POST', '/magiclink', otp],
  ['POST', '/recover', recover],
  ['POST', '/resend', resend],
  ['GET', '/verify', verifyLink],
  ['POST', '/verify', verifyCode],

  ['GET', '/user', getUser],
  ['PUT', '/user', putUser],
  ['GET', '/reauthenticate', reauthenticate],

  ['GET', '/authorize', authorize],
  ['GET', '/callback', callback],
  ['POST', '/callback', callback],
  ['GET', '/user/identities/authorize', authorizeLink],
  ['DELETE', '/user/identities/:identityId', unlinkIdentity],

  ['POST', '/sso', ssoSignIn],
  ['GET', '/sso/saml/metadata', samlMetadata],
  ['POST', '/sso/saml/acs', samlAssertion],

  ['POST', '/factors', enrollFactor],
  ['POST', '/factors/:factorId/challenge', challengeFactor],
  ['POST', '/factors/:factorId/verify', verifyFactor],
  ['DELETE', '/factors/:factorId', unenrollFactor],

  ['POST', '/passkeys/registration/options', passkeyRegistrationOptions],
  ['POST', '/passkeys/registration/verify', passkeyRegistrationVerify],
  ['POST', '/passkeys/authentication/options', passkeyAuthenticationOptions],
  ['POST', '/passkeys/authentication/verify', passkeyAuthenticationVerify],
  ['GET', '/passkeys', listPasskeys],
  ['PATCH', '/passkeys/:passkeyId', updatePasskey],
  ['DELETE', '/passkeys/:passkeyId', removePasskey],

  ['POST', '/invite', invite],
  ['POST', '/admin/generate_link', generateLink],
  ['GET', '/admin/users', listUsers],
  ['POST', '/admin/users', createUser],
  ['GET', '/admin/users/:userId', getUserByAdmin],
  ['PUT', '/admin/users/:userId', updateUserByAdmin],
  ['DELETE', '/admin/users/:userId', deleteUser],
  ['GET', '/admin/users/:userId/factors', listUserFactors],
  ['PUT', '/admin/users/:userId/factors/:factorId', updateUserFactor],
  ['DELETE', '/admin/users/:userId/factors/:factorId', deleteUserFactor],
  ['GET', '/admin/users/:userId/passkeys', listUserPasskeys],
  ['DELETE', '/admin/users/:userId/passkeys/:passkeyId', deleteUserPasskey],
  ['GET', '/admin/sso/providers', listProviders],
  ['POST', '/admin/sso/providers', createProvider],
  ['GET', '/admin/sso/providers/:providerId', getProvider],
  ['PUT', '/admin/sso/providers/:providerId', updateProvider],
  ['DELETE', '/admin/sso/providers/:providerId', deleteProvider],
  ['GET', '/admin/audit', audit],
];

/** Opened by browsers without headers: mail links, provider redirects, public facts. */
const KEYLESS = new Set([
  'GET /verify',
  'GET /callback',
  'POST /callback',
  'GET /authorize',
  'GET /health',
  'GET /.well-known/jwks.json',
  'GET /sso/saml/metadata',
  'POST /sso/saml/acs',
]);

export const isKeylessAuthRequest = (method: string, path: string): boolean =>
  KEYLESS.has(`${method} ${path.replace(/^\/auth\/v1/, '')}`);

/** Answers hold sessions and personal data; what may be cached says so itself. */
const forbidCaching: MiddlewareHandler<PlatformEnv> = async (context, next) => {
  await next();
  if (!context.res.headers.has('cache-control'))
    context.res.headers.set('cache-control', 'no-store');
};

const tooLarge = (): Error => authError('request_too_large');

function limitBodies(): MiddlewareHandler<PlatformEnv> {
  const limit = limitBody(MAX_BODY_BYTES, tooLarge);
  const trusted = limitBody(MAX_TRUSTED_BODY_BYTES, tooLarge);
  return (context, next) =>
    (/^\/auth\/v1\/(?:admin|sso)\//.test(context.req.path) ? trusted : limit)(context, next);
}

/** Supabase Auth's `/auth/v1`: one line an endpoint, one file each. */
export function createAuthRouter(deps: PlatformDeps): Hono<PlatformEnv> {
  const auth = createAuth(deps);
  const router = new Hono<PlatformEnv>();
  router.use(createCleanUp(auth));
  router.use(forbidCaching);
  router.use(limitBodies());
  for (const path of ['/invite', '/admin/*']) router.use(path, requireAdmin);
  void prepareDummyHash();
  for (const [method, path, endpoint] of ROUTES) router.on(method, path, endpoint(auth));
  router.all('*', () => {
    throw authError('not_found');
  });
  return router;
}
