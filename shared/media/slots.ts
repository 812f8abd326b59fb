import type { Media } from './media.ts';

/**
 * Places of the pages that show a picture as soon as the library has one for
 * them; before, nothing is there.
 */
export const PICTURE_SLOTS = [
  {
    id: 'logo',
    name: 'Logo',
    where: 'Kopf und Fuß jeder Seite, anstelle des mitgelieferten Zeichens',
    page: '/',
    advice: 'SVG oder PNG mit durchsichtigem Grund, mindestens 200 Pixel hoch.',
    ratio: '4 / 1',
  },
  {
    id: 'logo-dark',
    name: 'Logo für dunklen Grund',
    where: 'Kopf bei dunkler Darstellung, Fuß jeder Seite',
    page: '/',
    advice: 'Ohne eigenes Bild steht das Logo auf einer hellen Fläche.',
    ratio: '4 / 1',
  },
  {
    id: 'owner',
    name: 'Porträt',
    where: 'Startseite unten, Über uns',
    page: '/ueber-uns',
    advice: 'Hochformat 4 : 5, mindestens 960 Pixel breit.',
    ratio: '4 / 5',
  },
  {
    id: 'team',
    name: 'Team',
    where: 'Über uns',
    page: '/ueber-uns',
    advice: 'Querformat 3 : 2, mindestens 1.280 Pixel breit.',
    ratio: '3 / 2',
  },
  {
    id: 'office',
    name: 'Büro',
    where: 'Über uns, Kontakt',
    page: '/kontakt',
    advice: 'Querformat 3 : 2, mindestens 1.280 Pixel breit.',
    ratio: '3 / 2',
  },
] as const;

/** The places that are filled where the brand is set. */
export const LOGO_SLOTS = PICTURE_SLOTS.filter(({ id }) => id.startsWith('logo'));

export type FixedSlot = (typeof PICTURE_SLOTS)[number]['id'];
export type CaseSlot = `case:${string}`;
export type Slot = FixedSlot | CaseSlot;

export const caseSlot = (slug: string): CaseSlot => `case:${slug}`;

/** The slots that hold a picture. */
export type FilledSlots = Readonly<Partial<Record<Slot, Media>>>;
