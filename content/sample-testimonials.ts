export type Testimonial = {
  name: string;
  rating: number;
  text: string;
  date: string;
  service: string;
};

/**
 * Sample reviews, marked as such on the page; the first published review of the
 * admin area replaces them. `date` is the day of the review (YYYY-MM-DD).
 */
export const SAMPLE_TESTIMONIALS: readonly Testimonial[] = [
  {
    name: 'M. Muster, Handwerksbetrieb (Beispiel)',
    rating: 5,
    text:
      'Nach drei Wochen war die Seite online. Seitdem kommen Anfragen mit allen Angaben, die ' +
      'ich für ein Angebot brauche.',
    date: '2026-10-12',
    service: 'Webdesign & Entwicklung',
  },
  {
    name: 'E. Beispiel, Praxis (Beispiel)',
    rating: 5,
    text:
      'Der Chatbot beantwortet Fragen zu Sprechzeiten und Unterlagen. Das Telefon klingelt am ' +
      'Vormittag spürbar seltener.',
    date: '2026-08-27',
    service: 'KI-Chatbots',
  },
  {
    name: 'J. Muster, Einzelhandel (Beispiel)',
    rating: 4,
    text:
      'Der Shop zeigt, was wirklich im Lager liegt. Die Übernahme der alten Artikeldaten ' +
      'dauerte eine Woche länger als geplant.',
    date: '2026-05-18',
    service: 'E-Commerce-Lösungen',
  },
];
