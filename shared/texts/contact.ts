import type { TextGroup } from './text-group.ts';

/** The contact page. */
export const CONTACT_TEXTS = {
  id: 'kontakt',
  name: 'Kontaktseite',
  page: '/kontakt',
  entries: {
    title: { label: 'Überschrift', text: 'Sagen Sie uns, worum es geht' },
    lead: {
      label: 'Absatz unter der Überschrift',
      text: 'Auf Nachrichten antworten wir an Werktagen innerhalb von {{promise.offer}}.',
      rows: 2,
    },
    'write.title': { label: 'Formular: Überschrift', text: 'Schreiben Sie uns' },
    'talk.title': { label: 'Termin: Überschrift', text: 'Termin wählen' },
    'talk.next': { label: 'Termin: über den nächsten freien Zeiten', text: 'Als Nächstes frei' },
    'talk.short': {
      label: 'Termin: unter den nächsten freien Zeiten',
      text: '{{promise.call}} {{talk.how}}, kostenlos',
    },
    'talk.intro': {
      label: 'Termin: Einleitung',
      text: '{{promise.call}} Beratung {{talk.how}}, kostenlos und unverbindlich.',
      rows: 2,
    },
    'talk.after.title': { label: 'Termin: danach, Überschrift', text: 'Was danach passiert' },
    'talk.after.mail': {
      label: 'Termin: danach, die E-Mail',
      text:
        'Sie bekommen eine E-Mail. Über den Link darin bestätigen oder verschieben Sie den ' +
        'Termin oder sagen ihn ab.',
      rows: 2,
    },
    'talk.after.call': {
      label: 'Termin: danach, das Gespräch',
      text: 'Zur gewählten Zeit sprechen wir {{promise.call}} {{talk.how}} über Ihr Vorhaben.',
      rows: 2,
    },
    'talk.after.offer': {
      label: 'Termin: danach, das Angebot',
      text:
        'Möchten Sie danach ein Angebot, liegt es an Werktagen innerhalb von ' +
        '{{promise.offer}} vor.',
      rows: 2,
    },
    'person.label': { label: 'Über dem Namen des Inhabers', text: 'Sie sprechen mit' },
    'person.role': { label: 'Unter dem Namen, vor der Firma', text: 'leitet' },
    'direct.title': { label: 'Direkt: Überschrift', text: 'Am schnellsten: anrufen' },
    whatsapp: {
      label: 'Hinweis bei WhatsApp',
      text: 'WhatsApp hat eigene Datenschutzregeln.',
    },
    priced: {
      label: 'Satz vor dem Knopf zum Angebot',
      text: 'Sie möchten einen Preis? Drei Schritte im Formular genügen.',
    },
  },
} as const satisfies TextGroup;
