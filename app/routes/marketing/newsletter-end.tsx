import { LinkStep } from '#app/features/newsletter/link-step.tsx';
import { settleLink } from '#app/features/newsletter/settle-link.server.ts';
import { serverContext } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { PageHead, Section } from '#app/ui/layout/section.tsx';
import type { Route } from './+types/newsletter-end.ts';
import { readTexts } from '#content/texts.ts';
import { NOTICE_TEXTS } from '#shared/texts/notices.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({
  origin: context.get(serverContext).publicUrl,
});
/** Also where mail programs post for the one-click unsubscription of RFC 8058. */
export const action = ({ request, context }: Route.ActionArgs) =>
  settleLink(request, context, 'unsubscribe');

export const meta: Route.MetaFunction = ({ loaderData }) =>
  buildMeta({
    title: 'Newsletter abbestellen',
    description:
      'Bestellen Sie den Newsletter mit einem Klick ab. Ihre Adresse wird dabei gelöscht.',
    origin: loaderData?.origin ?? '',
    path: '/newsletter',
    noindex: true,
  });

export default function NewsletterEnd({ actionData }: Route.ComponentProps) {
  const texts = readTexts(NOTICE_TEXTS);
  return (
    <>
      <PageHead title="Newsletter abbestellen" />
      <Section>
        <LinkStep
          outcome={actionData?.outcome}
          text={texts['newsletter.end']}
          button="Newsletter abbestellen"
          done={<p>{texts['newsletter.ended']}</p>}
        />
      </Section>
    </>
  );
}
