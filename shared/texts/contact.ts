import type { TextGroup } from './text-group.ts';

/** The contact page. */
export const CONTACT_TEXTS = {
  id: 'kontakt',
  name: 'Kontaktseite',
  page: '/kontakt',
  entries: {
    lead: {
      label: 'Absatz unter der Überschrift',
      text:
        'Sagen Sie uns, was Ihre Website leisten soll. An Werktagen antworten wir innerhalb ' +
        'von {{promise.offer}}.',
      rows: 2,
    },
    'write.title': { label: 'Formular: Überschrift', text: 'Schreiben Sie uns' },
    'write.intro': {
      label: 'Formular: Einleitung',
      text: 'Für alles, was nicht in ein Formular mit Preisen passt.',
      rows: 2,
    },
    'talk.title': { label: 'Termin: Überschrift', text: 'Termin wählen' },
    'talk.intro': {
      label: 'Termin: Einleitung',
      text: '{{promise.call}} Beratung {{talk.how}}, kostenlos und unverbindlich.',
      rows: 2,
    },
    'direct.title': { label: 'Direkt: Überschrift', text: 'Direkt erreichen' },
    whatsapp: {
      label: 'Hinweis bei WhatsApp',
      text: 'Öffnet WhatsApp; dort gelten dessen Datenschutzregeln.',
    },
  },
} as const satisfies TextGroup;
