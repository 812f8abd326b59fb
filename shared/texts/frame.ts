import type { TextGroup } from './text-group.ts';

/**
 * Menu and foot of every page. The links themselves are fixed by the
 * specification, their words are not.
 */
export const FRAME_TEXTS = {
  id: 'rahmen',
  name: 'Menü und Fuß',
  page: '/',
  entries: {
    'menu.home': { label: 'Menü: Startseite', text: 'Home' },
    'menu.packages': { label: 'Menü: Pakete', text: 'Pakete' },
    'menu.services': { label: 'Menü: Leistungen', text: 'Services' },
    'menu.about': { label: 'Menü: Über uns', text: 'Über uns' },
    'menu.cases': { label: 'Menü: Beispiele', text: 'Case Studies' },
    'menu.glossary': { label: 'Menü: Glossar', text: 'Glossar' },
    'menu.roi': { label: 'Menü: ROI-Kalkulator', text: 'ROI-Kalkulator' },
    'menu.contact': { label: 'Menü: Kontakt', text: 'Kontakt' },
    'menu.help': { label: 'Menü: Hilfe', text: 'Hilfe' },
    'menu.all': { label: 'Menü: alle Leistungen', text: 'Alle Services im Überblick' },
    'menu.questions': { label: 'Menü: Fragen', text: 'Hilfe: Fragen und Antworten' },
    'foot.packages': { label: 'Fuß: Überschrift der Pakete', text: 'Pakete' },
    'foot.lexicon': { label: 'Fuß: Überschrift des Lexikons', text: 'SEO-Lexikon' },
    'foot.agency': { label: 'Fuß: Überschrift der Agentur', text: 'Agentur' },
    'foot.legal': { label: 'Fuß: Überschrift Rechtliches', text: 'Rechtliches' },
    'foot.about': { label: 'Fuß: Über uns', text: 'Über uns' },
    'foot.blog': { label: 'Fuß: Blog', text: 'Blog' },
    'foot.help': { label: 'Fuß: Hilfe', text: 'Hilfe' },
    'foot.contact': { label: 'Fuß: Kontakt', text: 'Kontakt' },
    'foot.roi': { label: 'Fuß: ROI-Kalkulator', text: 'ROI-Kalkulator' },
    'foot.reviews': { label: 'Fuß: Verweis auf die Bewertungen', text: 'Profil ansehen' },
    'newsletter.title': { label: 'Newsletter: Überschrift', text: 'Newsletter' },
    'newsletter.text': {
      label: 'Newsletter: Satz darunter',
      text: 'Neue Beiträge und Hinweise zu Website, Suche und Datenschutz.',
      rows: 2,
    },
  },
} as const satisfies TextGroup;
