import * as z from 'zod/mini';
import { PROOF_PURPOSES } from '#shared/quote/proof-of-work.ts';
import { json, type FunctionContext } from '../context.ts';
import { createProofChallenge } from '../proof-of-work.ts';

const QuestionSchema = z.object({ purpose: z.enum(PROOF_PURPOSES), id: z.uuid() });

/**
 * `challenge`: GET `?purpose=quote-request|contact|booking&id=<id of the
 * enquiry>` answers a signed ALTCHA challenge for this one enquiry.
 */
export async function handleChallenge(
  request: Request,
  { settings }: FunctionContext,
): Promise<Response> {
  if (request.method !== 'GET') return json({ error: 'Diese Adresse nimmt nur GET an.' }, 405);
  const question = QuestionSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!question.success) return json({ error: 'Zweck oder Nummer der Anfrage fehlt.' }, 400);
  const response = json(
    await createProofChallenge(question.data.purpose, question.data.id, settings.signingSecret),
  );
  response.headers.set('cache-control', 'no-store');
  return response;
}
