import type { Context } from 'hono';
import type { Claims } from '../core/jwt.ts';
import type { Log } from '../core/log.ts';
import type { Scope } from '../db/database.ts';

/**
 * Who calls: the claims of the user's token, or of the key when there is none.
 * `isUser` is true for a signed-in user's token.
 */
export type Caller = { role: string; claims: Claims; token: string; isUser: boolean };

/** Variables that the gateway sets for every surface. */
export type PlatformEnv = {
  /** Given with the request by the composition root. */
  Bindings: { clientAddress?: string } | undefined;
  Variables: { caller: Caller; requestId: string; clientAddress: string; log: Log };
};
export type PlatformContext = Context<PlatformEnv>;

/**
 * The database scope of the caller, with the request facts that policies and
 * SQL functions may read (`request.headers`, `request.method`, `request.path`).
 * `caller`: somebody in whose name the request acts by a signature of his.
 */
export function callerScope(
  context: PlatformContext,
  options: {
    readOnly?: boolean;
    settings?: Record<string, string>;
    caller?: Pick<Caller, 'role' | 'claims'>;
  } = {},
): Scope {
  const { role, claims } = options.caller ?? context.get('caller');
  return {
    kind: 'caller',
    role,
    claims,
    readOnly: options.readOnly ?? false,
    settings: {
      'request.method': context.req.method,
      'request.path': context.req.path,
      ...options.settings,
    },
  };
}
