import type { TextGroup } from './text-group.ts';

/**
 * The home page. What the specification fixes (headline, names of packages,
 * buttons 'Jetzt registrieren' and 'Angebot anfragen') is not here.
 */
export const HOME_TEXTS = {
  id: 'startseite',
  name: 'Texte der Startseite',
  page: '/',
  entries: {
    'meta.title': {
      label: 'Titel in Suchergebnissen',
      text: 'Website erstellen lassen ab {{price.startpaket}}',
    },
    'meta.description': {
      label: 'Beschreibung in Suchergebnissen',
      text:
        'Webagentur in Roermond: Websites ab {{price.startpaket}}, Shops, KI-Chatbots und ' +
        'Automatisierung für Betriebe in Deutschland, Österreich, der Schweiz und den ' +
        'Niederlanden.',
      rows: 3,
    },
    'hero.lead': {
      label: 'Absatz unter der Überschrift',
      text:
        'Die Website kostet {{price.startpaket}}, mit KI-Chatbot {{price.smart-business}}. Wir ' +
        'bauen Websites und Shops in Roermond, für Betriebe auf beiden Seiten der Grenze.',
      rows: 3,
    },
    'hero.packages': { label: 'Verweis auf die Pakete', text: 'Pakete und Preise ansehen' },
    'hero.claims': { label: 'Verweis auf die Belege', text: 'Belege' },
    'shelf.title': { label: 'Beispiele: Überschrift', text: 'Fünf Websites zum Anfassen' },
    'shelf.note': {
      label: 'Beispiele: Satz daneben',
      text: 'Die Betriebe sind erfunden, ihre Seiten haben wir gebaut.',
    },
    'shelf.price': { label: 'Beispiele: Preis', text: 'Website {price}' },
    'shelf.all': { label: 'Beispiele: Verweis', text: 'Aufgabe, Preis und Messwerte' },
    'benefits.delivery': {
      label: 'Zu „fertig in 2-4 Wochen“',
      text:
        'Gerechnet ab dem Tag, an dem Anzahlung, Bilder und Texte oder das Interview dafür da ' +
        'sind. Enterprise braucht 6-8 Wochen.',
      rows: 2,
    },
    'benefits.chatbot': {
      label: 'Zu „KI-Chatbot inklusive“',
      text:
        'Im Paket Smart Business für {{price.smart-business}}; auf einer vorhandenen Website ' +
        'einzeln ab {{price.chatbot}}. Er nennt zu jeder Antwort die Seite, von der sie stammt.',
      rows: 3,
    },
    'benefits.gdpr': {
      label: 'Zu „DSGVO-konform“',
      text:
        'Kein Dienst eines Dritten lädt, bevor Ihre Besucher zustimmen. Verarbeiten wir Daten für ' +
        'Sie, schließen wir den Vertrag dazu.',
      rows: 2,
    },
    'benefits.refund': {
      label: 'Zu „Geld-zurück-Garantie“',
      text:
        'Gefällt Ihnen der Entwurf nach zwei Korrekturrunden nicht, erstatten wir die ' +
        'Anzahlung.',
      rows: 2,
    },
    'features.title': {
      label: 'Leistungen: Überschrift',
      text: 'Was Ihre Website für Sie erledigt',
    },
    'features.intro': {
      label: 'Leistungen: Einleitung',
      text: 'Jedes Feld ist ein Stück von dem, was Sie am Ende bedienen. Probieren Sie es aus.',
      rows: 2,
    },
    'features.link': { label: 'Leistungen: Verweis', text: 'So arbeiten wir' },
    'features.chatbots.title': { label: 'KI-Chatbots: Überschrift', text: 'KI-Chatbots' },
    'features.chatbots': {
      label: 'KI-Chatbots',
      text:
        'Antwortet aus Ihren eigenen Seiten. Weiß er etwas nicht, sagt er das und reicht die ' +
        'Frage an Sie weiter.',
      rows: 2,
    },
    'features.automation.title': { label: 'Automatisierung: Überschrift', text: 'Automatisierung' },
    'features.automation': {
      label: 'Automatisierung',
      text: 'Was nach der Anfrage kommt, läuft ohne Abtippen weiter.',
      rows: 2,
    },
    'features.gdpr.title': { label: 'DSGVO-Compliance: Überschrift', text: 'DSGVO-Compliance' },
    'features.gdpr': {
      label: 'DSGVO-Compliance',
      text: 'Ablehnen kostet genau einen Klick, wie Zustimmen.',
      rows: 2,
    },
    'features.seo.title': { label: 'SEO: Überschrift', text: 'SEO' },
    'features.seo': {
      label: 'SEO',
      text:
        'Ihre Leistung und Ihr Ort stehen dort, wo gesucht wird: im Titel, in der Überschrift, ' +
        'in den Daten.',
      rows: 2,
    },
    'features.portal.title': { label: 'Kundenportal: Überschrift', text: 'Kundenportal' },
    'features.portal': {
      label: 'Kundenportal',
      text: 'Sie sehen, was fertig ist, was fehlt und was Sie freigeben müssen.',
      rows: 2,
    },
    'features.portal.link': { label: 'Kundenportal: Verweis', text: 'Portal öffnen' },
    'features.integration.title': { label: 'Integration: Überschrift', text: 'Integration' },
    'features.integration': {
      label: 'Integration',
      text: 'Wir verbinden die Website mit den Programmen, die Sie schon haben.',
      rows: 2,
    },
    'features.integration.link': { label: 'Integration: Verweis', text: 'Ihr Programm anfragen' },
    'packages.title': { label: 'Pakete: Überschrift', text: 'Vier Pakete, vier Preise' },
    'packages.intro': { label: 'Pakete: Einleitung', text: 'Jedes Paket enthält das vorige.' },
    'packages.scope': { label: 'Pakete: Umfang, auf dem Telefon gefaltet', text: 'Umfang' },
    'packages.includes': {
      label: 'Pakete: vor dem, was ein Paket übernimmt',
      text: 'Alles aus {package}',
    },
    'packages.delivery': { label: 'Pakete: Lieferzeit', text: 'fertig in {time}' },
    'packages.compare': { label: 'Pakete: Knopf zum Vergleich', text: 'Alle Pakete vergleichen' },
    'payment.title': { label: 'Zahlung: Überschrift', text: 'So können Sie zahlen' },
    'payment.instant.title': { label: 'Sofortzahlung: Überschrift', text: 'Sofortzahlung' },
    'payment.instant': {
      label: 'Sofortzahlung',
      text: 'Eine Rechnung, eine Überweisung. Der QR-Code auf der Rechnung füllt Ihr Banking aus.',
      rows: 2,
    },
    'payment.rates.title': {
      label: 'Finanzierung: Überschrift',
      text: 'Finanzierung für Unternehmen',
    },
    'payment.rates': {
      label: 'Finanzierung',
      text: '{share} Anzahlung, der Rest in {least}-{most} Raten, eine je Monat.',
    },
    'payment.portal.title': { label: 'Kundenportal: Überschrift', text: 'Kundenportal' },
    'payment.portal': {
      label: 'Kundenportal',
      text: 'Rechnungen, Raten und Zahlungseingänge stehen im Portal.',
      rows: 2,
    },
    'payment.portal.link': { label: 'Kundenportal: Verweis', text: 'Zum Portal' },
    'payment.example': {
      label: 'Rechenbeispiel: Überschrift',
      text: 'Rechenbeispiel: {package}, {price}, {count} Raten',
    },
    'reviews.title': { label: 'Bewertungen: Überschrift', text: 'Was Kunden schreiben' },
    'reviews.all': { label: 'Bewertungen: Knopf zum Lesen', text: 'Alle Bewertungen lesen' },
    'reviews.write': { label: 'Bewertungen: Knopf zum Schreiben', text: 'Bewertung schreiben' },
    'work.title': { label: 'Arbeiten: Überschrift', text: 'Was sich seit 2014 geändert hat' },
    'work.intro': {
      label: 'Arbeiten: Einleitung',
      text: 'Links unsere Seite, rechts eine erfundene von 2014. Ziehen Sie am Griff.',
      rows: 2,
    },
    'work.try': { label: 'Arbeiten: Knopf', text: 'Übung ausprobieren' },
    'work.case': {
      label: 'Arbeiten: Verweis darunter',
      text: 'Wie eine Praxis in zwei Sprachen antwortet: Website für {price}',
    },
    'region.title': {
      label: 'Region: Überschrift',
      text: 'Roermond liegt an der Maas, acht Kilometer vor der Grenze',
    },
    'region.intro': {
      label: 'Region: Einleitung',
      text:
        'Im Umkreis von {{company.radiusKm}} km kommen wir zu Ihnen. Darüber hinaus arbeiten ' +
        'wir per Video, in Deutschland, Österreich, der Schweiz und den Niederlanden.',
      rows: 3,
    },
    'region.legend': {
      label: 'Region: unter der Karte',
      text: 'Gelb: die Maas. Gestrichelt: die deutsch-niederländische Grenze.',
      rows: 2,
    },
    'region.distances': {
      label: 'Region: unter der Karte, wo Entfernungen darauf stehen',
      text: 'Entfernungen ab Roermond, Luftlinie.',
    },
    'questions.title': { label: 'Fragen: Überschrift', text: 'Fragen vor der Anfrage' },
    'questions.missing': { label: 'Fragen: Satz darunter', text: 'Ihre Frage fehlt?' },
    'questions.write': { label: 'Fragen: Verweis darunter', text: 'Schreiben Sie uns.' },
    'final.title': {
      label: 'Schluss: Überschrift',
      text: 'In {{promise.offer}} liegt Ihr Angebot vor.',
    },
    'final.text': {
      label: 'Schluss: Text über dem Namen',
      text:
        'Kostenlos und unverbindlich, an Werktagen. Lieber reden? {{promise.call}} am Telefon ' +
        'kosten nichts.',
      rows: 2,
    },
    'final.login': { label: 'Schluss: Knopf zum Konto', text: 'Kostenlos registrieren' },
    'final.contact': { label: 'Schluss: Knopf zum Kontakt', text: 'Kontakt aufnehmen' },
  },
} as const satisfies TextGroup;
