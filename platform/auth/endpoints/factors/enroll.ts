import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { hasVerifiedFactor } from '../../accounts/sessions.ts';
import { requireRecentProof } from '../../caller.ts';
import { authError } from '../../errors.ts';
import { OptionalText, parseBody } from '../../request.ts';
import { inTransaction, type Endpoint } from '../../service.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import { insertFactor } from '../../tables/factors.ts';
import { requireFactorOwner } from './factor-of-path.ts';

const MAX_FACTORS = 10;

const Body = z.object({
  factor_type: OptionalText,
  friendly_name: OptionalText,
  issuer: OptionalText,
});

/**
 * POST /factors {factor_type: totp | webauthn}: an unverified factor. Only here
 * the TOTP secret is shown.
 */
export const enrollFactor: Endpoint = (auth) => async (context) => {
  const body = await parseBody(context, Body);
  const type = body.factor_type;
  if (type !== 'totp' && type !== 'webauthn')
    throw authError('validation_failed', 'factor_type needs to be totp or webauthn');
  const id = randomUUID();
  const secret = type === 'totp' ? new Secret({ size: 20 }) : null;
  const user = await inTransaction(auth, context, 'enroll a second factor', async (work) => {
    const { user: owner, session } = await requireFactorOwner(work, context);
    if (hasVerifiedFactor(owner) && session.aal !== 'aal2') {
      throw authError('insufficient_aal', 'AAL2 required to enroll a new factor', { status: 403 });
    }
    await requireRecentProof(work, session);
    if (owner.factors.length >= MAX_FACTORS) throw authError('too_many_enrolled_mfa_factors');
    if (
      body.friendly_name &&
      owner.factors.some(({ friendly_name: name }) => name === body.friendly_name)
    ) {
      throw authError(
        'mfa_factor_name_conflict',
        `A factor with the friendly name "${body.friendly_name}" for this user already exists`,
      );
    }
    await insertFactor(work.tx, {
      id,
      userId: owner.id,
      friendlyName: body.friendly_name,
      type,
      secret: secret?.base32 ?? null,
      now: work.now,
    });
    await recordAudit(work, 'factor_in_progress', owner, { factor_id: id, factor_type: type });
    return owner;
  });
  if (!secret) return Response.json({ id, type, friendly_name: body.friendly_name });
  const issuer = body.issuer || new URL(auth.deps.publicUrl).hostname;
  const uri = new TOTP({
    issuer,
    label: user.email ?? user.id,
    secret,
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  }).toString();
  return Response.json({
    id,
    type,
    friendly_name: body.friendly_name,
    totp: { qr_code: renderSVG(uri), secret: secret.base32, uri },
  });
};
