import NewsletterForm from '#app/features/newsletter/newsletter-form.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { useAddress } from '#app/lib/use-site.ts';
import { PageHead, Section } from '#app/ui/layout/section.tsx';
import type { Route } from './+types/newsletter.ts';
import { readTexts } from '#content/texts.ts';
import { NOTICE_TEXTS } from '#shared/texts/notices.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({
  origin: context.get(serverContext).publicUrl,
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  buildMeta({
    title: 'Newsletter bestellen',
    description:
      'Neue Beiträge und Hinweise zu Website, Suche und Datenschutz für kleine Betriebe per ' +
      'E-Mail, mit einem Klick wieder abbestellt.',
    origin: loaderData?.origin ?? '',
    path: '/newsletter',
    noindex: true,
  });

export default function Newsletter() {
  const texts = readTexts(NOTICE_TEXTS);
  const result = new URLSearchParams(useAddress().search).get('anmeldung');
  return (
    <>
      <PageHead title={texts['newsletter.title']} lead={texts['newsletter.lead']} />
      <Section>
        {result === 'gesendet' && (
          <p role="status" className="mb-8 max-w-[60ch] border border-success bg-success-wash p-4">
            {texts['newsletter.sent']}
          </p>
        )}
        {result === 'fehler' && (
          <p role="alert" className="mb-8 max-w-[60ch] border border-danger bg-danger-wash p-4">
            Die Anmeldung hat nicht geklappt. Bitte prüfen Sie die E-Mail-Adresse und versuchen Sie
            es erneut.
          </p>
        )}
        <div className="max-w-[48rem]">
          <Island of={NewsletterForm} when="idle" props={{ source: 'page' }} />
        </div>
      </Section>
    </>
  );
}
