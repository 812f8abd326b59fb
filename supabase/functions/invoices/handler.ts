import { collectFieldErrors } from '#shared/forms/field-errors.ts';
import { IN_GERMAN } from '#shared/forms/in-german.ts';
import { InvoiceActionSchema, type InvoiceAction } from '#shared/billing/invoice-actions.ts';
import { json, type FunctionContext } from '../context.ts';
import { onlyPost, readBody } from '../posted.ts';
import { refuse, type Outcome, type StaffContext } from './call.ts';
import { recordPayment, remindCustomer, useCredit } from './collect.ts';
import { createPart } from './create-part.ts';
import { createDraft, createLike, createOnce, discardDraft, saveDraft } from './drafts.ts';
import { cancelInvoice, issueInvoice } from './issue.ts';

/**
 * `invoices`: everything staff does with invoices, one `action` a call. Answers
 * `{success:true, id, number?, updatedAt?}` after the commit, else
 * `{success:false, error, fieldErrors?}` with 400 (fields), 403, 404, 409
 * (somebody else was faster, or the state forbids it) or 500.
 */
export const handleInvoices = onlyPost(async (request, context) => {
  const { status, answer } = await act(request, context);
  return json(answer, status);
});

async function act(request: Request, context: FunctionContext): Promise<Outcome> {
  // Read under the caller's own rights: role and second factor decide, as in every policy.
  const { data: isStaff } = await context.supabase.rpc('is_staff');
  if (isStaff !== true || !context.user) return refuse('Das darf nur die Agentur.', 403);
  const parsed = InvoiceActionSchema.safeParse(await readBody(request), IN_GERMAN);
  if (!parsed.success)
    return refuse('Bitte prüfen Sie Ihre Angaben.', 400, collectFieldErrors(parsed.error.issues));
  try {
    return await perform(parsed.data, { ...context, actor: context.user.id });
  } catch (error) {
    context.log.error({ err: error, action: parsed.data.action }, 'invoice action failed');
    return refuse('Das hat nicht geklappt. Bitte versuchen Sie es erneut.', 500);
  }
}

const perform = (action: InvoiceAction, context: StaffContext): Promise<Outcome> => {
  switch (action.action) {
    case 'create':
      return createOnce(action.id, context, () => createDraft(action, context));
    case 'create-like':
      return createOnce(action.id, context, () => createLike(action, context));
    case 'create-part':
      return createOnce(action.id, context, () => createPart(action, context));
    case 'save':
      return saveDraft(action, context);
    case 'discard':
      return discardDraft(action, context);
    case 'issue':
      return issueInvoice(action, context);
    case 'cancel':
      return cancelInvoice(action, context);
    case 'pay':
      return recordPayment(action, context);
    case 'use-credit':
      return useCredit(action, context);
    case 'remind':
      return remindCustomer(action, context);
  }
};
