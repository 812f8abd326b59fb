import { useRouteLoaderData } from 'react-router';
import type { loader } from '../home.tsx';

/** The page's data for its late parts, which take no props. */
export function useHomeData() {
  const data = useRouteLoaderData<typeof loader>('routes/marketing/home');
  if (!data) throw new Error('useHomeData outside of the home page');
  return data;
}
