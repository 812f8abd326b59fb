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

type Feature = {
  id: 'chatbots' | 'automation' | 'gdpr' | 'seo' | 'portal' | 'integration';
  /** Its columns of twelve on desks. */
  className: string;
  to: string;
  link?: 'features.link' | 'features.portal.link' | 'features.integration.link';
  children: ReactNode;
};

const FEATURES: readonly Feature[] = [
  {
    id: 'chatbots',
    className: 'md:col-span-7 md:border-r md:pr-8',
    to: '/services/ki-chatbots',
    children: <ChatFragment />,
  },
  {
    id: 'automation',
    className: 'md:col-span-5 md:pl-8',
    to: '/services/automatisierung',
    children: <FlowFragment />,
  },
  {
    id: 'gdpr',
    className: 'md:col-span-5 md:border-r md:pr-8',
    to: '/services/dsgvo-compliance',
    children: <ConsentFragment />,
  },
  {
    id: 'seo',
    className: 'md:col-span-7 md:pl-8',
    to: '/services/seo-optimierung',
    children: <Island of={SearchFragment} when="visible" />,
  },
  {
    id: 'portal',
    className: 'md:col-span-7 md:border-r md:pr-8',
    to: '/login',
    link: 'features.portal.link',
    children: <PortalFragment />,
  },
  {
    id: 'integration',
    className: 'md:col-span-5 md:pl-8',
    to: '/kontakt',
    link: 'features.integration.link',
    children: <WiresFragment />,
  },
];

/** Six features, each shown as a piece of what the customer gets. */
export function Features() {
  const texts = readTexts(HOME_TEXTS);
  return (
    <Section
      id="leistungen"
      title={texts['features.title']}
      intro={texts['features.intro']}
      space="wide"
    >
      {/* A row to push sideways on phones, where six pieces below each other are five screens.
          Of the next one its edge is seen and no letter: the padding is as wide as what is seen. */}
      <div className="relative -mx-5 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto border-line px-5 pb-4 sm:-mx-8 sm:scroll-px-8 sm:px-8 md:mx-0 md:grid md:grid-cols-12 md:gap-0 md:overflow-visible md:border-t md:px-0 md:pb-0">
        {FEATURES.map((feature, index) => (
          <Feature key={feature.id} place={index + 1} {...feature} />
        ))}
      </div>
    </Section>
  );
}

function Feature({
  id,
  place,
  to,
  link = 'features.link',
  className,
  children,
}: Feature & { place: number }) {
  const texts = readTexts(HOME_TEXTS);
  const title = texts[`features.${id}.title`];
  return (
    <article
      // The pieces of a row begin on one line.
      className={`grid w-[96%] shrink-0 snap-start content-start gap-5 border-line max-md:border max-md:p-6 md:row-span-2 md:w-auto md:gap-8 md:grid-rows-subgrid md:border-b md:py-12 ${className}`}
    >
      <div>
        <p className="mb-2 text-fine text-muted md:hidden">
          {place} von {FEATURES.length}
        </p>
        <h3 className="text-[1.625rem] leading-tight">{title}</h3>
        <p className="mt-2 max-w-[48ch] text-muted">
          {texts[`features.${id}`]}{' '}
          <TextLink to={to} className="inline-flex min-h-6 items-center font-medium text-ink">
            {texts[link]}
            <span className="sr-only">: {title}</span>
          </TextLink>
        </p>
      </div>
      <div className="grid min-w-0 grid-cols-1">{children}</div>
    </article>
  );
}
