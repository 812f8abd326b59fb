export type Testimonial = { name: string; rating: number; text: string; date: string; service: string };

/** Sample reviews, marked as such on the page; the operator replaces them by real ones. `date` is the day of the review (YYYY-MM-DD). */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    name: 'M. Muster, Handwerksbetrieb (Beispiel)',
    rating: 5,
    text: 'Nach drei Wochen war die Seite online. Seitdem kommen Anfragen mit allen Angaben, die ich für ein Angebot brauche.',
    date: '2026-10-12',
    service: 'Webdesign & Entwicklung',
  },
  {
    name: 'E. Beispiel, Praxis (Beispiel)',
    rating: 5,
    text: 'Der Chatbot beantwortet Fragen zu Sprechzeiten und Unterlagen. Das Telefon klingelt am Vormittag spürbar seltener.',
    date: '2026-08-27',
    service: 'KI-Chatbots',
  },
  {
    name: 'J. Muster, Einzelhandel (Beispiel)',
    rating: 4,
    text: 'Der Shop zeigt, was wirklich im Lager liegt. Die Übernahme der alten Artikeldaten dauerte eine Woche länger als geplant.',
    date: '2026-05-18',
    service: 'E-Commerce-Lösungen',
  },
];

const relative = new Intl.RelativeTimeFormat('de', { numeric: 'always' });
const DAY_MS = 24 * 3600 * 1000;

/** The reviews with their age in words: 'vor 5 Wochen'. */
export function listTestimonials(now: Date): (Testimonial & { age: string })[] {
  return TESTIMONIALS.map((entry) => ({ ...entry, age: formatAge(new Date(entry.date), now) }));
}

/** 'vor 3 Tagen', 'vor 5 Wochen', 'vor 4 Monaten', 'vor 2 Jahren'; never less than one day. */
export function formatAge(then: Date, now: Date): string {
  const days = Math.max(1, Math.floor((now.getTime() - then.getTime()) / DAY_MS));
  if (days < 14) return relative.format(-days, 'day');
  if (days < 60) return relative.format(-Math.floor(days / 7), 'week');
  if (days < 730) return relative.format(-Math.floor(days / 30.44), 'month');
  return relative.format(-Math.floor(days / 365.25), 'year');
}
