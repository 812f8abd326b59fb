import { redirect } from 'react-router';

/** Second spelling of the address (ROUTE-03). */
export const loader = () => redirect('/ueber-uns', 301);
