import { useRouteLoaderData } from 'react-router';
import type { ClaimId } from '#shared/claims.ts';
import type { Company } from '#shared/company.ts';

/** What the root route has loaded for every page. */
export type SiteData = {
  company: Company;
  /** Address and public key of the backend, for the browser. */
  supabase: { url: string; anonKey: string };
  /** Wording of the claims that may be shown; a claim without evidence can be missing (claim register). */
  claims: Partial<Record<ClaimId, string>>;
  isDemo: boolean;
};

/** Nothing where loading failed, as on the error screen. */
export const useSiteData = (): SiteData | undefined => useRouteLoaderData<SiteData>('root');

/** The company settings; only for components below the root route, which has always loaded them. */
export function useCompany(): Company {
  const site = useSiteData();
  if (!site) throw new Error('useCompany outside of the loaded root route');
  return site.company;
}

export const useClaims = (): SiteData['claims'] => useSiteData()?.claims ?? {};

/** The rating as sentences say it ('4,9 von 5'), and the number of reviews; each only while its claim may be shown. */
export function useRating(): { rating: string | undefined; reviews: string | undefined } {
  const claims = useClaims();
  return { rating: claims.rating?.replace('/', ' von '), reviews: claims.reviews };
}
