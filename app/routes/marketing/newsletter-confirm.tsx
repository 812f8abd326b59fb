import { LinkStep } from '#app/features/newsletter/link-step.tsx';
import { settleLink } from '#app/features/newsletter/settle-link.server.ts';
import { serverContext } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { TextLink } from '#app/ui/link.tsx';
import { PageHead, Section } from '#app/ui/layout/section.tsx';
import { NEWSLETTER_CONFIRMATION } from '#shared/newsletter/newsletter.ts';
import type { Route } from './+types/newsletter-confirm.ts';
import { readTexts } from '#content/texts.ts';
import { NOTICE_TEXTS } from '#shared/texts/notices.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({
  origin: context.get(serverContext).publicUrl,
});
export const action = ({ request, context }: Route.ActionArgs) =>
  settleLink(request, context, 'confirm');

export const meta: Route.MetaFunction = ({ loaderData }) =>
  buildMeta({
    title: 'Newsletter bestätigen',
    description:
      'Der zweite Schritt Ihrer Anmeldung: Erst nach dieser Bestätigung schicken wir Ihnen ' +
      'den Newsletter.',
    origin: loaderData?.origin ?? '',
    path: '/newsletter',
    noindex: true,
  });

export default function NewsletterConfirm({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Newsletter bestätigen" />
      <Section>
        <LinkStep
          outcome={actionData?.outcome}
          text={NEWSLETTER_CONFIRMATION.text}
          button="Anmeldung bestätigen"
          advice={
            <>
              <TextLink to="/newsletter">Bestellen Sie den Newsletter noch einmal</TextLink>, dann
              bekommen Sie eine neue E-Mail.
            </>
          }
          done={<p>{readTexts(NOTICE_TEXTS)['newsletter.confirmed']}</p>}
        />
      </Section>
    </>
  );
}
