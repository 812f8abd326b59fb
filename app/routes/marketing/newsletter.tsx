import NewsletterForm from '#app/features/newsletter/newsletter-form.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { useAddress } from '#app/lib/use-site.ts';
import { Breadcrumbs } from '#app/ui/content/breadcrumbs.tsx';
import { cx } from '#app/ui/cx.ts';
import { SceneBand } from '#app/features/content/scene-band.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { GRID } from '#app/ui/layout/grid.ts';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { listPages } from '#content/pages.ts';
import type { Route } from './+types/newsletter.ts';
import { readTexts } from '#content/texts.ts';
import { NOTICE_TEXTS } from '#shared/texts/notices.ts';

const RECENT = 3;
const PROMISES = ['newsletter.promise.1', 'newsletter.promise.2', 'newsletter.promise.3'] as const;

const CRUMBS = [
  { name: 'Start', path: '/' },
  { name: 'Newsletter', path: '/newsletter' },
];

export const loader = async ({ context }: Route.LoaderArgs) => ({
  origin: context.get(serverContext).publicUrl,
  posts: (await listPages('blog')).slice(0, RECENT).map(({ path, data }) => ({
    path,
    title: data.title,
    description: data.description,
  })),
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

export default function Newsletter({ loaderData }: Route.ComponentProps) {
  const texts = readTexts(NOTICE_TEXTS);
  const result = new URLSearchParams(useAddress().search).get('anmeldung');
  return (
    <>
      {/* What is ordered and the order itself, one sheet on the water. */}
      <div className="tone-ink pt-2 pb-10 md:pt-5 md:pb-16">
        <Container className={cx(GRID, 'gap-y-6')}>
          <div className="min-w-0 lg:col-span-5">
            <Breadcrumbs crumbs={CRUMBS} />
            <h1 className="mt-3 text-page md:mt-4">{texts['newsletter.title']}</h1>
            <p className="mt-3 text-lead text-balance md:mt-4">{texts['newsletter.lead']}</p>
          </div>
          <div className="tone-surface min-w-0 border-t-[6px] border-accent p-5 sm:p-8 lg:col-span-7 lg:mt-7">
            {result === 'gesendet' && (
              <p role="status" className="mb-8 max-w-[60ch] border border-success p-4">
                {texts['newsletter.sent']}
              </p>
            )}
            {result === 'fehler' && (
              <p role="alert" className="mb-8 max-w-[60ch] border border-danger p-4">
                Die Anmeldung hat nicht geklappt. Bitte prüfen Sie die E-Mail-Adresse und versuchen
                Sie es erneut.
              </p>
            )}
            {result === 'spaeter' && (
              <p role="alert" className="mb-8 max-w-[60ch] border border-danger p-4">
                Die Anmeldung hat gerade nicht geklappt. Bitte versuchen Sie es später erneut.
              </p>
            )}
            <Island of={NewsletterForm} when="idle" props={{ source: 'page' }} />
            <ul className="mt-8 border-t border-line">
              {PROMISES.map((key) => (
                <li key={key} className="flex gap-3 border-b border-line py-4">
                  <Icon name="check" className="mt-1" />
                  {texts[key]}
                </li>
              ))}
            </ul>
          </div>
        </Container>
      </div>
      <SceneBand seed="/newsletter" tool="letter" />
      <Section id="zuletzt" title={texts['newsletter.recent']} space="tight">
        <ul className={cx(GRID, 'gap-y-6')}>
          {loaderData.posts.map(({ path, title, description }) => (
            <li key={path} className="border-t border-line-strong pt-4 lg:col-span-4">
              <h3 className="text-title">
                <TextLink to={path}>{title}</TextLink>
              </h3>
              <p className="mt-3 text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
