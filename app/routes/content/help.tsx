import { readInline, renderInline } from '#content/markdown.ts';
import { listPages } from '#content/pages.ts';
import { ContactBand } from './contact-band.tsx';
import type { HelpTopic } from '#app/features/content/filter-questions.ts';
import HelpIndex from '#app/features/content/help-index.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { Breadcrumbs, type Crumb } from '#app/ui/content/breadcrumbs.tsx';
import { PageHead } from '#app/ui/layout/section.tsx';
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

/** What is asked before an order, by the word that one would type. */
const SOUGHT: readonly [path: string, name: string][] = [
  ['/hilfe/kosten-und-vertrag#festpreis', 'Festpreis'],
  ['/hilfe/kosten-und-vertrag#zahlung', 'Anzahlung und Raten'],
  ['/hilfe/kosten-und-vertrag#mindestlaufzeit', 'Laufzeit'],
  ['/hilfe/umzug-und-domain#domain-behalten', 'Domain behalten'],
  ['/hilfe/texte-und-bilder#vorbereiten', 'Was Sie vorbereiten'],
  ['/hilfe/pflege-und-notfall#gehackt', 'Website gehackt'],
  ['/hilfe/recht#abmahnung', 'Abmahnung'],
];

/** Those of them that are still answered. */
const findSought = (topics: readonly HelpTopic[]) =>
  SOUGHT.filter(([path]) =>
    topics.some(({ questions }) => questions.some((q) => q.path === path)),
  ).map(([path, name]) => ({ path, name }));

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const texts = readTexts(OVERVIEW_TEXTS);
  return buildMeta({
    title: texts['help.meta.title'],
    description: texts['help.meta.description'],
    origin: loaderData.origin,
    path: PATH,
    image: 'page/hilfe',
    crumbs: CRUMBS,
  });
}

export default function Help({ loaderData }: Route.ComponentProps) {
  const texts = readTexts(OVERVIEW_TEXTS);
  const count = loaderData.topics.flatMap(({ questions }) => questions).length;
  return (
    <>
      <div className="tone-ink pb-6">
        <PageHead
          above={<Breadcrumbs crumbs={CRUMBS} />}
          title={texts['help.title']}
          lead={fillText(texts['help.lead'], { count: String(count) })}
          isOpen
        />
      </div>
      <Island
        of={HelpIndex}
        when="press"
        props={{ topics: loaderData.topics, sought: findSought(loaderData.topics) }}
      />
      <ContactBand title={texts['help.end.title']} isQuestion>
        {texts['help.end.text']}
      </ContactBand>
    </>
  );
}
