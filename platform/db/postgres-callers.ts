import { createHmac } from 'node:crypto';
import { DatabaseError, quoteLiteral } from './database.ts';
import type { Connection, DriverOptions } from './postgres-connection.ts';

/**
 * The login that callers run under, as on Supabase:
 * `platform/db/schema/0002_authenticator.sql`.
 */
const LOGIN = 'authenticator';
const REFUSED = new Set(['28000', '28P01']);
const ATTEMPTS = 5;

/**
 * Opens connections of callers. Their login is given its password here when it
 * has none or another: one made from the owner's, so that every process on the
 * server finds the same. An owner who needs no password gives none.
 */
export function createCallerOpener(
  owner: DriverOptions,
  open: (options: DriverOptions) => Promise<Connection>,
): () => Promise<Connection> {
  const secret = typeof owner.pass === 'string' ? owner.pass : '';
  const pass = secret && createHmac('sha256', secret).update(LOGIN).digest('base64url');
  const options: DriverOptions = { ...owner, user: LOGIN, pass };

  async function admitLogin(): Promise<void> {
    const connection = await open(owner);
    try {
      await connection.send([
        { sql: `alter role ${LOGIN} login${pass && ` password ${quoteLiteral(pass)}`}` },
      ]);
    } catch (error) {
      // Another process is just doing the same.
      if (!(error instanceof DatabaseError && error.code === 'XX000')) throw error;
    } finally {
      connection.end();
    }
  }

  return async () => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await open(options);
      } catch (error) {
        const isRefused = error instanceof DatabaseError && REFUSED.has(error.code);
        if (!isRefused || attempt === ATTEMPTS) throw error;
        await admitLogin();
      }
    }
  };
}
