import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { requireRecentProof } from '../../caller.ts';
import { resolveRelyingParty } from '../../credentials/relying-party.ts';
import { beginAuthentication, beginRegistration } from '../../credentials/webauthn.ts';
import { authError } from '../../errors.ts';
import { parseBody } from '../../request.ts';
import { inTransaction, type Endpoint } from '../../service.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import { insertChallenge } from '../../tables/factors.ts';
import { getFactorOfPath } from './factor-of-path.ts';

export const CHALLENGE_LIFETIME_MS = 5 * 60_000;

const Body = z.object({
  webauthn: z
    .object({ rpId: z.string().optional(), rpOrigins: z.array(z.string()).optional() })
    .nullish(),
});

/**
 * POST /factors/:factorId/challenge. A security key gets its options: to
 * register when it is new, else to answer.
 */
export const challengeFactor: Endpoint = (auth) => async (context) => {
  const body = await parseBody(context, Body);
  await auth.limits.signIn(context, context.get('caller').claims.sub ?? 'anonymous');
  const answer = await inTransaction(auth, context, 'challenge a second factor', async (work) => {
    const { user, session, factor } = await getFactorOfPath(work, context);
    const id = randomUUID();
    const common = {
      id,
      type: factor.factor_type,
      expires_at: Math.floor((work.now.getTime() + CHALLENGE_LIFETIME_MS) / 1000),
    };
    const remember = async (webAuthn: Parameters<typeof insertChallenge>[1]['webAuthn']) => {
      await insertChallenge(work.tx, {
        id,
        factorId: factor.id,
        address: work.client.address,
        webAuthn,
        now: work.now,
      });
      await recordAudit(work, 'challenge_created', user, {
        factor_id: factor.id,
        factor_status: factor.status,
      });
    };
    if (factor.factor_type !== 'webauthn') {
      await remember(null);
      return common;
    }
    const party = resolveRelyingParty(auth, body.webauthn ?? {});
    const known = user.factors.flatMap(({ web_authn_credential: credential }) =>
      credential ? [credential] : [],
    );
    if (factor.status === 'unverified') {
      // One that was begun and left would take anybody's key.
      await requireRecentProof(work, session);
      const name = user.email ?? user.id;
      const { options, request } = await beginRegistration(
        party,
        { id: user.id, name, displayName: name },
        known,
        false,
      );
      await remember(request);
      return {
        ...common,
        webauthn: { type: 'create', credential_options: { publicKey: options } },
      };
    }
    if (!factor.web_authn_credential) throw authError('webauthn_credential_not_found');
    const { options, request } = await beginAuthentication(party, [factor.web_authn_credential]);
    await remember(request);
    return { ...common, webauthn: { type: 'request', credential_options: { publicKey: options } } };
  });
  return Response.json(answer);
};
