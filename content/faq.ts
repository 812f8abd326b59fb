import { renderInline, readInline } from './markdown.ts';
import type { TextGroup } from '#shared/texts/text-group.ts';
import { readTexts } from './texts.ts';

export type Question = {
  question: string;
  /** Answer without markup, for structured data and the chat. */
  answer: string;
  /** The same answer with links. */
  answerHtml: string;
};

/**
 * Questions of the home page: what owners ask before the first call. Visible to
 * everybody, also as FAQPage data (SEO-06).
 */
export const HOME_QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: 'Was kostet eine Website bei Ihnen?',
    answer:
      'Das Startpaket kostet {{price.startpaket}}, Smart Business mit Chatbot ' +
      '{{price.smart-business}}, Commerce mit Onlineshop {{price.commerce}} und Enterprise ' +
      '{{price.enterprise}}. Jedes Paket nennt Umfang und Dauer auf der Seite ' +
      '[Pakete](/pakete).',
  },
  {
    question: 'Ist der KI-Chatbot in jedem Paket enthalten?',
    answer:
      'Nein. Er gehört ab Smart Business dazu, also ab {{price.smart-business}}. Auf einer ' +
      'vorhandenen Website richten wir ihn ab {{price.chatbot}} ein. Was er kann und was ' +
      'nicht, steht unter [KI-Chatbots](/services/ki-chatbots).',
  },
  {
    question: 'Wie schnell ist die Website fertig?',
    answer:
      'Je nach Paket in zwei bis vier Wochen, Enterprise in {{delivery.enterprise}}. Die ' +
      'Zeit läuft, sobald Anzahlung, Bilder und Texte oder das Interview dafür da sind.',
  },
  {
    question: 'Was passiert nach meiner Anfrage?',
    answer:
      'Sie bekommen sofort eine Eingangsnummer und an Werktagen innerhalb von ' +
      '{{promise.offer}} ein Angebot. Es ist kostenlos und unverbindlich. Die Unterschrift ' +
      'im Formular bestätigt nur Ihre Angaben.',
  },
  {
    question: 'Kann ich in Raten zahlen?',
    answer:
      'Unternehmen zahlen auf Wunsch {{financing.down}} an und den Rest in ' +
      '{{financing.instalments}} Monatsraten. Den Plan mit allen Beträgen sehen Sie vor der ' +
      'Zusage.',
  },
  {
    question: 'Was bedeutet die Geld-zurück-Garantie genau?',
    answer:
      'Gefällt Ihnen der erste Entwurf auch nach zwei Korrekturrunden nicht, erstatten wir ' +
      'die Anzahlung vollständig. Form und Frist stehen in den ' +
      '[AGB](/agb#7-geld-zurueck-garantie).',
  },
  {
    question: 'Arbeiten Sie auch für Betriebe in Deutschland, Österreich und der Schweiz?',
    answer:
      'Ja. Vor Ort sind wir im Umkreis von {{company.radiusKm}} Kilometern um {{company.city}}, ' +
      'darüber hinaus per Video. Rechnungen an Unternehmen in anderen EU-Staaten mit gültiger ' +
      'USt-IdNr. stellen wir mit Umkehr der Steuerschuld. Unternehmen in der Schweiz zahlen keine ' +
      'niederländische Umsatzsteuer, alle übrigen Kunden {{vat.rate}}.',
  },
  {
    question: 'Wem gehört die Website?',
    answer:
      'Ihnen. Domain und Hosting laufen auf Ihren Namen, die Nutzungsrechte bekommen Sie mit ' +
      'vollständiger Zahlung, Dateien und Zugänge auf Wunsch. Ein anderer Anbieter kann ' +
      'weiterarbeiten.',
  },
  {
    question: 'Was heißt „100% DSGVO-konform“?',
    answer:
      'Ihre Website lädt vor einer Einwilligung nichts von Dritten, und Formulare fragen nur ' +
      'das Nötige. Die Datenschutzerklärung entsteht aus dem Verzeichnis der Dienste. Das ' +
      'belegen wir mit einem Messprotokoll. Einzelheiten und Grenzen nennt die Seite ' +
      '[DSGVO-Compliance](/services/dsgvo-compliance).',
  },
  {
    question: 'Muss ich ein Konto anlegen, um anzufragen?',
    answer:
      'Nein. Das Formular steht allen offen. Ein Konto brauchen Sie erst, wenn Sie Ihr ' +
      'Projekt im Kundenportal verfolgen möchten.',
  },
];

const numbered = HOME_QUESTIONS.map((entry, index) => ({ ...entry, number: String(index + 1) }));

/** The same as fields of the admin area. */
export const HOME_QUESTION_TEXTS: TextGroup = {
  id: 'fragen',
  name: 'Fragen der Startseite',
  page: '/',
  entries: Object.fromEntries(
    numbered.flatMap(({ question, answer, number }) => [
      [`question.${number}`, { label: `Frage ${number}`, text: question }],
      [`answer.${number}`, { label: `Antwort ${number}`, text: answer, rows: 3 }],
    ]),
  ),
};

/** The questions of the home page with prices and facts filled in. */
export function listHomeQuestions(): Question[] {
  const texts = readTexts(HOME_QUESTION_TEXTS);
  return numbered.map(({ number }) => {
    const answer = texts[`answer.${number}`] ?? '';
    return {
      question: texts[`question.${number}`] ?? '',
      answer: readInline(answer),
      answerHtml: renderInline(answer),
    };
  });
}
