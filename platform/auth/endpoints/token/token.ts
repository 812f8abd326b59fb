import { authError } from '../../errors.ts';
import type { AuthHandler, Endpoint } from '../../service.ts';
import { idTokenGrant } from './id-token.ts';
import { passwordGrant } from './password.ts';
import { pkceGrant } from './pkce.ts';
import { refreshTokenGrant } from './refresh-token.ts';
import { web3Grant } from './web3.ts';

/** POST /token?grant_type=… */
export const token: Endpoint = (auth) => {
  const grants: Record<string, AuthHandler> = {
    password: passwordGrant(auth),
    refresh_token: refreshTokenGrant(auth),
    pkce: pkceGrant(auth),
    id_token: idTokenGrant(auth),
    web3: web3Grant(auth),
  };
  return (context) => {
    const name = context.req.query('grant_type') ?? '';
    const grant = Object.hasOwn(grants, name) ? grants[name] : undefined;
    if (!grant) throw authError('invalid_credentials', 'unsupported_grant_type');
    return grant(context);
  };
};
