import type { OfferEvent } from '#shared/offers/offer-call.ts';
import { formatShortMoment } from '#app/private/dates.ts';
import type { AdminOffer } from './admin-offer.ts';

/** Views by the link are many, one line is enough for those in a row. */
export function joinViews(events: AdminOffer['offer_events']): OfferEvent[] {
  const joined: (OfferEvent & { views: number })[] = [];
  for (const event of events) {
    const last = joined.at(-1);
    const isView = event.kind === 'viewed' && event.actor === null;
    if (isView && last && last.views > 0) {
      last.views += 1;
      last.body = `${last.views}-mal über den Link, zuletzt am ${formatShortMoment(event.created_at)}`;
    } else
      joined.push({
        ...event,
        ...(isView && { body: 'über den Link' }),
        ...(event.kind === 'viewed' && !isView && { body: 'im Portal' }),
        views: isView ? 1 : 0,
      });
  }
  return joined;
}
