import { authError } from '../../errors.ts';
import type { AuthHandler, Endpoint } from '../../service.ts';
import { passwordGrant } from './password.ts';
import { pkceGrant } from './pkce.ts';
import { refreshTokenGrant } from './refresh-token.ts';

/** POST /token?grant_type=… */
export const token: Endpoint = (auth) => {
  const grants: Record<string, AuthHandler> = {
    password: passwordGrant(auth),
    refresh_token: refreshTokenGrant(auth),
    pkce: pkceGrant(auth),
  };
  return (context) => {
    const grant = grants[context.req.query('grant_type') ?? ''];
    if (!grant) throw authError('invalid_credentials', 'unsupported_grant_type');
    return grant(context);
  };
};
