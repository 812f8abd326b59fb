import { findPage, listPages } from '#content/pages.ts';
import { readInline, renderInline } from '#content/markdown.ts';
import { samplePath } from '#shared/offers/sample-documents.ts';
import { Article } from '#app/features/content/article.tsx';
import { ContactBand } from './contact-band.tsx';
import { HelpColumns } from '#app/features/content/help-rail.tsx';
import { SampleDocuments } from '#app/features/content/sample-documents.tsx';
import { SourceList } from '#app/features/content/source-list.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildFaqPage } from '#app/lib/json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import type { Crumb } from '#app/ui/content/breadcrumbs.tsx';
import { Prose } from '#app/ui/content/prose.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { requirePage } from './page-not-found.ts';
import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';
import type { Route } from './+types/help-topic.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = requirePage(await findPage('help', params.topic));
  const topics = await listPages('help');
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
    topics: topics.map(({ path, data: { name } }) => ({
      name,
      to: path,
      isCurrent: path === page.path,
    })),
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
    crumbs: buildCrumbs(data.name, path),
    jsonLd: [buildFaqPage(questions)],
  });
}

/**
 * Every question stands open under an anchor of its own: whoever is sent here
 * sees the answer at once.
 */
export default function HelpTopic({ loaderData }: Route.ComponentProps) {
  const texts = readTexts(OVERVIEW_TEXTS);
  const { data, path, questions, topics } = loaderData;
  return (
    <Article
      crumbs={buildCrumbs(data.name, path)}
      title={data.h1}
      lead={data.lead}
      isWide
      after={
        <ContactBand title={texts['topic.end.title']} isQuestion>
          {texts['topic.end.text']}
        </ContactBand>
      }
    >
      <HelpColumns topics={topics}>
        {questions.map(({ id, question, answerHtml }) => (
          <section
            key={id}
            aria-labelledby={id}
            className="grid gap-y-2 border-b border-line py-7 first:pt-0 has-[:target]:border-l-4 has-[:target]:border-l-accent has-[:target]:pl-5"
          >
            <h2 id={id} className="scroll-mt-28 text-title">
              <Unbroken>{question}</Unbroken>
            </h2>
            <div>
              <Prose html={answerHtml} />
              {answerHtml.includes(samplePath('angebot')) && (
                <div className="mt-5">
                  <SampleDocuments />
                </div>
              )}
            </div>
          </section>
        ))}
        <SourceList sources={[]} reviewed={data.reviewed} />
      </HelpColumns>
    </Article>
  );
}
