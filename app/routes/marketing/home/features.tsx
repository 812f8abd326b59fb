import type { ReactNode } from 'react';
import { Island } from '#app/islands/island.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import {
  ChatFragment,
  ConsentFragment,
  FlowFragment,
  PortalFragment,
  WiresFragment,
} from '#app/features/showcase/fragments.tsx';
import SearchFragment from '#app/features/showcase/search-fragment.island.tsx';
import { readTexts } from '#content/texts.ts';
import { HOME_TEXTS } from '#shared/texts/home.ts';

/** Six features, each shown as a piece of what the customer gets. */
export function Features() {
  const texts = readTexts(HOME_TEXTS);
  return (
    <Section
      id="leistungen"
      mark={1}
      title={texts['features.title']}
      intro={texts['features.intro']}
      space="wide"
    >
      {/* A row to push sideways on phones, where six pieces below each other are five screens.
          Of the next one its edge is seen and no letter: the padding is as wide as what is seen. */}
      <div className="relative -mx-5 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto border-line px-5 pb-4 sm:-mx-8 sm:scroll-px-8 sm:px-8 md:mx-0 md:grid md:grid-cols-12 md:gap-0 md:overflow-visible md:border-t md:px-0 md:pb-0">
        <Feature
          place={1}
          className="md:col-span-7 md:border-r md:pr-8"
          title={texts['features.chatbots.title']}
          text={texts['features.chatbots']}
          to="/services/ki-chatbots"
        >
          <ChatFragment />
        </Feature>
        <Feature
          place={2}
          className="md:col-span-5 md:pl-8"
          title={texts['features.automation.title']}
          text={texts['features.automation']}
          to="/services/automatisierung"
        >
          <FlowFragment />
        </Feature>
        <Feature
          place={3}
          className="md:col-span-5 md:border-r md:pr-8"
          title={texts['features.gdpr.title']}
          text={texts['features.gdpr']}
          to="/services/dsgvo-compliance"
        >
          <ConsentFragment />
        </Feature>
        <Feature
          place={4}
          className="md:col-span-7 md:pl-8"
          title={texts['features.seo.title']}
          text={texts['features.seo']}
          to="/services/seo-optimierung"
        >
          <Island of={SearchFragment} when="visible" />
        </Feature>
        <Feature
          place={5}
          className="md:col-span-7 md:border-r md:pr-8"
          title={texts['features.portal.title']}
          text={texts['features.portal']}
          to="/login"
          link={texts['features.portal.link']}
        >
          <PortalFragment />
        </Feature>
        <Feature
          place={6}
          className="md:col-span-5 md:pl-8"
          title={texts['features.integration.title']}
          text={texts['features.integration']}
          to="/kontakt"
          link={texts['features.integration.link']}
        >
          <WiresFragment />
        </Feature>
      </div>
    </Section>
  );
}

/** As many as there are above. */
const COUNT = 6;

type FeatureProps = {
  /** Which one of them it is. */
  place: number;
  title: string;
  text: string;
  to: string;
  link?: string;
  className: string;
  children: ReactNode;
};

function Feature({ place, title, text, to, link, className, children }: FeatureProps) {
  return (
    <article
      // The pieces of a row begin on one line.
      className={`grid w-[96%] shrink-0 snap-start content-start gap-5 border-line max-md:border max-md:p-6 md:row-span-2 md:w-auto md:gap-8 md:grid-rows-subgrid md:border-b md:py-12 ${className}`}
    >
      <div>
        <p className="mb-2 text-fine text-muted md:hidden">
          {place} von {COUNT}
        </p>
        <h3 className="text-[1.625rem] leading-tight">{title}</h3>
        <p className="mt-2 max-w-[48ch] text-muted">
          {text}{' '}
          <TextLink to={to} className="inline-flex min-h-6 items-center font-medium text-ink">
            {link ?? readTexts(HOME_TEXTS)['features.link']}
            <span className="sr-only">: {title}</span>
          </TextLink>
        </p>
      </div>
      <div className="grid min-w-0 grid-cols-1">{children}</div>
    </article>
  );
}
