// What people say in the demo, and what the statistics count.

import { addDays, agencyDay } from '#shared/agency/agency-day.ts';
import type { TablesInsert } from '#shared/database-types.ts';

/** From staff, then from the customer, in turn. */
export const THREAD: readonly (readonly [fromStaff: boolean, body: string])[] = [
  [true, 'Guten Tag {name}, willkommen im Kundenportal. Hier erreichen Sie uns zu Ihrem Projekt.'],
  [false, 'Vielen Dank! Die Texte schicke ich bis Ende der Woche.'],
  [true, 'Gut, dann beginnen wir am Montag mit dem Entwurf.'],
  [false, 'Können wir im Kopf der Seite das Foto vom Laden nehmen?'],
  [true, 'Ja. Laden Sie es bitte beim Projekt hoch, am besten in voller Größe.'],
  [false, 'Ist erledigt. Zwei Dateien liegen beim Projekt.'],
];

export const CONTACT_MESSAGES = [
  'Arbeiten Sie auch mit bestehenden WordPress-Seiten?',
  'Wir suchen jemanden, der unsere Seite auf Niederländisch übersetzt.',
  'Wie lange dauert ein Online-Shop mit rund 80 Artikeln?',
  'Ich hatte angerufen, bitte um Rückruf nach 15 Uhr.',
  'Können Sie uns vor Ort besuchen?',
  'Bieten Sie auch Fotos an?',
  'Unsere Domain liegt bei einem anderen Anbieter. Ist das ein Problem?',
] as const;

export const CONTACT_ANSWER =
  'Danke für Ihre Nachricht. Das klären wir am schnellsten am Telefon: Wann erreichen wir Sie am ' +
  'besten?';

type Turn = {
  question: string;
  answer: string;
  outcome: 'answer' | 'abstain' | 'handover';
  /** Of the answers in content/assistant, and how sure the assistant was. */
  intent?: string;
  confidence?: number;
};
const PRICE: Turn = {
  question: 'Was kostet eine Website?',
  answer: 'Das Startpaket beginnt bei 590 €, Smart Business bei 1.290 €.',
  outcome: 'answer',
  intent: 'price-website',
  confidence: 0.97,
};
const TIME: Turn = {
  question: 'Wie lange dauert das?',
  answer: 'In der Regel 2 bis 4 Wochen.',
  outcome: 'answer',
  intent: 'duration',
  confidence: 0.91,
};
const RATES: Turn = {
  question: 'Kann ich in Raten zahlen?',
  answer: 'Ja, Unternehmen zahlen 30 % an und den Rest in 3 bis 6 Raten.',
  outcome: 'answer',
  intent: 'instalments',
  confidence: 0.54,
};
const CALL: Turn = {
  question: 'Ich möchte mit jemandem sprechen.',
  answer: 'Gern. Wir melden uns bei Ihnen, oder Sie buchen gleich einen Termin.',
  outcome: 'handover',
  intent: 'human',
};

/** The assistant does not know; these lead to gaps of the site. */
export const UNANSWERED = [
  'Machen Sie auch Beschriftungen für Fahrzeuge?',
  'Gibt es eine Förderung vom Land?',
  'Kann der Shop mit meiner Kasse sprechen?',
  'Bieten Sie Praktika an?',
  'Drucken Sie auch Visitenkarten?',
] as const;

const unknown = (question: string): Turn => ({
  question,
  answer: 'Das weiß ich nicht sicher. Ich gebe die Frage gern weiter.',
  outcome: 'abstain',
});

export const CHATS: readonly (readonly Turn[])[] = [
  [PRICE, TIME],
  [unknown(UNANSWERED[0])],
  [RATES, PRICE, CALL],
  [TIME, unknown(UNANSWERED[1])],
  [PRICE],
  [unknown(UNANSWERED[2]), CALL],
];

const PAGES: readonly (readonly [path: string, perDay: number])[] = [
  ['/', 46],
  ['/pakete', 21],
  ['/kontakt', 9],
  ['/termin', 7],
  ['/case-studies', 8],
  ['/blog', 6],
  ['/roi-kalkulator', 5],
  ['/seo-lexikon', 12],
];
/** How many come this far and no further, beside those whose enquiry arrives. */
const UNFINISHED: readonly (readonly [step: string, perDay: number])[] = [
  ['quote/step-3', 0.2],
  ['quote/step-2', 1.2],
  ['quote/step-1', 2.8],
  ['quote/open', 5.6],
];
const STEPS: readonly (readonly [step: string, perDay: number])[] = [
  ['booking/slot', 1.8],
  ['booking/booked', 0.9],
  ['booking/moved', 0.15],
  ['booking/cancelled', 0.1],
];
const FIELDS: readonly (readonly [field: string, reached: number, abandoned: number])[] = [
  ['projectType', 5, 0.5],
  ['industry', 4, 0.3],
  ['name', 3, 0.3],
  ['email', 2.8, 0.2],
  ['phone', 2.5, 0.6],
  ['signature', 1.9, 0.4],
];
const VISITS: readonly (readonly [name: string, label: string, perDay: number])[] = [
  ['source', 'Google', 21],
  ['source', 'direkt', 12],
  ['source', 'brief', 3],
  ['source', 'LinkedIn', 2],
  ['campaign', 'google / cpc / webdesign aachen', 6],
  ['campaign', 'brief / post / handwerk herbst', 3],
  ['landing', '/', 23],
  ['landing', '/pakete', 9],
  ['landing', '/services/webdesign-entwicklung', 6],
  ['device', 'Smartphone', 22],
  ['device', 'Computer', 14],
  ['device', 'Tablet', 2],
  ['language', 'de', 30],
  ['language', 'nl', 6],
  ['language', 'en', 2],
];
const ORIGINS: readonly (readonly [
  category: string,
  label: string,
  visits: number,
  enquiries: number,
  talks: number,
])[] = [
  ['source', 'Google', 9, 0.3, 0.15],
  ['source', 'direkt', 5, 0.2, 0.1],
  ['source', 'brief', 1, 0.15, 0.05],
  ['campaign', 'google / cpc / webdesign aachen', 3, 0.1, 0.05],
];
const VITALS: readonly (readonly [name: string, typical: number])[] = [
  ['LCP', 1400],
  ['INP', 90],
  ['CLS', 0.02],
  ['FCP', 800],
  ['TTFB', 120],
];
/** Two of the periods that are compared at first. */
const DAYS = 60;

/** Two months of visits: fewer at weekends, a little more each week. */
export function buildAnalytics(
  now: Date,
  random: () => number,
  arrivals: ReadonlyMap<string, number>,
) {
  const daily: TablesInsert<'analytics_daily'>[] = [];
  const vitals: TablesInsert<'analytics_events'>[] = [];
  for (let ago = DAYS - 1; ago >= 0; ago -= 1) {
    const moment = new Date(now.getTime() - ago * 86_400_000);
    // Counted in days, not in hours: a night that is an hour longer would name one day twice.
    const day = addDays(agencyDay(now), -ago);
    const weight = ([0, 6].includes(moment.getUTCDay()) ? 0.5 : 1) * (1.2 - ago * 0.009);
    // The same for all of a day: who sends a form has opened it.
    const mood = 0.7 + random() * 0.6;
    const rest = random();
    const upTo = (perDay: number) => Math.floor(perDay * weight * mood + rest);
    const add = (category: string, name: string, label: string, perDay: number, after = 0) => {
      const count = upTo(after + perDay) - upTo(after);
      push(category, name, label, count);
    };
    const push = (category: string, name: string, label: string, count: number) => {
      if (count > 0) daily.push({ day, category, name, label, count, value_sum: 0 });
    };
    const arrived = arrivals.get(day) ?? 0;
    push('count', 'step', 'quote/sent', arrived);
    for (const [step, perDay] of UNFINISHED) push('count', 'step', step, arrived + upTo(perDay));
    for (const [path, perDay] of PAGES) add('count', 'page', path, perDay);
    for (const [step, perDay] of STEPS) add('count', 'step', step, perDay);
    // Rounded as one number, so that sources, pages, devices and languages are as many.
    const told = new Map<string, number>();
    for (const [name, label, perDay] of VISITS) {
      const after = told.get(name) ?? 0;
      add('visit', name, label, perDay, after);
      told.set(name, after + perDay);
    }
    for (const [category, label, visits, enquiries, talks] of ORIGINS) {
      add(category, 'visit', label, visits);
      add(category, 'enquiry', label, enquiries);
      add(category, 'talk', label, talks);
    }
    for (const [field, reached, abandoned] of FIELDS) {
      add('quote', 'quote_field', field, reached);
      add('quote', 'quote_abandoned', field, abandoned);
    }
    for (const [name, typical] of VITALS) {
      const at = new Date(moment.getTime() - 3_600_000).toISOString();
      vitals.push({
        name,
        category: 'web_vitals',
        label: 'good',
        value: Math.round(typical * (0.6 + random() * 0.9) * 1000) / 1000,
        session_id: `demo-${ago}`,
        occurred_at: at,
        created_at: at,
        url: 'https://maasbogen.example/',
        user_agent: 'Demo',
      });
    }
  }
  return { daily, vitals };
}

/** The issue that went out last, and the one that is being written. */
export const NEWSLETTER_ISSUES = [
  {
    subject: 'Drei Dinge, die eine Kontaktseite können muss',
    body: `Guten Tag,

die meisten Anfragen gehen auf dem Weg zum Formular verloren. Drei Dinge helfen fast immer:

- **Telefonnummer und Öffnungszeiten** stehen über dem Formular, nicht darunter.
- Das Formular fragt nur, was Sie für die erste Antwort brauchen.
- Nach dem Absenden steht da, **wann** Sie sich melden.

## Aus der Werkstatt

Wie lange eine Website dauert und woran es meistens hängt, steht in [unserem Blog](/blog).

Bis zum nächsten Monat
Ihre Agentur`,
  },
  {
    subject: 'Was die Website im Weihnachtsgeschäft leisten soll',
    body: `Guten Tag,

im Dezember fragen Kunden vor allem drei Dinge: Haben Sie geöffnet, bis wann wird geliefert, und gibt es Gutscheine?

## Öffnungszeiten

Tragen Sie Feiertage jetzt ein, auch im Unternehmensprofil bei Google.`,
  },
] as const;
