import { CONSENT_TEXTS } from '#shared/consent/consent-texts.ts';
import { parseWithdrawal, type WithdrawalAnswer } from '#shared/privacy/withdrawal.ts';
import { StoredMessageSchema } from '#shared/forms/stored-message.ts';
import { allowSender } from '../rate-limit.ts';
import { json, type FunctionContext } from '../context.ts';
import { buildReference } from '../identity.ts';

/**
 * `withdrawal`: stores the declaration with its time and the receipt to the consumer in one transaction.
 * Answers `{success:true, reference, receivedAt}` after the commit, else `{success:false, error, fieldErrors?}` with 400, 405, 429 or 500.
 */
export async function handleWithdrawal(
  request: Request,
  context: FunctionContext,
): Promise<Response> {
  if (request.method !== 'POST')
    return answer({ success: false, error: 'Diese Adresse nimmt nur POST an.' }, 405);
  const parsed = parseWithdrawal(await request.json().catch(() => undefined));
  if (!parsed.success)
    return answer(
      { success: false, error: 'Bitte prüfen Sie Ihre Angaben.', fieldErrors: parsed.fieldErrors },
      400,
    );
  const { requestId, name, email, contract } = parsed.data;
  if (!(await allowSender(context, 'withdrawal', email))) {
    return answer(
      {
        success: false,
        error: `Von Ihrem Anschluss kamen sehr viele Erklärungen. Schreiben Sie bitte an ${context.company.email}.`,
      },
      429,
    );
  }
  const receivedAt = context.now().toISOString();
  const reference = buildReference('WI', context.now());
  const data = { reference, name, email, contract, receivedAt };
  const row = {
    request_id: requestId,
    reference,
    user_id: context.user?.id ?? null,
    name,
    email,
    phone: '',
    message: `Widerruf des Vertrags: ${contract}`,
    kind: 'withdrawal',
    privacy_consent: false,
    privacy_text_version: CONSENT_TEXTS.privacy.version,
    suspicions: [],
  };
  const mails = [
    {
      event_key: `withdrawal:${requestId}:visitor`,
      template: 'withdrawal-receipt',
      recipient: email,
      data,
    },
    {
      event_key: `withdrawal:${requestId}:agency`,
      template: 'withdrawal-notification',
      recipient: context.company.email,
      data,
    },
  ];
  const { data: stored, error } = await context
    .admin('visitors have no right to insert messages; this function is the only way in')
    .rpc('submit_contact_message', { message: row, mails });
  if (error) {
    context.log.error({ code: error.code, reason: error.message }, 'withdrawal not stored');
    return answer(
      {
        success: false,
        error: 'Ihr Widerruf konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
      },
      500,
    );
  }
  const receipt = StoredMessageSchema.parse(stored);
  return answer({ success: true, reference: receipt.reference, receivedAt: receipt.received_at });
}

const answer = (body: WithdrawalAnswer, status = 200): Response => json(body, status);
