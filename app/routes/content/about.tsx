import type { ReactNode } from 'react';
import { readInline, renderInline } from '#content/markdown.ts';
import { findPage } from '#content/pages.ts';
import { getContentSettings } from '#content/settings.ts';
import { Article } from '#app/features/content/article.tsx';
import { Chapter } from '#app/features/content/chapter.tsx';
import { ContactBand } from '#app/features/content/contact-band.tsx';
import { PageParts } from '#app/features/content/page-parts.tsx';
import { PeopleAndPlace } from '#app/features/media/people-and-place.tsx';
import { BillSheet } from '#app/features/places/bill-sheet.tsx';
import { SeatBand } from '#app/features/places/seat-band.tsx';
import MeasureUs from '#app/features/showcase/measure-us.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { QuestionList } from '#app/features/content/question-list.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import {
  buildBreadcrumbList,
  buildFaqPage,
  buildLocalBusiness,
  type Crumb,
} from '#app/lib/json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { splitChapters } from '#app/features/content/chapters.ts';
import { useCompany, usePrices } from '#app/lib/use-site.ts';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { ContactPerson } from '../marketing/contact-person.tsx';
import { PhoneLink } from '../marketing/phone-link.tsx';
import { useCompanyFacts } from '#app/lib/use-company-facts.ts';
import { Icon } from '#app/ui/icon.tsx';
import { TextLink } from '#app/ui/link.tsx';
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
    jsonLd: [
      buildBreadcrumbList(CRUMBS, origin),
      buildLocalBusiness(company, origin),
      buildFaqPage(questions),
    ],
  });
}

export default function About({ loaderData }: Route.ComponentProps) {
  const texts = readTexts(OVERVIEW_TEXTS);
  const { data, parts, questions, pictures, ownerIsSample } = loaderData;
  const { opening, chapters } = splitChapters(parts);
  const figures: Readonly<Record<string, ReactNode>> = {
    'woher-der-name-kommt': <BillSheet country="DE" item={usePrices().packages[0]} />,
    'woran-sie-uns-messen-koennen': (
      <div className="mt-8">
        <Island of={MeasureUs} when="visible" />
      </div>
    ),
  };
  return (
    <Article
      crumbs={CRUMBS}
      title={data.h1}
      lead={data.lead}
      stage={
        <SeatBand>
          <ContactPerson isLarge />
        </SeatBand>
      }
      isWide
      after={<ContactBand title={texts['about.end.title']}>{texts['about.end.text']}</ContactBand>}
    >
      <PeopleAndPlace {...pictures} />
      {opening.length > 0 && <PageParts parts={opening} />}
      {chapters.map((chapter) => (
        <Chapter key={chapter.id} id={chapter.id} titleHtml={chapter.titleHtml}>
          <div className={FORMS[chapter.id]}>
            <PageParts parts={chapter.parts} blocks={{ 'company-facts': <FactList /> }} />
          </div>
          {figures[chapter.id]}
          {/* A name that nobody has entered yet signs nothing. */}
          {chapter.id === 'woher-der-name-kommt' && !ownerIsSample && <Signature />}
        </Chapter>
      ))}
      <Chapter id="fragen" title={texts['about.questions']}>
        <QuestionList questions={questions} />
        <p className="mt-6">
          {texts['about.more']} <TextLink to="/hilfe">Hilfe</TextLink>.
        </p>
      </Chapter>
    </Article>
  );
}

/** Chapters that are no running text. */
const FORMS: Readonly<Record<string, string>> = {
  'wie-wir-arbeiten': 'principles',
  'eine-woche-im-projekt': 'week',
  'woher-der-name-kommt': 'reading',
};

/** Signed like a letter. */
function Signature() {
  const { owner, name, city } = useCompany();
  return (
    <p className="mt-8">
      <span className="inline-block font-display text-[1.75rem] leading-tight font-semibold">
        {owner}
      </span>
      <span className="mt-2 block text-small text-muted">
        {name}, {city}, <PhoneLink />
      </span>
    </p>
  );
}

/** Who wants to check them opens them; the imprint has them in full. */
const FactList = () => (
  <details className="group border-y border-line-strong">
    <summary className="flex min-h-14 list-none items-center justify-between gap-6 font-medium">
      Alle Angaben
      <Icon name="plus" className="transition-transform duration-200 group-open:rotate-45" />
    </summary>
    <Facts />
  </details>
);

function Facts() {
  return (
    <dl className="pb-4 text-small">
      {useCompanyFacts().map(([label, value]) => (
        <div
          key={label}
          className="grid gap-1 border-t border-line py-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] sm:gap-6"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
