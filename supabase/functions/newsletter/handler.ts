import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { buildNewsletterIssue } from '#emails/newsletter.ts';
import { CONSENT_TEXTS } from '#shared/consent/consent-texts.ts';
import { NEWSLETTER_CONFIRMATION, type NewsletterAnswer } from '#shared/newsletter/newsletter.ts';
import { NewsletterCallSchema, type NewsletterCall } from '#shared/newsletter/newsletter-schema.ts';
import { allowSender } from '../rate-limit.ts';
import { foldHost } from '../fold-host.ts';
import { json, type FunctionContext } from '../context.ts';
import { onlyPost, readBody } from '../posted.ts';

const REASON =
  'subscribers have no account; the functions called here check what each caller may do';

/**
 * `newsletter`: request, confirm and end a subscription, and show an issue
 * before it is sent (admins). A request is answered the same for every address:
 * `{success:true}`, or 400 (no address), 429, 500. confirm and unsubscribe
 * answer 404 for a link that is unknown or too old. A form sent without script
 * is answered with a redirect to /newsletter.
 */
export const handleNewsletter = onlyPost(async (request, context) => {
  const isForm =
    request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;
  const response = await act(isForm ? await readForm(request) : await readBody(request), context);
  if (!isForm) return response;
  return new Response(null, {
    status: 303,
    headers: { location: `/newsletter?anmeldung=${nameOutcome(response.status)}` },
  });
});

/** What /newsletter tells: only a wrong address is the visitor's to correct. */
const nameOutcome = (status: number): string =>
  status === 200 ? 'gesendet' : status === 400 ? 'fehler' : 'spaeter';

async function readForm(request: Request): Promise<unknown> {
  return { action: 'request', ...Object.fromEntries(new URLSearchParams(await request.text())) };
}

async function act(body: unknown, context: FunctionContext): Promise<Response> {
  const parsed = NewsletterCallSchema.safeParse(body);
  if (!parsed.success)
    return answer(
      { success: false, error: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
      400,
    );
  const call = parsed.data;
  try {
    switch (call.action) {
      case 'request':
        return await subscribe(call, context);
      case 'confirm':
        return settle(
          await context.admin(REASON).rpc('confirm_newsletter', {
            token: call.token,
            version: NEWSLETTER_CONFIRMATION.version,
          }),
        );
      case 'unsubscribe':
        return settle(
          await context.admin(REASON).rpc('unsubscribe_newsletter', {
            token: call.token,
            origin: call.source,
          }),
        );
      case 'preview':
        return await preview(call, context);
    }
  } catch (error) {
    context.log.error({ err: error }, 'newsletter call failed');
    return answer(
      { success: false, error: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.' },
      500,
    );
  }
}

const answer = (body: NewsletterAnswer, status = 200): Response => json(body, status);

async function subscribe(
  { email, source, website }: Extract<NewsletterCall, { action: 'request' }>,
  context: FunctionContext,
) {
  if (!(await allowSender(context, 'newsletter', email))) {
    return answer(
      {
        success: false,
        error:
          'Von Ihrem Anschluss kamen sehr viele Anmeldungen. Bitte versuchen Sie es später erneut.',
      },
      429,
    );
  }
  // A program that fills in the trap learns nothing from the answer.
  if (website) return answer({ success: true });
  const { error } = await context.admin(REASON).rpc('request_newsletter', {
    address: foldHost(email),
    origin: source,
    version: CONSENT_TEXTS.newsletter.version,
  });
  if (error) throw new Error(`request_newsletter: ${error.message}`);
  return answer({ success: true });
}

function settle({ data, error }: PostgrestSingleResponse<boolean>): Response {
  if (error) throw new Error(`subscription not changed: ${error.message}`);
  return data
    ? answer({ success: true })
    : answer(
        {
          success: false,
          error: 'Dieser Link ist ungültig oder älter als 30 Tage. Bitte melden Sie sich neu an.',
        },
        404,
      );
}

/** The issue exactly as the mail shows it. */
async function preview(
  { subject, body }: Extract<NewsletterCall, { action: 'preview' }>,
  context: FunctionContext,
): Promise<Response> {
  const { data: isAdmin } = await context.supabase.rpc('is_admin');
  if (isAdmin !== true)
    return answer({ success: false, error: 'Die Vorschau ist Administratoren vorbehalten.' }, 403);
  return json({
    html: buildNewsletterIssue({ subject, body, origin: context.publicUrl }, context.company).html,
  });
}
