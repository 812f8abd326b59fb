import { CONSENT_TEXTS } from '#shared/consent/consent-texts.ts';
import { parseWithdrawal, type WithdrawalAnswer } from '#shared/privacy/withdrawal.ts';
import { allowSender } from '../rate-limit.ts';
import { json } from '../context.ts';
import { buildReference } from '../identity.ts';
import { findMailRoom } from '../mail-room.ts';
import { onForm } from '../posted.ts';
import { storeMessage } from '../store-message.ts';

/**
 * `withdrawal`: stores the declaration with its time and the receipt to the
 * consumer in one transaction. Answers `{success:true, reference, receivedAt,
 * isMailLate?}` after the commit, else `{success:false, error, fieldErrors?}`
 * with 400, 405, 409 (the request id was used for another declaration), 429 or
 * 500.
 */
export const handleWithdrawal = onForm(parseWithdrawal, async (sent, context) => {
  const { requestId, name, email, contract } = sent;
  if (!(await allowSender(context, 'withdrawal', email))) {
    return answer(
      {
        success: false,
        error:
          'Von Ihrem Anschluss kamen sehr viele Erklärungen. Schreiben Sie bitte an ' +
          `${context.company.email}.`,
      },
      429,
    );
  }
  const receivedAt = context.now().toISOString();
  const reference = buildReference('WI', context.now());
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
  const room = await findMailRoom(email, 'withdrawal-receipt', context);
  const stored = await storeMessage(context, {
    event: 'withdrawal',
    row,
    room: 'open',
    data: { reference, name, email, contract, receivedAt },
    templates: { visitor: 'withdrawal-receipt', agency: 'withdrawal-notification' },
  });
  if (stored?.is_other) {
    const error =
      'Unter dieser Nummer ist schon ein Widerruf zu einem anderen Vertrag oder mit anderer ' +
      'E-Mail-Adresse eingegangen. Bitte laden Sie die Seite neu und widerrufen Sie noch einmal.';
    return answer({ success: false, error }, 409);
  }
  if (stored)
    return answer({
      success: true,
      reference: stored.reference,
      receivedAt: stored.received_at,
      ...(room === 'late' && { isMailLate: true }),
    });
  return answer(
    {
      success: false,
      error: 'Ihr Widerruf konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    },
    500,
  );
});

const answer = (body: WithdrawalAnswer, status = 200): Response => json(body, status);
