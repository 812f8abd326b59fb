import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/root.tsx';
import type { ClaimId } from '#shared/claims.ts';
import type { Company } from '#shared/company.ts';

const useRootData = () => useRouteLoaderData<typeof loader>('root');

/** The company settings; only for components below the root route, which has always loaded them. */
export function useCompany(): Company {
  const root = useRootData();
  if (!root) throw new Error('useCompany outside of the loaded root route');
  return root.company;
}

/** For the error screen, which may stand where loading failed. */
export const useCompanyIfLoaded = (): Company | undefined => useRootData()?.company;

/** Wording of the claims that may be shown; a claim without evidence can be missing (claim register). */
export const useClaims = (): Partial<Record<ClaimId, string>> => useRootData()?.claims ?? {};

/** The rating as sentences say it ('4,9 von 5'), and the number of reviews; each only while its claim may be shown. */
export function useRating(): { rating: string | undefined; reviews: string | undefined } {
  const claims = useClaims();
  return { rating: claims.rating?.replace('/', ' von '), reviews: claims.reviews };
}
