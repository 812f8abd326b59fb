import type { ReactNode } from 'react';
import { readInline, renderInline } from '#content/markdown.ts';
import { findPage } from '#content/pages.ts';
import { getContentSettings } from '#content/settings.ts';
import { ContactBand } from './contact-band.tsx';
import { PageParts } from '#app/features/content/page-parts.tsx';
import { PeopleAndPlace } from '#app/features/media/people-and-place.tsx';
import { BillSheet } from '#app/features/places/bill-sheet.tsx';
import { SeatBand } from '#app/features/places/seat-band.tsx';
import MeasureUs from '#app/features/showcase/measure-us.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { QuestionList } from '#app/features/content/question-list.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildFaqPage, buildLocalBusiness } from '#app/lib/json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { splitChapters } from '#app/features/content/chapters.ts';
import { usePrices } from '#app/lib/use-site.ts';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { ContactPerson } from '../marketing/contact-person.tsx';
import { Breadcrumbs, type Crumb } from '#app/ui/content/breadcrumbs.tsx';
import { ASIDE, GRID } from '#app/ui/layout/grid.ts';
import { Container, PageHead, Section } from '#app/ui/layout/section.tsx';
import { cx } from '#app/ui/cx.ts';
import { TextLink } from '#app/ui/link.tsx';
import { FactList, Signature } from './about-parts.tsx';
import { requirePage } from './page-not-found.ts';
import type { Route } from './+types/about.ts';
import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';

const PATH = '/ueber-uns';
const CRUMBS: Crumb[] = [
  { name: 'Start', path: '/' },
  { name: 'Über uns', path: PATH },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, company } = context.get(serverContext);
  const page = requirePage(await findPage('company', 'ueber-uns'));
  const { faq, ...data } = page.data;
  const { owner, team, office } = getContentSettings().slots;
  return {
    origin: publicUrl,
    company,
    data,
    parts: page.parts,
    pictures: { owner, team, office },
    ownerIsSample: company.owner === SAMPLE_COMPANY.owner,
    questions: faq.map(({ question, answer }) => ({
      question,
      answer: readInline(answer),
      answerHtml: renderInline(answer),
    })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, data, company, questions } = loaderData;
  return buildMeta({
    title: data.title,
    description: data.description,
    origin,
    path: PATH,
    image: 'company/ueber-uns',
    crumbs: CRUMBS,
    jsonLd: [buildLocalBusiness(company, origin), buildFaqPage(questions)],
  });
}

export default function About({ loaderData }: Route.ComponentProps) {
  const texts = readTexts(OVERVIEW_TEXTS);
  const { data, parts, questions, pictures, ownerIsSample } = loaderData;
  const { opening, chapters } = splitChapters(parts);
  const beside: Readonly<Record<string, ReactNode>> = {
    'woher-der-name-kommt': <BillSheet country="DE" item={usePrices().packages[0]} />,
  };
  const above: Readonly<Record<string, ReactNode>> = {
    'woran-sie-uns-messen-koennen': <Island of={MeasureUs} when="visible" />,
  };
  const below: Readonly<Record<string, ReactNode>> = {
    // A name that nobody has entered yet signs nothing.
    'woher-der-name-kommt': !ownerIsSample && <Signature />,
  };
  return (
    <>
      <article>
        <PageHead above={<Breadcrumbs crumbs={CRUMBS} />} title={data.h1} lead={data.lead} />
        <SeatBand>
          <ContactPerson isLarge />
        </SeatBand>
        {(opening.length > 0 || Object.values(pictures).some(Boolean)) && (
          <Container className="pt-10 md:pt-16">
            <PeopleAndPlace {...pictures} />
            <PageParts parts={opening} />
          </Container>
        )}
        {chapters.map((chapter) => {
          const form = FORMS[chapter.id];
          return (
            <Section
              key={chapter.id}
              id={chapter.id}
              title={<span dangerouslySetInnerHTML={{ __html: chapter.titleHtml }} />}
              layout={form ? 'stack' : 'side'}
              space="tight"
              {...(form?.tone && { tone: form.tone })}
            >
              {above[chapter.id] && (
                <div className="@container mb-8 md:mb-12">{above[chapter.id]}</div>
              )}
              <div className={beside[chapter.id] ? cx(GRID, 'gap-y-8') : undefined}>
                <div
                  className={cx(form?.look, Boolean(beside[chapter.id]) && 'min-w-0 lg:col-span-7')}
                >
                  <PageParts parts={chapter.parts} blocks={{ 'company-facts': <FactList /> }} />
                </div>
                {beside[chapter.id] && (
                  <div className={cx(ASIDE, '@container')}>{beside[chapter.id]}</div>
                )}
              </div>
              {below[chapter.id] && <div className="mt-8">{below[chapter.id]}</div>}
            </Section>
          );
        })}
        <Section id="fragen" title={texts['about.questions']} layout="side" space="tight">
          <QuestionList questions={questions} />
          <p className="mt-6">
            {texts['about.more']} <TextLink to="/hilfe">Hilfe</TextLink>.
          </p>
        </Section>
      </article>
      <ContactBand title={texts['about.end.title']} isSigned={false}>
        {texts['about.end.text']}
      </ContactBand>
    </>
  );
}

/** Chapters that are no running text beside their heading. */
const FORMS: Readonly<Record<string, { look: string; tone?: 'surface' | 'ink' }>> = {
  'wie-wir-arbeiten': { look: 'principles' },
  'eine-woche-im-projekt': { look: 'week', tone: 'surface' },
  'woher-der-name-kommt': { look: 'reading' },
  'woran-sie-uns-messen-koennen': { look: 'principles', tone: 'ink' },
};
