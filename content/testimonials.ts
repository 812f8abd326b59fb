import { SAMPLE_TESTIMONIALS, type Testimonial } from './sample-testimonials.ts';
import { getContentSettings } from './settings.ts';

const relative = new Intl.RelativeTimeFormat('de', { numeric: 'always' });
const DAY_MS = 24 * 3600 * 1000;

/**
 * The reviews with their age in words: 'vor 5 Wochen'. Samples show the owner where reviews will
 * stand; a site that customers read (`isRealSite`) never shows them as their words.
 */
export function listTestimonials(now: Date, isRealSite = false): (Testimonial & { age: string })[] {
  const { testimonials } = getContentSettings();
  if (isRealSite && testimonials === SAMPLE_TESTIMONIALS) return [];
  return testimonials.map((entry) => ({
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
