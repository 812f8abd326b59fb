import { FINANCING, PACKAGES, PROJECT_TYPES, PROMISES, SERVICE_RADIUS_KM } from '#shared/business.ts';
import { formatWholePrice } from '#shared/format.ts';

export type Question = { question: string; answer: string };

const [start, smart, , enterprise] = PACKAGES;
const [, , chatbot] = PROJECT_TYPES;

/** Questions of the home page, in plain text: the page shows them in full and the FAQPage data repeats them. */
export const HOME_QUESTIONS: readonly Question[] = [
  {
    question: `Was bekomme ich für ${formatWholePrice(start.price)}?`,
    answer: `Das ${start.name}: eine responsive Website mit Basis-SEO, Kontaktformular und SSL-Zertifikat. Sie ist in ${start.delivery} fertig, sobald Ihre Texte und Bilder da sind.`,
  },
  {
    question: 'In welchem Paket steckt der KI-Chatbot?',
    answer: `Ab ${smart.name} für ${formatWholePrice(smart.price)}. Im ${start.name} ist er nicht enthalten; Sie können ihn ab ${formatWholePrice(chatbot.basePrice)} dazunehmen.`,
  },
  {
    question: 'Wie lange dauert es bis zum fertigen Auftritt?',
    answer: `Je nach Paket ${PROMISES.deliveryHeadline}, bei ${enterprise.name} ${enterprise.delivery}. Die Zeit läuft ab dem Tag, an dem wir Ihre Texte, Bilder und Zugänge haben.`,
  },
  {
    question: 'Kann ich in Raten zahlen?',
    answer: `Ja, als Unternehmen. Sie zahlen ${FINANCING.downPaymentShare * 100} % an, den Rest in ${FINANCING.minInstalments} bis ${FINANCING.maxInstalments} Monatsraten. Der Plan steht vor Ihrer Zusage im Angebot.`,
  },
  {
    question: 'Was kostet mich die Anfrage?',
    answer: `Nichts. Das Angebot ist kostenlos und unverbindlich und kommt innerhalb von ${PROMISES.offerHours} Stunden. Auch das Gespräch von ${PROMISES.freeCallMinutes} Minuten berechnen wir nicht.`,
  },
  {
    question: 'Arbeiten Sie auch für Betriebe in Deutschland, Österreich und der Schweiz?',
    answer: `Ja. Wir sitzen in Roermond und arbeiten auf Deutsch und Niederländisch. Termine vor Ort bieten wir im Umkreis von ${SERVICE_RADIUS_KM} km an, sonst per Video.`,
  },
];
