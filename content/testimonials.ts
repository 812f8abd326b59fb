import { SAMPLE_TESTIMONIALS, type Testimonial } from './sample-testimonials.ts';
import { getContentSettings } from './settings.ts';

const relative = new Intl.RelativeTimeFormat('de', { numeric: 'always' });
const DAY_MS = 24 * 3600 * 1000;

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** With a public address customers read the pages; before that their owner looks at them. */
export const isRealSite = (publicUrl: string, isDemo: boolean): boolean =>
  !isDemo && !LOCAL_HOST.test(new URL(publicUrl).hostname);

/**
 * Samples show the owner where reviews will stand; a site that customers read (`isReal`) never
 * shows them as their words.
 */
export function findShownReviews(isReal: boolean): 'own' | 'samples' | 'none' {
  if (getContentSettings().testimonials !== SAMPLE_TESTIMONIALS) return 'own';
  return isReal ? 'none' : 'samples';
}

/** The shown reviews with their age in words: 'vor 5 Wochen'. */
export function listTestimonials(now: Date, isReal = false): (Testimonial & { age: string })[] {
  if (findShownReviews(isReal) === 'none') return [];
  return getContentSettings().testimonials.map((entry) => ({
    ...entry,
    age: formatAge(new Date(entry.date), now),
  }));
}

/** 'vor 3 Tagen', 'vor 5 Wochen', 'vor 4 Monaten', 'vor 2 Jahren'; never less than one day. */
export function formatAge(then: Date, now: Date): string {
  const days = Math.max(1, Math.floor((now.getTime() - then.getTime()) / DAY_MS));
  if (days < 14) return relative.format(-days, 'day');
  if (days < 60) return relative.format(-Math.floor(days / 7), 'week');
  if (days < 730) return relative.format(-Math.floor(days / 30.44), 'month');
  return relative.format(-Math.floor(days / 365.25), 'year');
}
