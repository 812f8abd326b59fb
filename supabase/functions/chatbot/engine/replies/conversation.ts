import type { Intent } from '../intents.ts';
import type { Language } from '../language.ts';
import type { Facts } from '../reply.ts';

// The conversation itself and everything the assistant will not do.

type Template = (facts: Facts) => string;

export const CONVERSATION_TEXTS: Partial<Record<Intent, Template>> = {
  greeting: () => 'Guten Tag! Fragen Sie mich nach Paketen, Preisen, Lieferzeiten oder einem Termin.',
  thanks: () => 'Gern geschehen. Haben Sie noch eine Frage?',
  bye: () => 'Auf Wiedersehen! Unter dem Eingabefeld können Sie das Gespräch löschen oder sich per E-Mail schicken lassen.',
  bot: () =>
    'Ich bin ein Programm, kein Mensch: ein automatischer Assistent, der aus den Seiten dieser Website antwortet. Auf Wunsch gebe ich an unser Team ab.',
  data_deletion: ({ company }) =>
    `Den Chatverlauf löschen Sie sofort selbst: „Unterhaltung löschen“ unter dem Eingabefeld. Für alle anderen Daten schreiben Sie an ${company.email}; Ihre Rechte stehen in der Datenschutzerklärung.`,
  legal_advice: ({ company }) =>
    `Das ist eine Rechtsfrage, und Rechtsberatung darf und kann ich nicht geben. Wenden Sie sich bitte an eine Anwältin oder einen Anwalt. Zu unseren technischen Leistungen rund um die DSGVO gibt ${company.name} gern Auskunft.`,
  off_topic: () => 'Dazu kann ich nichts sagen: Ich beantworte nur Fragen zu dieser Website und unseren Leistungen.',
  competitor: () =>
    'Andere Anbieter bewerte ich nicht. Ich sage Ihnen gern, was unsere Pakete enthalten und kosten, damit Sie selbst vergleichen können.',
  insult: ({ company }) =>
    `Schade, dass Sie verärgert sind. Wenn etwas nicht stimmt, sprechen Sie bitte direkt mit unserem Team: ${company.phone}.`,
  injection: () =>
    'Das mache ich nicht. Meine Auskünfte richten sich nur nach den Inhalten dieser Website, und Angaben zu anderen Personen gebe ich nicht heraus.',
  sensitive_data: ({ company }) =>
    `Bitte schreiben Sie keine Bankdaten, Passwörter oder Gesundheitsdaten in den Chat. Ich habe die Angabe nicht gespeichert. Wenn wir solche Daten brauchen, klären wir das persönlich: ${company.phone}.`,
};

/** After a subject without a list price. */
export const UNPRICED: Readonly<Record<Language, string>> = {
  de: 'Dafür nennt unsere Website keinen festen Preis. Er steht schriftlich im Angebot, bevor Sie etwas bestellen; das Angebot ist kostenlos. Feste Preise haben unsere Pakete.',
  en: 'There is no list price for that. It is stated in writing in the offer, before you order anything; the offer is free. Our packages have fixed prices.',
  nl: 'Daarvoor noemt onze website geen vaste prijs. Die staat schriftelijk in de offerte, voordat u iets bestelt; de offerte is gratis. Onze pakketten hebben vaste prijzen.',
};

export const clarify = (): string =>
  'Das habe ich auf unserer Website nicht gefunden. Können Sie es mit anderen Worten sagen, oder meinen Sie eines dieser Themen?';

export const clarifyBy = (count: number): string =>
  `Genau darauf habe ich auf unserer Website keine Antwort gefunden. ${count > 1 ? 'Meinen Sie eine dieser Fragen?' : 'Meinen Sie diese Frage?'} Sonst sagen Sie es bitte mit anderen Worten.`;

export const offerPerson = ({ company }: Facts): string =>
  `Darauf habe ich keine gesicherte Antwort, deshalb gebe ich an unser Team ab. Nennen Sie mir E-Mail-Adresse oder Telefonnummer, dann meldet sich jemand bei Ihnen. Oder rufen Sie an: ${company.phone}.`;

export const regret = ({ company }: Facts): string =>
  `Das tut mir leid, so soll es nicht sein. Ich gebe es an unser Team weiter: Unter welcher E-Mail-Adresse oder Telefonnummer erreichen wir Sie? Sofort hilft jemand unter ${company.phone}.`;

export const askContact = ({ company }: Facts): string =>
  `Gern. Unter welcher E-Mail-Adresse oder Telefonnummer erreicht Sie unser Team? Wir nutzen die Angabe nur, um Ihnen zu antworten. Sofort erreichen Sie uns unter ${company.phone}.`;
