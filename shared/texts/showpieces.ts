import type { TextGroup } from './text-group.ts';

/**
 * The pieces that can be tried, on the home page and on the pages of services,
 * and the portal in pictures.
 */
export const SHOWPIECE_TEXTS = {
  id: 'schaustuecke',
  name: 'Beispiele zum Ausprobieren',
  page: '/',
  entries: {
    'chat.price.question': {
      label: 'Chatbot: erste Frage',
      text: 'Was kostet eine Website mit Chatbot?',
    },
    'chat.price.answer': {
      label: 'Chatbot: erste Antwort',
      text: 'Das Paket {package} kostet {price}. Der Chatbot ist dabei.',
    },
    'chat.time.question': { label: 'Chatbot: zweite Frage', text: 'Wann ist sie fertig?' },
    'chat.time.answer': {
      label: 'Chatbot: zweite Antwort',
      text:
        'In {time}, gerechnet ab dem Tag, an dem Anzahlung, Bilder und Texte oder das Interview ' +
        'dafür da sind.',
      rows: 2,
    },
    'chat.rates.question': { label: 'Chatbot: dritte Frage', text: 'Kann ich in Raten zahlen?' },
    'chat.rates.answer': {
      label: 'Chatbot: dritte Antwort',
      text: 'Als Unternehmen ja: {share} Anzahlung, der Rest in {least} bis {most} Monatsraten.',
      rows: 2,
    },
    'chat.source': { label: 'Chatbot: Quelle', text: 'Quelle: Pakete, Abschnitt {part}' },
    'chat.note': {
      label: 'Chatbot: Satz darunter',
      text: 'Automatischer Assistent, auch dienstags um 22:14',
    },
    'flow.1.title': { label: 'Ablauf: erster Schritt', text: 'Anfrage kommt an' },
    'flow.1.text': {
      label: 'Ablauf: erster Schritt, Erklärung',
      text: 'Bestätigung mit Nummer geht sofort hinaus',
    },
    'flow.2.title': { label: 'Ablauf: zweiter Schritt', text: 'Angaben geprüft' },
    'flow.2.text': {
      label: 'Ablauf: zweiter Schritt, Erklärung',
      text: 'Datensatz steht in Ihrer Liste',
    },
    'flow.3.title': { label: 'Ablauf: dritter Schritt', text: 'Erinnerung' },
    'flow.3.text': {
      label: 'Ablauf: dritter Schritt, Erklärung',
      text: 'Zuständige Person bekommt die Frist',
    },
    'flow.4.title': { label: 'Ablauf: vierter Schritt', text: 'Angebot' },
    'flow.4.text': {
      label: 'Ablauf: vierter Schritt, Erklärung',
      text: 'Entwurf mit Preis liegt zur Freigabe',
    },
    'consent.question': { label: 'Banner: Frage', text: 'Dürfen wir mitzählen?' },
    'consent.page': { label: 'Banner: die Seite', text: 'die Seite selbst' },
    'consent.map': { label: 'Banner: Landkarte', text: 'Landkarte' },
    'consent.film': { label: 'Banner: Film', text: 'Film' },
    'consent.count': { label: 'Banner: Statistik', text: 'Statistik' },
    'portal.1': { label: 'Portal: erster Schritt', text: 'Struktur' },
    'portal.2': { label: 'Portal: zweiter Schritt', text: 'Entwurf' },
    'portal.3': { label: 'Portal: dritter Schritt', text: 'Umsetzung' },
    'portal.approve': { label: 'Portal: Knopf', text: 'Entwurf freigeben' },
    'flow.name': { label: 'Ablauf Anfrage: Knopf', text: 'Anfrage' },
    'order.name': { label: 'Ablauf Bestellung: Knopf', text: 'Bestellung' },
    'order.1.title': { label: 'Ablauf Bestellung: erster Schritt', text: 'Bestellung kommt an' },
    'order.1.text': {
      label: 'Ablauf Bestellung: erster Schritt, Erklärung',
      text: 'Bestand sinkt im Laden und in der Warenwirtschaft',
    },
    'order.2.title': { label: 'Ablauf Bestellung: zweiter Schritt', text: 'Rechnung gebucht' },
    'order.2.text': {
      label: 'Ablauf Bestellung: zweiter Schritt, Erklärung',
      text: 'Beleg liegt in der Buchhaltung, ohne Abtippen',
    },
    'order.3.title': { label: 'Ablauf Bestellung: dritter Schritt', text: 'Packzettel' },
    'order.3.text': {
      label: 'Ablauf Bestellung: dritter Schritt, Erklärung',
      text: 'Liegt sortiert nach Regal im Drucker',
    },
    'order.4.title': { label: 'Ablauf Bestellung: vierter Schritt', text: 'Paket übergeben' },
    'order.4.text': {
      label: 'Ablauf Bestellung: vierter Schritt, Erklärung',
      text: 'Kundin bekommt die Sendungsnummer',
    },
    'unpaid.name': { label: 'Ablauf Zahlung: Knopf', text: 'Zahlung fehlt' },
    'unpaid.1.title': { label: 'Ablauf Zahlung: erster Schritt', text: 'Frist vorbei' },
    'unpaid.1.text': {
      label: 'Ablauf Zahlung: erster Schritt, Erklärung',
      text: 'Rechnung wird markiert, niemand muss suchen',
    },
    'unpaid.2.title': { label: 'Ablauf Zahlung: zweiter Schritt', text: 'Freundliche Mail' },
    'unpaid.2.text': {
      label: 'Ablauf Zahlung: zweiter Schritt, Erklärung',
      text: 'Mit Rechnung und Code für die Überweisung',
    },
    'unpaid.3.title': { label: 'Ablauf Zahlung: dritter Schritt', text: 'Mahnung' },
    'unpaid.3.text': {
      label: 'Ablauf Zahlung: dritter Schritt, Erklärung',
      text: 'Wartet als Entwurf auf Ihre Freigabe',
    },
    'unpaid.4.title': { label: 'Ablauf Zahlung: vierter Schritt', text: 'Zahlung zugeordnet' },
    'unpaid.4.text': {
      label: 'Ablauf Zahlung: vierter Schritt, Erklärung',
      text: 'Die Erinnerungen enden von allein',
    },
    'basket.cheese': { label: 'Korb: erste Ware', text: 'Rohmilchkäse, 600 g' },
    'basket.blue': { label: 'Korb: zweite Ware', text: 'Blauer Laib, 400 g' },
    'basket.delivery': { label: 'Korb: Versand', text: 'Versand, gekühlt' },
    'basket.note': {
      label: 'Korb: Satz darunter',
      text: 'Erfundener Korb eines Ladens in den Niederlanden',
    },
    'basket.nl.name': { label: 'Korb: erster Käufer', text: 'Privat, Niederlande' },
    'basket.nl.why': {
      label: 'Korb: erster Käufer, Grund',
      text: 'Niederländischer Satz für Lebensmittel.',
    },
    'basket.de.name': { label: 'Korb: zweiter Käufer', text: 'Privat, Deutschland' },
    'basket.de.why': {
      label: 'Korb: zweiter Käufer, Grund',
      text: 'Deutscher Satz für Lebensmittel, gemeldet über OSS.',
    },
    'basket.business.name': {
      label: 'Korb: dritter Käufer',
      text: 'Betrieb mit USt-IdNr., Deutschland',
    },
    'basket.business.why': {
      label: 'Korb: dritter Käufer, Grund',
      text: 'Innergemeinschaftliche Lieferung, Nummer wird geprüft.',
    },
    'try.webdesign': {
      label: 'Seite Webdesign: Titel',
      text: 'Dieselbe Tischlerei, 2014 und heute',
    },
    'try.ki-chatbots': { label: 'Seite KI-Chatbots: Titel', text: 'Fragen Sie ihn etwas' },
    'try.seo': { label: 'Seite SEO: Titel', text: 'So stünden Sie in der Suche' },
    'try.ecommerce': { label: 'Seite E-Commerce: Titel', text: 'Ein Korb, drei Käufer' },
    'try.automatisierung': {
      label: 'Seite Automatisierung: Titel',
      text: 'Was von allein geschieht',
    },
    'try.dsgvo': { label: 'Seite DSGVO: Titel', text: 'Was Ihr Banner zurückhält' },
    'seen.webdesign': {
      label: 'Seite Webdesign: Satz unter dem Beispiel',
      text: 'Keine Fotos, kein Baukasten: eine Stufe in vier Teilen, gezeichnet.',
    },
    'seen.ki-chatbots': {
      label: 'Seite KI-Chatbots: Satz unter dem Beispiel',
      text: 'Er antwortet aus den Seiten der Praxis und nennt die Stelle.',
    },
    'seen.seo': {
      label: 'Seite SEO: Satz unter dem Beispiel',
      text: 'Wer eine Treppe sucht, bekommt hier Maß, Holz und Materialpreis.',
    },
    'seen.ecommerce': {
      label: 'Seite E-Commerce: Satz unter dem Beispiel',
      text: 'Gewicht schieben, Preis lesen, zwei Steuersätze auf einem Zettel.',
    },
    'seen.automatisierung': {
      label: 'Seite Automatisierung: Satz unter dem Beispiel',
      text: 'Aus einer Meldung werden Auftrag und Termin, niemand tippt sie ab.',
    },
    'seen.dsgvo': {
      label: 'Seite DSGVO: Satz unter dem Beispiel',
      text: 'Ein Zimmerkalender ohne fremden Dienst: 0 Anfragen an andere Server.',
    },
    'seen.case': {
      label: 'Seite einer Leistung: Verweis auf den Fall',
      text: '{business}, {price}: Aufgabe und Messwerte',
    },
    'portal.title': { label: 'Bild des Portals: Titel', text: 'Alles zum Projekt an einer Stelle' },
    'portal.intro': {
      label: 'Bild des Portals: Einleitung',
      text:
        'Mit dem Auftrag öffnet sich Ihr Portal: Schritte freigeben, Dateien austauschen, ' +
        'fragen, Rechnungen zahlen.',
      rows: 2,
    },
    'portal.caption': {
      label: 'Bild des Portals: Unterschrift',
      text: 'Kundenportal mit erfundenen Daten',
    },
  },
} as const satisfies TextGroup;
