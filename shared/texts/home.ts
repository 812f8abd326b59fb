import type { TextGroup } from './text-group.ts';

/** The home page. What the specification fixes (headline, names of packages, buttons 'Jetzt registrieren' and 'Angebot anfragen') is not here. */
export const HOME_TEXTS = {
  id: 'startseite',
  name: 'Startseite',
  page: '/',
  entries: {
    'hero.lead': {
      label: 'Absatz unter der Überschrift',
      text: 'Den KI-Chatbot gibt es ab Smart Business, {{price.smart-business}}. Wir bauen Websites und Shops in Roermond, für Betriebe auf beiden Seiten der Grenze.',
      rows: 3,
    },
    'hero.packages': { label: 'Zweiter Knopf', text: 'Pakete und Preise ansehen' },
    'benefits.delivery': {
      label: 'Zu „fertig in 2-4 Wochen“',
      text: 'Gerechnet ab dem Tag, an dem Anzahlung, Texte und Bilder da sind. Enterprise braucht 6-8 Wochen.',
      rows: 2,
    },
    'benefits.chatbot': {
      label: 'Zu „KI-Chatbot inklusive“',
      text: 'Ab Smart Business. Er antwortet auch nachts und nennt zu jeder Antwort die Seite, von der sie stammt.',
      rows: 2,
    },
    'benefits.gdpr': {
      label: 'Zu „DSGVO-konform“',
      text: 'Kein Dienst eines Dritten lädt, bevor Ihre Besucher zustimmen. Der Vertrag zur Auftragsverarbeitung liegt bei.',
      rows: 2,
    },
    'benefits.refund': {
      label: 'Zu „Geld-zurück-Garantie“',
      text: 'Gefällt Ihnen der Entwurf nach zwei Korrekturrunden nicht, erstatten wir die Anzahlung.',
      rows: 2,
    },
    'features.title': {
      label: 'Leistungen: Überschrift',
      text: 'Was Ihre Website für Sie erledigt',
    },
    'features.intro': {
      label: 'Leistungen: Einleitung',
      text: 'Keine Versprechen auf Vorrat: Jedes Feld ist ein Stück von dem, was Sie am Ende bedienen. Probieren Sie es aus.',
      rows: 2,
    },
    'features.chatbots': {
      label: 'KI-Chatbots',
      text: 'Antwortet aus Ihren eigenen Seiten. Weiß er etwas nicht, sagt er das und reicht die Frage an Sie weiter.',
      rows: 2,
    },
    'features.automation': {
      label: 'Automatisierung',
      text: 'Was nach der Anfrage kommt, läuft ohne Abtippen weiter.',
      rows: 2,
    },
    'features.gdpr': {
      label: 'DSGVO-Compliance',
      text: 'Ablehnen kostet genau einen Klick, wie Zustimmen.',
      rows: 2,
    },
    'features.seo': {
      label: 'SEO',
      text: 'Ihre Leistung und Ihr Ort stehen dort, wo gesucht wird: im Titel, in der Überschrift, in den Daten.',
      rows: 2,
    },
    'features.portal': {
      label: 'Kundenportal',
      text: 'Sie sehen, was fertig ist, was fehlt und was Sie freigeben müssen.',
      rows: 2,
    },
    'features.integration': {
      label: 'Integration',
      text: 'Wir verbinden die Website mit den Programmen, die Sie schon haben.',
      rows: 2,
    },
    'packages.title': { label: 'Pakete: Überschrift', text: 'Vier Pakete, vier Preise' },
    'packages.intro': { label: 'Pakete: Einleitung', text: 'Jedes Paket enthält das vorige.' },
    'payment.title': { label: 'Zahlung: Überschrift', text: 'So können Sie zahlen' },
    'payment.instant': {
      label: 'Sofortzahlung',
      text: 'Eine Rechnung, eine Überweisung. Der QR-Code auf der Rechnung füllt Ihr Banking aus.',
      rows: 2,
    },
    'payment.portal': {
      label: 'Kundenportal',
      text: 'Rechnungen, Raten und Zahlungseingänge stehen im Portal.',
      rows: 2,
    },
    'reviews.title': { label: 'Bewertungen: Überschrift', text: 'Was Kunden schreiben' },
    'work.title': { label: 'Arbeiten: Überschrift', text: 'Fünf Websites zum Anfassen' },
    'work.intro': {
      label: 'Arbeiten: Einleitung',
      text: 'Die Betriebe sind erfunden, die Seiten nicht: gebaut, gemessen, bedienbar. Ziehen Sie am Griff.',
      rows: 2,
    },
    'region.title': {
      label: 'Region: Überschrift',
      text: 'Roermond liegt an der Maas, sechs Kilometer vor der Grenze',
    },
    'region.intro': {
      label: 'Region: Einleitung',
      text: 'Im Umkreis von {{company.radiusKm}} km kommen wir zu Ihnen. Darüber hinaus arbeiten wir per Video, in Deutschland, Österreich, der Schweiz und den Niederlanden.',
      rows: 3,
    },
    'questions.title': { label: 'Fragen: Überschrift', text: 'Vor der Anfrage gefragt' },
    'questions.missing': { label: 'Fragen: Satz darunter', text: 'Ihre Frage fehlt?' },
    'final.title': {
      label: 'Schluss: Überschrift',
      text: 'In {{promise.offer}} liegt Ihr Angebot vor.',
    },
    'final.text': {
      label: 'Schluss: Text vor der Telefonnummer',
      text: 'Kostenlos und unverbindlich, an Werktagen. Lieber reden?',
      rows: 2,
    },
    'final.login': { label: 'Schluss: Knopf zum Konto', text: 'Kostenlos registrieren' },
    'final.contact': { label: 'Schluss: Knopf zum Kontakt', text: 'Kontakt aufnehmen' },
  },
} as const satisfies TextGroup;
