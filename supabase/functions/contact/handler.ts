import { CONSENT_TEXTS } from '#shared/consent/consent-texts.ts';
import { parseContactMessage, type ContactAnswer } from '#shared/forms/contact.ts';
import { json } from '../context.ts';
import { isAbusive, refuseAbuse } from '../rate-limit.ts';
import { buildReference, deriveId } from '../identity.ts';
import { findProofFault } from '../proof-of-work.ts';
import { findSharedMailRoom } from '../mail-room.ts';
import { onForm } from '../posted.ts';
import { storeMessage } from '../store-message.ts';

const USUAL_PER_SENDER = 5;

/**
 * `contact`: stores a message and both mails in one transaction. Answers
 * `{success:true, reference, isMailLate?}` only after the commit, else
 * `{success:false, error, fieldErrors?}` with 400, 409 (the request id was used
 * for another message), 429 or 500.
 */
export const handleContact = onForm(parseContactMessage, async (sent, context, headers) => {
  const { requestId, website, privacyConsent, ...message } = sent;
  const proofFault = await findProofFault(
    headers,
    'contact',
    requestId,
    context.settings.signingSecret,
  );
  if (proofFault && (await isAbusive('contact', message.email, context))) return refuseAbuse();
  const isMany = !(await context.allow(
    `contact:${message.email.toLowerCase()}:${context.clientAddress}`,
    USUAL_PER_SENDER,
    3600,
  ));
  const row = {
    ...message,
    request_id:
      requestId ??
      deriveId([
        message.email.toLowerCase(),
        message.message,
        context.now().toISOString().slice(0, 10),
      ]),
    reference: buildReference('MK', context.now()),
    user_id: context.user?.id ?? null,
    privacy_consent: privacyConsent,
    privacy_text_version: CONSENT_TEXTS.privacy.version,
    suspicions: [
      ...(website ? ['trap-field'] : []),
      ...(isMany ? ['many-from-sender'] : []),
      ...(proofFault ? [proofFault] : []),
    ],
  };
  const room = await findSharedMailRoom(message.email, 'contact-confirmation', context);
  const stored = await storeMessage(context, {
    event: 'contact',
    row,
    room,
    data: { ...message, reference: row.reference },
    templates: { visitor: 'contact-confirmation', agency: 'contact-notification' },
  });
  if (stored?.is_other) {
    const error =
      'Unter dieser Nummer ist schon eine andere Nachricht eingegangen. Bitte laden Sie die ' +
      'Seite neu und senden Sie noch einmal.';
    return answer({ success: false, error }, 409);
  }
  if (stored)
    return answer({
      success: true,
      reference: stored.reference,
      ...(room !== 'open' && { isMailLate: true }),
    });
  return answer(
    {
      success: false,
      error: 'Ihre Nachricht konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    },
    500,
  );
});

const answer = (body: ContactAnswer, status = 200): Response => json(body, status);
