import { ConsentProofSchema } from '#shared/consent/consent-proof.ts';
import { json, type FunctionContext } from '../context.ts';
import { readBody } from '../posted.ts';

const PER_ADDRESS = 120;

/**
 * `consent`: stores the evidence of one choice. 204 when stored, 400 for a
 * wrong shape, 429 above 120 a minute from one address. The address alone
 * counts (RUN-09 asks for account plus address): evidence is about no account
 * on purpose, and its random id is the browser's own choice.
 */
export async function handleConsent(request: Request, context: FunctionContext): Promise<Response> {
  const parsed = ConsentProofSchema.safeParse(await readBody(request));
  if (!parsed.success) return json({ error: 'Die Meldung hat nicht die erwartete Form.' }, 400);
  if (!(await context.allow(`consent:${context.clientAddress}`, PER_ADDRESS, 60)))
    return json({ error: 'Zu viele Meldungen.' }, 429);
  const { id, action, textVersion, functional, analytics, marketing } = parsed.data;
  const { error } = await context
    .admin('visitors have no right to insert proofs; this function is the only way in')
    .from('consent_proofs')
    .insert({ proof_id: id, action, text_version: textVersion, functional, analytics, marketing });
  if (error) {
    context.log.error({ code: error.code, reason: error.message }, 'consent proof not stored');
    return json({ error: 'Der Nachweis konnte nicht gespeichert werden.' }, 503);
  }
  return new Response(null, { status: 204 });
}
