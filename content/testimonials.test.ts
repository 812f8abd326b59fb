import { describe, expect, it } from 'vitest';
import { SAMPLE_TESTIMONIALS } from './sample-testimonials.ts';
import { configureContent } from './settings.ts';
import { findShownReviews, formatAge, isRealSite, listTestimonials } from './testimonials.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

describe('age of a review', () => {
  it.each([
    ['2026-11-20', 'vor 1 Tag'],
    ['2026-11-10', 'vor 10 Tagen'],
    ['2026-10-12', 'vor 5 Wochen'],
    ['2026-05-18', 'vor 6 Monaten'],
    ['2023-05-18', 'vor 3 Jahren'],
  ])('%s is %s', (date, words) => {
    expect(formatAge(new Date(date), NOW)).toBe(words);
  });

  it('stands on each of the three reviews', () => {
    const ages = listTestimonials(NOW).map((entry) => entry.age);
    expect(ages).toHaveLength(3);
    for (const age of ages) expect(age).toMatch(/^vor \d+ /);
  });

  it.each([
    ['https://www.agentur.nl', false, true],
    ['https://www.agentur.nl', true, false],
    ['http://localhost:3000', false, false],
    ['http://[::1]:3000', false, false],
  ])('customers read %s (demo: %s): %s', (publicUrl, isDemo, isReal) => {
    expect(isRealSite(publicUrl, isDemo)).toBe(isReal);
  });

  it('is not needed for samples on a site that customers read', () => {
    expect(listTestimonials(NOW, true)).toEqual([]);
    expect(findShownReviews(true)).toBe('none');
    expect(findShownReviews(false)).toBe('samples');
    configureContent({
      testimonials: SAMPLE_TESTIMONIALS.map((entry) => ({ ...entry, name: 'A. Echt' })),
    });
    expect(listTestimonials(NOW, true).map(({ name }) => name)).toContain('A. Echt');
    expect(findShownReviews(true)).toBe('own');
  });
});
