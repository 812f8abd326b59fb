import type { TextGroup } from './text-group.ts';

/** The pieces of the home page that can be tried. */
export const SHOWPIECE_TEXTS = {
  id: 'schaustuecke',
  name: 'Startseite: Stücke zum Ausprobieren',
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
      text: 'In {time}, gerechnet ab dem Tag, an dem Anzahlung, Texte und Bilder da sind.',
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
  },
} as const satisfies TextGroup;
