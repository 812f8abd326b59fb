import { lazily } from '#shared/core/lazily.ts';
import { OPENING_HOURS } from './business.ts';

const at = (options: Intl.DateTimeFormatOptions): ((moment: string) => string) => {
  const format = lazily(
    () => new Intl.DateTimeFormat('de-DE', { timeZone: OPENING_HOURS.timeZone, ...options }),
  );
  return (moment) => `${format().format(new Date(moment))}\u00a0Uhr`;
};

// Moments as mails, documents and receipts write them, by the agency's clock;
// no line breaks before 'Uhr'.

/** '23. November 2026 um 10:30 Uhr' */
export const formatMoment = at({ dateStyle: 'long', timeStyle: 'short' });
/** '23. November 2026 um 10:30:05 Uhr' */
export const formatExactMoment = at({ dateStyle: 'long', timeStyle: 'medium' });
/** 'Montag, 23. November 2026 um 10:30 Uhr' */
export const formatDeadline = at({ dateStyle: 'full', timeStyle: 'short' });
