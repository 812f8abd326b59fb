import { readInline, renderInline } from '#content/markdown.ts';
import { listPages } from '#content/pages.ts';
import { Trail } from '#app/features/content/article.tsx';
import { ContactBand } from '#app/features/content/contact-band.tsx';
import HelpIndex from '#app/features/content/help-index.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildBreadcrumbList, type Crumb } from '#app/lib/json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { PageHead, Section } from '#app/ui/layout/section.tsx';
import type { Route } from './+types/help.ts';
import { readTexts } from '#content/texts.ts';
import { fillText } from '#shared/texts/text-group.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';

const PATH = '/hilfe';
const CRUMBS: Crumb[] = [
  { name: 'Start', path: '/' },
  { name: 'Hilfe', path: PATH },
];

export async function loader({ context }: Route.LoaderArgs) {
  const topics = await listPages('help');
  return {
    origin: context.get(serverContext).publicUrl,
    topics: topics.map(({ path, data }) => ({
      path,
      name: data.name,
      questions: data.faq.map(({ id, question, answer }, index) => ({
        path: `${path}#${id}`,
        question,
        opening: cutOpening(readInline(answer)),
        // What is asked first is answered here.
        ...(index === 0 && { answerHtml: renderInline(answer) }),
      })),
    })),
  };
}

const SHORTEST_OPENING = 40;

/**
 * Enough to choose by: the first sentence, after a bare 'Nein.' the second too.
 * The whole answer is one press away.
 */
function cutOpening(answer: string): string {
  const [first = '', second = ''] = answer.split(/(?<=[.!?])\s(?=\p{Lu})/u);
  return first.length < SHORTEST_OPENING ? `${first} ${second}`.trim() : first;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const texts = readTexts(OVERVIEW_TEXTS);
  return buildMeta({
    title: texts['help.meta.title'],
    description: texts['help.meta.description'],
    origin: loaderData.origin,
    path: PATH,
    image: 'page/hilfe',
    jsonLd: [buildBreadcrumbList(CRUMBS, loaderData.origin)],
  });
}

export default function Help({ loaderData }: Route.ComponentProps) {
  const texts = readTexts(OVERVIEW_TEXTS);
  const count = loaderData.topics.flatMap(({ questions }) => questions).length;
  return (
    <>
      <PageHead
        above={<Trail crumbs={CRUMBS} />}
        title={texts['help.title']}
        lead={fillText(texts['help.lead'], { count: String(count) })}
        isOpen
      />
      <Section space="first">
        <Island of={HelpIndex} when="press" props={{ topics: loaderData.topics }} />
      </Section>
      <ContactBand title={texts['help.end.title']}>{texts['help.end.text']}</ContactBand>
    </>
  );
}
