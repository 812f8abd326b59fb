import type { ReactNode } from 'react';
import { Island } from '#app/islands/island.tsx';
import { EXAMPLES } from '#content/examples/examples.ts';
import type { SERVICES } from '#shared/agency/services.ts';
import { BeforeAfter } from './before-after.tsx';
import { BasketFragment, ChatFragment, ConsentFragment, FlowFragment } from './fragments.tsx';
import SearchFragment from './search-fragment.island.tsx';

const [, JOINER] = EXAMPLES;

type Slug = (typeof SERVICES)[number]['slug'];

const PIECES: Record<Slug, () => ReactNode> = {
  webdesign: () => (
    <BeforeAfter example={JOINER} sizes="(width < 40rem) 62vw, (width < 64rem) 88vw, 80rem" />
  ),
  'ki-chatbots': () => <ChatFragment isLarge />,
  seo: () => <Island of={SearchFragment} when="visible" />,
  ecommerce: BasketFragment,
  automatisierung: FlowFragment,
  dsgvo: ConsentFragment,
};

/** The service itself, to be tried before a word about it is read. */
export const ServiceFragment = ({ slug }: { slug: Slug }) => PIECES[slug]();
