import { redirect } from 'react-router';
import type { Route } from './+types/booking-redirect.ts';

/** The address that people type or read out: talks are booked on the contact page. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(`/kontakt${url.search}#termin`, 301);
