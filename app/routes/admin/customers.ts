import { redirect } from 'react-router';

/** Customers are users; who guesses this address is looking for them. */
export const loader = () => redirect('/admin/benutzer');
