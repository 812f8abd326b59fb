import { findPage, listPages } from '#content/pages.ts';
import { readInline, renderInline } from '#content/markdown.ts';
import { samplePath } from '#shared/offers/sample-documents.ts';
import { Article } from '#app/features/content/article.tsx';
import { ContactBand } from '#app/features/content/contact-band.tsx';
import { RelatedLinks } from '#app/features/content/related-links.tsx';
import { SampleDocuments } from '#app/features/content/sample-documents.tsx';
import { SourceList } from '#app/features/content/source-list.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildBreadcrumbList, buildFaqPage, type Crumb } from '#app/lib/json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { Prose } from '#app/ui/content/prose.tsx';
import { requirePage } from './page-not-found.ts';
import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';
import type { Route } from './+types/help-topic.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = requirePage(await findPage('help', params.topic));
  const others = (await listPages('help')).filter((other) => other !== page);
  const { faq, ...data } = page.data;
  return {
    origin: context.get(serverContext).publicUrl,
    path: page.path,
    slug: page.slug,
    data,
    questions: faq.map(({ id, question, answer }) => ({
      id,
      question,
      answer: readInline(answer),
      answerHtml: renderInline(answer),
    })),
    others: others.map((other) => ({ path: other.path, name: other.data.name })),
  };
}

const buildCrumbs = (name: string, path: string): Crumb[] => [
  { name: 'Start', path: '/' },
  { name: 'Hilfe', path: '/hilfe' },
  { name, path },
];

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, path, slug, data, questions } = loaderData;
  return buildMeta({
    title: data.title,
    description: data.description,
    origin,
    path,
    image: `help/${slug}`,
    jsonLd: [buildBreadcrumbList(buildCrumbs(data.name, path), origin), buildFaqPage(questions)],
  });
}

/**
 * Every question stands open under an anchor of its own: whoever is sent here
 * sees the answer at once.
 */
export default function HelpTopic({ loaderData }: Route.ComponentProps) {
  const texts = readTexts(OVERVIEW_TEXTS);
  const { data, path, questions, others } = loaderData;
  return (
    <Article
      crumbs={buildCrumbs(data.name, path)}
      title={data.h1}
      lead={data.lead}
      contents={questions.map(({ id, question }) => ({ id, text: question }))}
      after={<ContactBand title={texts['topic.end.title']}>{texts['topic.end.text']}</ContactBand>}
    >
      <div>
        {questions.map(({ id, question, answerHtml }) => (
          <section
            key={id}
            aria-labelledby={id}
            className="border-b border-line py-7 first:pt-0 has-[:target]:border-l-4 has-[:target]:border-l-accent has-[:target]:pl-5"
          >
            <h2 id={id} className="scroll-mt-28 text-title">
              {question}
            </h2>
            <Prose html={answerHtml} className="mt-2 max-w-[62ch] text-muted" />
            {answerHtml.includes(samplePath('angebot')) && (
              <div className="mt-5">
                <SampleDocuments />
              </div>
            )}
          </section>
        ))}
      </div>
      <RelatedLinks title="Andere Themen" links={others} />
      <SourceList sources={[]} reviewed={data.reviewed} />
    </Article>
  );
}
