import { redirect } from 'react-router';
import type { Route } from './+types/about-redirect.ts';

/** Second spelling of the address (ROUTE-03). */
export const loader = ({ url }: Route.LoaderArgs) => redirect(`/ueber-uns${url.search}`, 301);
