import { randomUUID } from 'node:crypto';
import type { RouterContextProvider } from 'react-router';
import { invokePosted, readPosted } from '#app/lib/invoke-posted.server.ts';
import { parseWithdrawal, type WithdrawalAnswer } from '#shared/privacy/withdrawal.ts';
import { WITHDRAWAL_FAILED, type PostedWithdrawal } from './withdrawal-form.island.tsx';

/**
 * Takes the two steps of a withdrawal without script: the first press shows
 * what was said, the second one, which brings the id of the first, declares it.
 */
export async function postWithdrawal(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<PostedWithdrawal> {
  const { read } = await readPosted(request);
  const values = { name: read('name'), contract: read('contract'), email: read('email') };
  const requestId = read('requestId') || randomUUID();
  const declaration = { ...values, requestId };
  const parsed = parseWithdrawal(declaration);
  if (!parsed.success) return { step: 'enter', values, fieldErrors: parsed.fieldErrors };
  if (!read('confirmed')) return { step: 'confirm', values, requestId };
  const answer =
    (await invokePosted<WithdrawalAnswer>(request, context, 'withdrawal', declaration)) ??
    WITHDRAWAL_FAILED;
  return answer.success
    ? { step: 'done', values, receipt: answer }
    : { step: 'confirm', values, requestId, error: answer.error };
}
