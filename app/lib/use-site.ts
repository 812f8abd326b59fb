import { createContext, useContext } from 'react';
import type { ClaimId } from '#shared/agency/claims.ts';
import type { Company } from '#shared/agency/company.ts';
import {
  buildPriceList,
  DELIVERED_PRICES,
  type PriceList,
  type PublishedPrices,
} from '#shared/pricing/price-list.ts';
import type { Media } from '#shared/media/media.ts';
import type { TextOverrides } from '#shared/texts/text-group.ts';
import type { ServerContext } from './contexts.ts';

/** What the root route has loaded for every page. */
export type SiteData = {
  company: Company;
  /** Address and public key of the backend, for the browser. */
  supabase: ServerContext['supabase'];
  /** Wording of the claims that may be shown; a claim without evidence can be missing. */
  claims: Partial<Record<ClaimId, string>>;
  isDemo: boolean;
  /** Whether the assistant may ask a language model. */
  hasChatModel: boolean;
  /** Colour of the brand; left out while the delivered one holds. */
  accent?: string;
  /** The agency's own logo, once the library has one. */
  logo?: { light: Media; dark?: Media };
  /** The published price list; left out while the delivered one holds. */
  prices?: PublishedPrices;
  /** What the agency says otherwise in texts that islands print; left out while nothing. */
  texts?: TextOverrides;
  /** Names the wording of the cookie banner; left out while the delivered one holds. */
  consentVersion?: string;
};

/** What every component may ask of the page it stands in, with a router around it or without. */
export type PageFacts = { site: SiteData | undefined; pathname: string; search: string };

export const PageContext = createContext<PageFacts>({ site: undefined, pathname: '/', search: '' });

/** Path and query of the page, the same on the server and in the browser. */
export const useAddress = (): Pick<PageFacts, 'pathname' | 'search'> => useContext(PageContext);

/** Nothing where loading failed, as on the error screen. */
export const useSiteData = (): SiteData | undefined => useContext(PageContext).site;

/** The company settings; only for components below the root route, which has always loaded them. */
export function useCompany(): Company {
  const site = useSiteData();
  if (!site) throw new Error('useCompany outside of the loaded root route');
  return site.company;
}

const lists = new WeakMap<object, PriceList>();

export function findPrices({ prices }: Pick<SiteData, 'prices'>): PriceList {
  if (!prices) return DELIVERED_PRICES;
  const list = lists.get(prices) ?? buildPriceList(prices.version, prices.figures);
  lists.set(prices, list);
  return list;
}

/** The price list that holds; on the error screen the delivered one. */
export const usePrices = (): PriceList => findPrices(useSiteData() ?? {});

export const useClaims = (): SiteData['claims'] => useSiteData()?.claims ?? {};

/** The rating as sentences say it ('4,9 von 5'), and the number of reviews, while claimed. */
export function useRating(): { rating: string | undefined; reviews: string | undefined } {
  const claims = useClaims();
  return { rating: claims.rating?.replace('/', ' von '), reviews: claims.reviews };
}
