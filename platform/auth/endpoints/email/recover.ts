import { z } from 'zod';
import { sendLink } from '../../accounts/mails.ts';
import { parseChallenge, PkceFields } from '../../credentials/pkce.ts';
import { OptionalText, parseBody, parseEmail } from '../../request.ts';
import { inTransaction, type Endpoint } from '../../service.ts';
import { inConstantTime } from '../../constant-time.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import { noteFlow } from '../../tables/flow-states.ts';
import { noteRequest } from '../../tables/unproven-accounts.ts';
import { findUserByEmail } from '../../tables/users.ts';

const Body = z.object({ email: OptionalText, ...PkceFields });

/** POST /recover: mails link and code to a known address; answers {} for every address. */
export const recover: Endpoint = (auth) => async (context) => {
  const body = await parseBody(context, Body);
  const email = parseEmail(body.email);
  const challenge = parseChallenge(body);
  await auth.limits.mail(context, email);
  const redirectTo = auth.resolveRedirect(context.req.query('redirect_to'));
  await inConstantTime(() =>
    inTransaction(auth, context, 'send a recovery mail', async (work) => {
      const user = await findUserByEmail(work.tx, email);
      if (!user) return;
      await noteRequest(work, user);
      await recordAudit(work, 'user_recovery_requested', user);
      await noteFlow(work, user, challenge, { provider: 'recovery', method: 'recovery' });
      await sendLink(work, user, 'recovery', redirectTo, challenge !== null);
    }),
  );
  return Response.json({});
};
