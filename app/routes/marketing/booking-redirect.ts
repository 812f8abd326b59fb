import { redirect } from 'react-router';

/** The address that people type or read out: talks are booked on the contact page. */
export const loader = () => redirect('/kontakt#termin', 301);
