import type { SearchDocument } from '#shared/search/documents.ts';
import type { Concept } from '../concepts.ts';
import type { Intent } from '../intents.ts';

/** A section that answers a common question in whatever words it is asked; named by its heading where a page has several of the kind. */
type Standing = {
  intent: Intent;
  concept: Concept;
  path: string;
  heading?: string;
  /** How the sentence begins that answers, if it is not the first of its section. */
  from?: string;
  /** Said before the quotation. */
  lead?: string;
};

const TERMS = '/agb';
const WEBDESIGN = '/services/webdesign-entwicklung';
const TECHNOLOGY = `${WEBDESIGN}#technik-und-hosting-ohne-nebel`;
const SEO = '/services/seo-optimierung';

const STANDING: readonly Standing[] = [
  { intent: 'guarantee', concept: 'guarantee', path: `${TERMS}#7-geld-zurueck-garantie` },
  { intent: 'payment', concept: 'tax', path: `${TERMS}#6-preise-und-zahlung` },
  { intent: 'payment', concept: 'due', path: `${TERMS}#6-preise-und-zahlung`, from: 'Ohne andere Vereinbarung' },
  { intent: 'webdesign', concept: 'preview', path: `${TERMS}#7-geld-zurueck-garantie` },
  { intent: 'hosting', concept: 'recurring', path: `${WEBDESIGN}#fragen`, heading: 'Was kostet die Website nach dem Start?' },
  { intent: 'webdesign', concept: 'extend', path: `${WEBDESIGN}#fragen`, heading: 'Kann ich später einen Shop oder Chatbot ergänzen?' },
  { intent: 'webdesign', concept: 'process', path: WEBDESIGN, heading: 'Ablauf Webdesign & Entwicklung' },
  { intent: 'webdesign', concept: 'ownership', path: `${WEBDESIGN}#fragen`, heading: 'Gehört mir die Website danach?' },
  {
    intent: 'webdesign',
    concept: 'signUp',
    path: `${WEBDESIGN}#fragen`,
    heading: 'Können sich Schüler, Mitglieder oder Bewerber online anmelden?',
  },
  {
    intent: 'hosting',
    concept: 'lostAccess',
    path: '/glossar/domain#inhaber-selbst-abfragen',
    lead: 'Das lässt sich meist lösen: Entscheidend ist, wer als Inhaber der Domain eingetragen ist. ',
  },
  {
    intent: 'webdesign',
    concept: 'agencyGone',
    path: `${WEBDESIGN}#fragen`,
    heading: 'Wie wechsle ich von meiner bisherigen Agentur zu Ihnen?',
    lead: 'Das geht auch, wenn es die bisherige Agentur nicht mehr gibt. ',
  },
  { intent: 'references', concept: 'reviews', path: '/impressum#bewertungen' },
  { intent: 'cookies', concept: 'worth', path: '/glossar/cookie-einwilligung#brauchen-sie-ueberhaupt-ein-banner' },
  {
    intent: 'shop',
    concept: 'shopPlatform',
    path: '/services/ecommerce-losungen#fragen',
    heading: 'Können Sie meinen Shop von Shopify oder einem anderen Anbieter übernehmen?',
  },
  {
    intent: 'shop',
    concept: 'tillInShop',
    path: '/services/ecommerce-losungen#fragen',
    heading: 'Kann der Shop mit meiner Kasse im Laden zusammenarbeiten?',
  },
  { intent: 'webdesign', concept: 'need', path: `${WEBDESIGN}#fuer-wen-sich-das-lohnt-und-fuer-wen-nicht` },
  {
    intent: 'webdesign',
    concept: 'redo',
    path: WEBDESIGN,
    heading: 'Ablauf Webdesign & Entwicklung',
    lead: 'Ja, wir ersetzen alte Websites durch neue. So läuft das ab: ',
  },
  { intent: 'maintenance', concept: 'hacked', path: `${WEBDESIGN}#fragen`, heading: 'Meine Website wurde gehackt. Können Sie helfen?' },
  { intent: 'webdesign', concept: 'apps', path: `${WEBDESIGN}#fragen`, heading: 'Bauen Sie auch Apps für das Handy?' },
  {
    intent: 'webdesign',
    concept: 'speed',
    path: '/glossar/ladezeit#so-messen-sie-es-selbst',
    lead: 'Ja. Wir messen vor und nach der Arbeit; zuerst prüfen wir Bildgrößen und Hosting. So messen Sie es selbst: ',
  },
  {
    intent: 'maintenance',
    concept: 'selfEdit',
    path: WEBDESIGN,
    heading: 'Leistungen Webdesign & Entwicklung',
    from: 'Sie ändern Texte',
    lead: 'Ja. ',
  },
  {
    intent: 'webdesign',
    concept: 'keepRank',
    path: `${WEBDESIGN}#fragen`,
    heading: 'Was passiert mit meinem Platz bei Google, wenn die alte Website verschwindet?',
  },
  { intent: 'webdesign', concept: 'copy', path: `${WEBDESIGN}#fragen`, heading: 'Muss ich die Texte selbst schreiben?' },
  { intent: 'webdesign', concept: 'photos', path: `${WEBDESIGN}#fragen`, heading: 'Wer liefert die Fotos?' },
  { intent: 'webdesign', concept: 'cms', path: TECHNOLOGY },
  { intent: 'hosting', concept: 'dataPlace', path: TECHNOLOGY, from: 'Der Server steht' },
  {
    intent: 'portal',
    concept: 'ourCustomer',
    path: '/ueber-uns#fragen',
    heading: 'Ich bin schon Kunde. Wie beauftrage ich eine Änderung?',
  },
  { intent: 'gdpr', concept: 'ownWords', path: '/datenschutz#chat', from: 'Gespeichert wird' },
  { intent: 'gdpr', concept: 'ipAddress', path: '/datenschutz#aufruf-der-website' },
  { intent: 'gdpr', concept: 'passesOn', path: '/datenschutz#chat' },
  { intent: 'gdpr', concept: 'recipients', path: '/datenschutz#empfaenger-und-drittlaender' },
  { intent: 'gdpr', concept: 'ourOfficer', path: '/datenschutz#verantwortlicher', from: 'Einen Datenschutzbeauftragten' },
  { intent: 'gdpr', concept: 'processor', path: `${TERMS}#14-datenschutz-und-vertraulichkeit` },
  { intent: 'gdpr', concept: 'cookies', path: TECHNOLOGY, from: 'Ohne Einwilligung' },
  { intent: 'gdpr', concept: 'formData', path: '/datenschutz#angebotsanfrage' },
  { intent: 'quote', concept: 'validity', path: `${TERMS}#2-anfrage-angebot-und-vertrag`, from: 'An ein Angebot' },
  { intent: 'quote', concept: 'signature', path: `${TERMS}#2-anfrage-angebot-und-vertrag`, from: 'Eine Anfrage ist kein Auftrag' },
  { intent: 'about', concept: 'consumer', path: `${TERMS}#1-geltung`, from: 'Unser Angebot' },
  { intent: 'seo', concept: 'aiAnswers', path: `${SEO}#fragen`, heading: 'Komme ich damit auch bei ChatGPT und in KI-Antworten vor?' },
  { intent: 'seo', concept: 'duration', path: `${SEO}#fragen`, heading: 'Wie lange dauert es, bis ich etwas merke?' },
  {
    intent: 'seo',
    concept: 'unfound',
    path: SEO,
    heading: 'Leistungen SEO-Optimierung',
    lead: 'Daran lässt sich arbeiten. Das bekommen Sie von uns: ',
  },
  { intent: 'seo', concept: 'seoWork', path: SEO, heading: 'Leistungen SEO-Optimierung' },
  { intent: 'seo', concept: 'worth', path: `${SEO}#fuer-wen-sich-das-lohnt-und-fuer-wen-nicht` },
  { intent: 'chatbot_info', concept: 'hallucinate', path: '/services/ki-chatbots#fragen', heading: 'Erfindet der Chatbot Antworten?' },
  {
    intent: 'chatbot_info',
    concept: 'whichModel',
    path: '/services/ki-chatbots#fragen',
    heading: 'Brauche ich ein Abonnement bei einem KI-Anbieter?',
  },
  { intent: 'chatbot_info', concept: 'duration', path: '/services/ki-chatbots', heading: 'Ablauf KI-Chatbots' },
  { intent: 'chatbot_info', concept: 'abilities', path: '/services/ki-chatbots', heading: 'Leistungen KI-Chatbots' },
  {
    intent: 'shop',
    concept: 'customerPay',
    path: '/services/ecommerce-losungen#fragen',
    heading: 'Welche Zahlarten brauche ich am Anfang?',
  },
  { intent: 'automation', concept: 'manual', path: '/services/automatisierung#fuer-wen-sich-das-lohnt-und-fuer-wen-nicht' },
  {
    intent: 'automation',
    concept: 'theirSoftware',
    path: '/services/automatisierung#fragen',
    heading: 'Muss ich meine Programme wechseln?',
  },
  { intent: 'chatbot_info', concept: 'appointment', path: '/services/ki-chatbots#fragen', heading: 'Kann der Chatbot Termine vergeben?' },
  ...(['english', 'dutch', 'otherLanguage'] as const).map((concept) => ({
    intent: 'chatbot_info' as const,
    concept,
    path: '/services/ki-chatbots#fragen',
    heading: 'Welche Sprachen versteht der Chatbot?',
  })),
  { intent: 'chatbot_info', concept: 'gdpr', path: '/services/ki-chatbots#fragen', heading: 'Was geschieht mit den Gesprächen?' },
  { intent: 'chatbot_info', concept: 'medical', path: '/services/ki-chatbots#grenzen' },
  { intent: 'chatbot_info', concept: 'worth', path: '/services/ki-chatbots#fuer-wen-er-sich-lohnt-und-fuer-wen-nicht' },
  { intent: 'shop', concept: 'worth', path: '/services/ecommerce-losungen#fuer-wen-sich-ein-shop-lohnt-und-fuer-wen-nicht' },
  { intent: 'webdesign', concept: 'moreCustomers', path: `${WEBDESIGN}#grenzen-was-eine-website-nicht-loest`, from: 'Wir versprechen' },
  {
    intent: 'about',
    concept: 'teamSize',
    path: '/ueber-uns#wie-wir-arbeiten',
    from: 'Mit wem Sie',
    lead: 'Wir sind eine kleine Agentur; eine Zahl der Mitarbeiter nennt die Website nicht. Für Sie heißt das: ',
  },
  { intent: 'about', concept: 'samePerson', path: '/ueber-uns#wie-wir-arbeiten' },
  { intent: 'about', concept: 'difference', path: '/ueber-uns#woran-sie-uns-messen-koennen' },
  { intent: 'knowledge', concept: 'accessibility', path: '/blog/bfsg-wer-ist-betroffen' },
];

/** The standing section for a question, from the sentence on that answers it; null where there is none, or the text has been taken off the site. */
export function findStandingSection(
  documents: readonly SearchDocument[],
  intent: Intent,
  concepts: ReadonlySet<Concept>,
): { document: SearchDocument; lead: string } | null {
  const standing = STANDING.find((entry) => entry.intent === intent && concepts.has(entry.concept));
  if (!standing) return null;
  const { path, heading, from, lead = '' } = standing;
  const found = documents.find((document) => document.path === path && (heading === undefined || document.heading === heading));
  if (!found) return null;
  const start = from ? found.text.indexOf(from) : 0;
  return { document: { ...found, text: found.text.slice(Math.max(0, start)) }, lead };
}
