import { collectFieldErrors } from '#shared/forms/field-errors.ts';
import type { OfferAnswer } from '#shared/offers/offer-call.ts';
import { json } from '../context.ts';

export const answer = (body: OfferAnswer, status = 200): Response => json(body, status);

export const refuseStranger = (): Response =>
  answer({ success: false, error: 'Bitte melden Sie sich an.' }, 401);

export const refuseUnknown = (): Response =>
  answer({ success: false, error: 'Dieses Angebot gibt es nicht.' }, 404);

export const refuseFields = (issues: Parameters<typeof collectFieldErrors>[0]): Response =>
  answer(
    {
      success: false,
      error: 'Bitte prüfen Sie die markierten Angaben.',
      fieldErrors: collectFieldErrors(issues),
    },
    400,
  );
