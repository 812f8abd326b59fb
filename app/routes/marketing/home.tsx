import { serverContext } from '#app/lib/contexts.ts';
import { buildFaqPage, buildLocalBusiness, buildWebSite } from '#app/lib/json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { listHomeQuestions } from '#content/faq.ts';
import { getContentSettings } from '#content/settings.ts';
import { isRealSite, listTestimonials } from '#content/testimonials.ts';
import { getClaim } from '#shared/agency/claims.ts';
import type { Route } from './+types/home.ts';
import { FinalCall } from './final-call.tsx';
import { Benefits } from './home/benefits.tsx';
import { Features } from './home/features.tsx';
import { Hero } from './home/hero.tsx';
import { Packages } from './home/packages.tsx';
import { Questions } from './home/questions.tsx';
import { Reach } from './home/reach.tsx';
import { Region } from './home/region.tsx';
import { Reviews } from './home/reviews.tsx';
import { Shelf } from './home/shelf.tsx';
import { Ticker } from './home/ticker.tsx';
import { Work } from './home/work.tsx';
import { readTexts } from '#content/texts.ts';
import { HOME_TEXTS } from '#shared/texts/home.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { company, demo, publicUrl } = context.get(serverContext);
  const texts = readTexts(HOME_TEXTS);
  const questions = listHomeQuestions();
  return {
    questions: questions.map(({ question, answerHtml }) => ({ question, answerHtml })),
    portrait: getContentSettings().slots.owner,
    testimonials: listTestimonials(new Date(), isRealSite(publicUrl, demo !== null)),
    ratingDefinition: getClaim('rating', getContentSettings().claims).definition,
    meta: buildMeta({
      title: texts['meta.title'],
      description: texts['meta.description'],
      origin: publicUrl,
      path: '/',
      jsonLd: [
        buildLocalBusiness(company, publicUrl),
        buildWebSite(publicUrl, company.name),
        buildFaqPage(questions),
      ],
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { questions, testimonials, ratingDefinition, portrait } = loaderData;
  return (
    <>
      <Hero />
      <Shelf />
      <Benefits />
      <Reach bank="right" begins>
        <Features />
      </Reach>
      <Reach bank="left">
        <Packages />
      </Reach>
      <Reach bank="right">
        <Reviews testimonials={testimonials} ratingDefinition={ratingDefinition} />
      </Reach>
      {/* Far enough down: browsers fetch lazy pictures well before they are seen, and the first
          screen comes first (PRESS-04). The river ends at the ticker; the map shows the same one. */}
      <Reach bank="left" crosses={false}>
        <Work />
      </Reach>
      <Ticker />
      <Region />
      <Questions questions={questions} />
      <FinalCall portrait={portrait} />
    </>
  );
}
