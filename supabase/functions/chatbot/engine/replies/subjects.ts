import type { Intent } from '../intents.ts';

// What is said about a subject when no section of the site answers the question more closely.

export const SUBJECT_TEXTS: Partial<Record<Intent, string>> = {
  guarantee: 'Für die Geld-zurück-Garantie gelten die Bedingungen in unseren AGB.',
  hosting:
    'Der Server steht in Deutschland oder den Niederlanden, den Vertrag mit dem Anbieter schließen Sie selbst. Ihre Domain bleibt Ihre.',
  maintenance: 'Wartung und Pflege buchen Sie auf Wunsch dazu. Wir halten die Website dann aktuell und ändern Inhalte nach Absprache.',
  gdpr: 'Wir bauen Websites so, dass ohne Einwilligung keine Daten an Dritte fließen. Bestehende Seiten prüfen wir auf Formulare, Cookies und eingebundene Dienste. Eine Rechtsberatung ist das nicht.',
  cookies:
    'Ohne Ihre Einwilligung setzen wir nur notwendige Einträge. Ihre Auswahl ändern Sie jederzeit über den Knopf „Cookie-Einstellungen“ unten links.',
  seo: 'Wir verbessern Technik, Inhalte und Auffindbarkeit in der Region. Einen bestimmten Platz bei Google kann niemand garantieren.',
  shop: 'Wir bauen Online-Shops mit Zahlung, Versand und Lagerverwaltung. Grundlage ist das Paket Commerce.',
  automation:
    'Wir verbinden Ihre Programme, damit Daten nicht mehr von Hand übertragen werden: etwa Bestellungen, Rechnungen oder Terminbestätigungen.',
  chatbot_info:
    'Der Chatbot beantwortet Fragen Ihrer Kunden aus den Inhalten Ihrer Website, nennt die Quelle und gibt an einen Menschen ab, wenn er etwas nicht weiß.',
  webdesign:
    'Wir gestalten und programmieren Websites für kleine und mittlere Betriebe, lesbar auf dem Handy und pflegbar ohne Technikwissen.',
  portal:
    'Im Kundenportal sehen Sie Stand, Dateien, Angebote und Rechnungen Ihres Projekts. Anmeldung, Registrierung und ein neues Passwort finden Sie auf der Anmeldeseite.',
  cancellation: 'Wie Sie widerrufen oder kündigen und welche Fristen gelten, steht auf der Seite zum Widerruf und in den AGB.',
  references: 'In den Case Studies zeigen wir Beispielprojekte mit Aufgabe, Vorgehen und Ergebnis.',
  roi: 'Ob sich eine Website für Sie rechnet, hängt von Ihren Zahlen ab. Der ROI-Kalkulator rechnet mit Annahmen, die Sie selbst ändern.',
  payment: 'Sie zahlen per Rechnung und Überweisung, sofort oder in Raten. Ihre Rechnungen finden Sie im Kundenportal.',
};

/** Intents whose answer is taken from the site's own sections where one fits the question. */
export const EXTRACTIVE: ReadonlySet<Intent> = new Set([
  'guarantee',
  'hosting',
  'maintenance',
  'gdpr',
  'cookies',
  'seo',
  'shop',
  'automation',
  'chatbot_info',
  'webdesign',
  'cancellation',
]);
