import { listPages } from '#content/pages.ts';
import { ContactBand } from './contact-band.tsx';
import GlossaryIndex from '#app/features/content/glossary-index.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { Breadcrumbs, type Crumb } from '#app/ui/content/breadcrumbs.tsx';
import { Container, PageHead } from '#app/ui/layout/section.tsx';
import type { Route } from './+types/glossary.ts';
import { readTexts } from '#content/texts.ts';
import { fillText } from '#shared/texts/text-group.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';

const PATH = '/glossar';
const CRUMBS: Crumb[] = [
  { name: 'Start', path: '/' },
  { name: 'Glossar', path: PATH },
];

export async function loader({ context }: Route.LoaderArgs) {
  const entries = await listPages('glossary');
  return {
    origin: context.get(serverContext).publicUrl,
    entries: entries.map(({ path, data, text }) => ({
      path,
      term: data.term,
      // The first paragraph of an entry.
      definition: text.split('\n')[0] ?? data.description,
      category: data.category,
      synonyms: data.synonyms,
    })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, entries } = loaderData;
  const texts = readTexts(OVERVIEW_TEXTS);
  return buildMeta({
    title: texts['glossary.meta.title'],
    description: fillText(texts['glossary.meta.description'], { count: String(entries.length) }),
    origin,
    path: PATH,
    image: 'page/glossar',
    crumbs: CRUMBS,
  });
}

export default function Glossary({ loaderData }: Route.ComponentProps) {
  const texts = readTexts(OVERVIEW_TEXTS);
  return (
    <>
      <PageHead
        above={<Breadcrumbs crumbs={CRUMBS} />}
        title={fillText(texts['glossary.title'], { count: String(loaderData.entries.length) })}
        isOpen
      />
      <Container className="pt-3 pb-10 md:pt-4 md:pb-16">
        <Island
          of={GlossaryIndex}
          when="press"
          props={{ entries: loaderData.entries, lead: texts['glossary.lead'] }}
        />
      </Container>
      <ContactBand title={texts['glossary.end.title']}>{texts['glossary.end.text']}</ContactBand>
    </>
  );
}
