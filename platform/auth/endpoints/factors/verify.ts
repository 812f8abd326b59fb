import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import { buildSession, rotateRefreshToken, type SessionView } from '../../accounts/sessions.ts';
import { findKnownDevice, rememberDevice } from '../../credentials/known-device.ts';
import { finishAuthentication, finishRegistration } from '../../credentials/webauthn.ts';
import { authError } from '../../errors.ts';
import { isUuid } from '../../../core/ids.ts';
import { OptionalText, parseBody } from '../../request.ts';
import { inTransaction, type Endpoint, type Work } from '../../service.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import {
  deleteUnverifiedFactors,
  findChallengeForUpdate,
  markChallengeVerified,
  markFactorVerified,
  useTotpStep,
  type ChallengeRow,
  type FactorRow,
  type StoredCredential,
} from '../../tables/factors.ts';
import { findActiveRefreshToken } from '../../tables/refresh-tokens.ts';
import {
  deleteLowerSessions,
  recordMethod,
  setSessionLevel,
  type SessionRow,
} from '../../tables/sessions.ts';
import { CHALLENGE_LIFETIME_MS } from './challenge.ts';
import { getFactorOfPath } from './factor-of-path.ts';

const STEP_SECONDS = 30;

const Body = z.object({
  challenge_id: OptionalText,
  code: OptionalText,
  webauthn: z.object({ credential_response: z.unknown() }).nullish(),
});
type Body = z.output<typeof Body>;

/**
 * POST /factors/:factorId/verify: the same session at level 2. Other sessions
 * of the user below it end.
 */
export const verifyFactor: Endpoint = (auth) => async (context) => {
  const body = await parseBody(context, Body);
  if (!isUuid(body.challenge_id))
    throw authError('validation_failed', 'challenge_id must be an UUID');
  const factorId = context.req.param('factorId') ?? '';
  // Nobody guesses the answer of a security key.
  const forgiveGuess = body.code
    ? await auth.limits.factorCode(context, factorId, findKnownDevice(auth, context, factorId))
    : await auth.limits.signIn(context, factorId);
  const session = await inTransaction(auth, context, 'verify a second factor', async (work) => {
    const { user, session: current, factor } = await getFactorOfPath(work, context);
    const challenge = await findChallengeForUpdate(work.tx, body.challenge_id, factor.id);
    if (!challenge)
      throw authError(
        'mfa_factor_not_found',
        'MFA factor with the provided challenge ID not found',
        { status: 422 },
      );
    if (work.now.getTime() - challenge.created_at.getTime() > CHALLENGE_LIFETIME_MS)
      throw authError('mfa_challenge_expired');
    const credential =
      factor.factor_type === 'totp'
        ? await verifyCode(work, factor, body.code)
        : await verifyKey(factor, challenge, body);
    await markChallengeVerified(work.tx, challenge.id, work.now);
    await markFactorVerified(work.tx, factor.id, credential, work.now);
    await recordAudit(work, 'mfa_code_login', user, {
      factor_id: factor.id,
      factor_type: factor.factor_type,
    });
    return raiseSession(work, current, factor);
  });
  await forgiveGuess?.();
  return Response.json(session, {
    // Of the factor, not of the account: the latter is given to everybody who knows the password.
    headers: body.code ? { 'set-cookie': rememberDevice(auth, context, factorId) } : {},
  });
};

async function verifyCode(work: Work, factor: FactorRow, code: string): Promise<null> {
  if (!code) throw authError('validation_failed', 'Code needs to be non-empty');
  // The library compares bytes, and throws where signs take more than one.
  if (!/^[0-9]{6}$/.test(code)) throw authError('mfa_verification_failed');
  // One step of 30 s early or late for clocks that differ.
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(factor.secret ?? ''),
    digits: 6,
    period: STEP_SECONDS,
    window: 1,
    timestamp: work.now.getTime(),
  });
  if (delta === null) throw authError('mfa_verification_failed');
  const step = Math.floor(work.now.getTime() / 1000 / STEP_SECONDS) + delta;
  // Said like a wrong code: whoever has only seen it learns nothing.
  if (!(await useTotpStep(work.tx, factor.id, step))) throw authError('mfa_verification_failed');
  return null;
}

async function verifyKey(
  factor: FactorRow,
  { web_authn_session_data: request }: ChallengeRow,
  body: Body,
): Promise<StoredCredential> {
  if (!body.webauthn?.credential_response)
    throw authError('validation_failed', 'WebAuthn config required');
  if (!request) throw authError('mfa_verification_failed', 'Challenge is not for a security key');
  if (request.type === 'create') {
    // Asked before the factor was proven, perhaps by somebody who only knows the password.
    if (factor.status === 'verified')
      throw authError('mfa_verification_failed', 'The security key is registered already');
    const registered = await finishRegistration(request, body.webauthn.credential_response);
    if (!registered)
      throw authError('mfa_verification_failed', 'The security key could not be verified');
    const { id, publicKey, signCount, transports } = registered;
    return { id, publicKey, signCount, transports };
  }
  const known = factor.web_authn_credential;
  const signCount =
    known && (await finishAuthentication(request, body.webauthn.credential_response, known));
  if (!known || signCount === null)
    throw authError('mfa_verification_failed', 'The security key could not be verified');
  return { ...known, signCount };
}

async function raiseSession(
  work: Work,
  session: SessionRow,
  factor: FactorRow,
): Promise<SessionView> {
  const { tx, now } = work;
  await setSessionLevel(tx, session.id, 'aal2', factor.id, now);
  await recordMethod(tx, session.id, factor.factor_type === 'totp' ? 'totp' : 'mfa/webauthn', now);
  await deleteLowerSessions(tx, session.user_id, session.id);
  await deleteUnverifiedFactors(tx, session.user_id);
  const active = await findActiveRefreshToken(tx, session.id);
  if (!active) throw authError('session_not_found');
  return buildSession(work, session.user_id, session.id, await rotateRefreshToken(work, active));
}
