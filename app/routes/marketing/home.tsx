import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { preloadQuoteModal } from '#app/features/quote/load-quote-modal.ts';
import { LATE_MODULES } from '#app/lib/early-script.ts';
import { inUse } from '#app/lib/early-signs.ts';
import { hydrateLate } from '#app/lib/late-hydration.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildFaqPage, buildProfessionalService, buildWebSite } from '#app/lib/json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { listHomeQuestions } from '#content/faq.ts';
import { getContentSettings } from '#content/settings.ts';
import { listTestimonials } from '#content/testimonials.ts';
import { getClaim } from '#shared/claims.ts';
import type { Route } from './+types/home.ts';

// The page is complete without script; its code comes with the first sign of use.
const loadContent = () => import('./home/home-content.tsx');
const HomeContent = hydrateLate(loadContent);
// The quote request is what this page is for: its code comes beside the page's, not after it.
if (!import.meta.env.SSR) void inUse.then(preloadQuoteModal);
const QuoteFromUrl = lazy(() => import('#app/features/quote/quote-from-url.tsx').then((module) => ({ default: module.QuoteFromUrl })));

export function loader({ context }: Route.LoaderArgs) {
  const { company, publicUrl, lateModules } = context.get(serverContext);
  const questions = listHomeQuestions();
  return {
    questions: questions.map(({ question, answerHtml }) => ({ question, answerHtml })),
    testimonials: listTestimonials(new Date()),
    ratingDefinition: getClaim('rating', getContentSettings().claims).definition,
    lateModules: lateModules.join(' '),
    meta: buildMeta({
      title: 'Website erstellen lassen ab 590 €',
      description:
        'Webagentur in Roermond: Websites ab 590 €, Online-Shops, KI-Chatbots und Automatisierung für Betriebe in Deutschland, Österreich, der Schweiz und den Niederlanden.',
      origin: publicUrl,
      path: '/',
      jsonLd: [buildProfessionalService(company, publicUrl), buildWebSite(publicUrl, company.name), buildFaqPage(questions)],
    }),
  };
}

/** Whoever comes from another page has no markup of the server to look at meanwhile: the page is shown when its content is there. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), loadContent()]);
  return data;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [...loaderData.meta, { name: LATE_MODULES, content: loaderData.lateModules }] : [];

export default function Home() {
  // A link with ?angebot=… opens the quote request by itself.
  const quoteWanted = useLocation().search.includes('angebot=');
  return (
    <>
      <HomeContent />
      {quoteWanted && (
        <Suspense>
          <QuoteFromUrl />
        </Suspense>
      )}
    </>
  );
}
