import * as z from 'zod/mini';

// Contract of the calendar feed: `action: 'feed'` of the function 'booking', for admins.

export const FeedCallSchema = z.object({
  action: z.literal('feed'),
  /** `renew` ends the old address, `end` leaves none. */
  change: z.enum(['show', 'renew', 'end']),
});
export type FeedCall = z.infer<typeof FeedCallSchema>;

export type FeedAnswer =
  | {
      success: true;
      address: string | null;
      /** When a calendar program last read it. */
      readAt: string | null;
    }
  | { success: false; error: string };

/** Under the address of the site: `/kalender/<token>.ics`. */
export const FEED_PATH = '/kalender';
