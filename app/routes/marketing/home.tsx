import { hydrateLate } from '#app/lib/late-hydration.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildFaqPage, buildProfessionalService, buildWebSite } from '#app/lib/json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { HOME_QUESTIONS } from '#content/home-questions.ts';
import { listTestimonials } from '#content/testimonials.ts';
import { getClaim } from '#shared/claims.ts';
import type { Route } from './+types/home.ts';
import { Hero } from './home/hero.tsx';

const BelowTheHero = hydrateLate(() => import('./home/below-the-hero.tsx'));

export function loader({ context }: Route.LoaderArgs) {
  const { company, publicUrl } = context.get(serverContext);
  return {
    questions: HOME_QUESTIONS,
    testimonials: listTestimonials(new Date()),
    ratingDefinition: getClaim('rating').definition,
    meta: buildMeta({
      title: 'Website erstellen lassen ab 590 €',
      description:
        'Webagentur in Roermond: Websites ab 590 €, Online-Shops, KI-Chatbots und Automatisierung für Betriebe in Deutschland, Österreich, der Schweiz und den Niederlanden.',
      origin: publicUrl,
      path: '/',
      jsonLd: [buildProfessionalService(company, publicUrl), buildWebSite(publicUrl, company.name), buildFaqPage(HOME_QUESTIONS)],
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Home() {
  return (
    <>
      <Hero />
      <BelowTheHero />
    </>
  );
}
