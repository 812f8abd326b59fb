import {
  ADDITIONAL_SERVICES,
  PROJECT_TYPES,
  PROMISES,
  URGENCIES,
  type AdditionalServiceId,
  type ProjectTypeId,
  type UrgencyValue,
} from '#shared/business.ts';
import type { Language } from '../language.ts';
import type { EstimateSlot } from '../state.ts';

// What the assistant says while it does something with the visitor: an estimate, a booking, a handover. Every suggestion is understood when it is
// sent back as a message (tasks.test.ts).

type Question = { text: string; suggestions: string[] };
export type TaskTexts = {
  cancel: string;
  estimate: {
    lead: string;
    /** Said before the first question when the kind of project is known. */
    from: (project: string, amount: string) => string;
    missed: string;
    /** Said before the next question when extras were named with the answer, or instead of it. */
    noted: (services: string) => string;
    questions: Record<EstimateSlot, Question>;
    stopped: string;
    backTo: (question: string) => string;
    sum: (chosen: string, amount: string, note: string, path: string) => string;
    net: string;
    gross: string;
    labels: {
      projects: Record<ProjectTypeId, string>;
      urgencies: Record<UrgencyValue, string>;
      services: Record<AdditionalServiceId, string>;
    };
  };
  booking: {
    locale: string;
    clock: (time: string) => string;
    askDay: string;
    moreDays: string;
    noneFree: string;
    laterDays: string;
    otherDay: string;
    otherTime: string;
    nothingOn: (day: string, isTooFar: boolean) => string;
    askTime: (day: string) => string;
    noMorning: string;
    noAfternoon: string;
    isFree: (slot: string) => string;
    nothingAt: (time: string, day: string) => string;
    stopped: string;
  };
  contactReceived: (contact: string) => string;
  handoverDropped: string;
};

const labelsOf = <Key extends string, Item>(items: readonly Item[], key: (item: Item) => Key, label: (item: Item) => string) =>
  Object.fromEntries(items.map((item) => [key(item), label(item)])) as Record<Key, string>;

const GERMAN: TaskTexts = {
  cancel: 'Abbrechen',
  estimate: {
    lead: 'Gern rechne ich Ihnen einen Preis aus. ',
    from: (project, amount) => `**${project}** gibt es ab ${amount}. Zwei Angaben, dann rechne ich Ihnen Ihren Preis aus.`,
    missed: 'Das habe ich nicht zuordnen können. ',
    noted: (services) => `Notiert: ${services}. `,
    questions: {
      project: { text: 'Worum geht es?', suggestions: PROJECT_TYPES.map((type) => type.title) },
      urgency: { text: 'Wann soll es fertig sein?', suggestions: URGENCIES.map((option) => option.label) },
      services: {
        text: 'Möchten Sie Zusatzleistungen? Sie können mehrere nennen.',
        suggestions: ['Keine Zusatzleistungen', ...ADDITIONAL_SERVICES.slice(0, 3).map((service) => service.label)],
      },
    },
    stopped: 'In Ordnung, ich breche die Schätzung ab. Womit kann ich sonst helfen?',
    backTo: (question) => `Zurück zu Ihrer Schätzung: ${question}`,
    sum: (chosen, amount, note, path) =>
      `Für **${chosen}** schätze ich **${amount}** (${note}). Das ist unverbindlich. Mit dem [vorausgefüllten Formular](${path}) bekommen Sie ein genaues Angebot.`,
    net: 'netto',
    gross: 'inklusive Umsatzsteuer',
    labels: {
      projects: labelsOf(
        PROJECT_TYPES,
        ({ id }) => id,
        ({ title }) => title,
      ),
      urgencies: labelsOf(
        URGENCIES,
        ({ value }) => value,
        ({ label }) => label,
      ),
      services: labelsOf(
        ADDITIONAL_SERVICES,
        ({ id }) => id,
        ({ label }) => label,
      ),
    },
  },
  booking: {
    locale: 'de-DE',
    clock: (time) => `${time} Uhr`,
    askDay: `Gern: Das Erstgespräch dauert **${PROMISES.freeCallMinutes} Minuten**, ist kostenlos und findet am Telefon statt. An welchem Tag passt es Ihnen? Alle Zeiten zeigt auch der [Kalender](/kontakt#termin).`,
    moreDays: 'Welcher dieser Tage passt Ihnen?',
    noneFree: 'Zurzeit ist kein Termin frei. Hinterlassen Sie uns eine Nachricht, dann finden wir gemeinsam eine Zeit.',
    laterDays: 'Spätere Tage',
    otherDay: 'Anderer Tag',
    otherTime: 'Andere Uhrzeit',
    nothingOn: (day, isTooFar) =>
      `Am ${day} ist nichts frei${isTooFar ? ', so weit reicht der Kalender noch nicht' : ''}. Diese Tage liegen am nächsten:`,
    askTime: (day) => `Am **${day}** sind diese Zeiten frei. Welche passt Ihnen?`,
    noMorning: 'Vormittags ist nichts mehr frei. ',
    noAfternoon: 'Nachmittags ist nichts mehr frei. ',
    isFree: (slot) => `**${slot}** ist frei. Mit Ihrem Namen und Ihrer E-Mail-Adresse unten ist der Termin gebucht.`,
    nothingAt: (time, day) => `Um ${time} ist am ${day} nichts frei. Diese Zeiten liegen am nächsten:`,
    stopped: 'In Ordnung, ich buche nichts. Womit kann ich sonst helfen?',
  },
  contactReceived: (contact) =>
    `Danke, ich habe Ihre Anfrage an unser Team weitergegeben. ${contact.includes('@') ? `Die Antwort geht an **${contact}**` : `Wir melden uns unter **${contact}**`}, in der Regel am selben oder nächsten Werktag.`,
  handoverDropped: 'In Ordnung, ich gebe nichts weiter. Womit kann ich sonst helfen?',
};

const ENGLISH: TaskTexts = {
  cancel: 'Stop',
  estimate: {
    lead: 'I will gladly work out a price. ',
    from: (project, amount) => `The price of a **${project}** starts at ${amount}. Two more details and I can work out yours.`,
    missed: 'I could not place that. ',
    noted: (services) => `Noted: ${services}. `,
    questions: {
      project: { text: 'What is it about?', suggestions: ['New website', 'Online shop', 'AI chatbot', 'Automation'] },
      urgency: {
        text: 'When should it be ready?',
        suggestions: ['As soon as possible', 'Within 1 month', 'Within 3 months', 'Still planning'],
      },
      services: { text: 'Would you like any extras? You may name several.', suggestions: ['No extras', 'SEO', 'Maintenance', 'Training'] },
    },
    stopped: 'All right, I will stop the estimate. What else can I do for you?',
    backTo: (question) => `Back to your estimate: ${question}`,
    sum: (chosen, amount, note, path) =>
      `For **${chosen}** I estimate **${amount}** (${note}). This is not binding. The [prefilled form](${path}) (in German) gets you an exact offer.`,
    net: 'excluding VAT',
    gross: 'including VAT',
    labels: {
      projects: { website: 'new website', shop: 'online shop', chatbot: 'AI chatbot', automation: 'automation' },
      urgencies: { asap: 'as soon as possible', '1month': 'within 1 month', '3months': 'within 3 months', planning: 'still planning' },
      services: {
        seo: 'SEO',
        maintenance: 'maintenance',
        training: 'training',
        multilingual: 'several languages',
        analytics: 'visitor statistics',
        social: 'social media',
      },
    },
  },
  booking: {
    locale: 'en-GB',
    clock: (time) => time,
    askDay: `Gladly: the first call takes **${PROMISES.freeCallMinutes} minutes**, is free and takes place by phone. Which day suits you? All times also stand in the [calendar](/kontakt#termin) (in German).`,
    moreDays: 'Which of these days suits you?',
    noneFree: 'There is no free slot at the moment. Leave us a message and we will find a time together.',
    laterDays: 'Later days',
    otherDay: 'Another day',
    otherTime: 'Another time',
    nothingOn: (day, isTooFar) =>
      `Nothing is free on ${day}${isTooFar ? ', the calendar does not reach that far yet' : ''}. These days are nearest:`,
    askTime: (day) => `These times are free on **${day}** (Berlin time). Which one suits you?`,
    noMorning: 'Nothing is left in the morning. ',
    noAfternoon: 'Nothing is left in the afternoon. ',
    isFree: (slot) => `**${slot}** (Berlin time) is free. With your name and e-mail address in the form below the call is booked.`,
    nothingAt: (time, day) => `Nothing is free at ${time} on ${day}. These times are nearest:`,
    stopped: 'All right, I will book nothing. What else can I do for you?',
  },
  contactReceived: (contact) =>
    `Thank you, I have passed your request on to our team. The answer goes to **${contact}**, usually on the same or the next working day.`,
  handoverDropped: 'All right, I will pass nothing on. What else can I do for you?',
};

const DUTCH: TaskTexts = {
  cancel: 'Stoppen',
  estimate: {
    lead: 'Ik reken graag een prijs voor u uit. ',
    from: (project, amount) => `Een **${project}** is er vanaf ${amount}. Nog twee gegevens en ik reken uw prijs uit.`,
    missed: 'Dat kon ik niet plaatsen. ',
    noted: (services) => `Genoteerd: ${services}. `,
    questions: {
      project: { text: 'Waar gaat het om?', suggestions: ['Nieuwe website', 'Webshop', 'AI-chatbot', 'Automatisering'] },
      urgency: {
        text: 'Wanneer moet het klaar zijn?',
        suggestions: ['Zo snel mogelijk', 'Binnen 1 maand', 'Binnen 3 maanden', 'Nog in planning'],
      },
      services: { text: 'Wilt u extra’s? U mag er meerdere noemen.', suggestions: ['Geen extra’s', 'SEO', 'Onderhoud', 'Training'] },
    },
    stopped: 'Goed, ik stop met de schatting. Waarmee kan ik u verder helpen?',
    backTo: (question) => `Terug naar uw schatting: ${question}`,
    sum: (chosen, amount, note, path) =>
      `Voor **${chosen}** schat ik **${amount}** (${note}). Dat is vrijblijvend. Met het [ingevulde formulier](${path}) (in het Duits) krijgt u een precies aanbod.`,
    net: 'exclusief btw',
    gross: 'inclusief btw',
    labels: {
      projects: { website: 'nieuwe website', shop: 'webshop', chatbot: 'AI-chatbot', automation: 'automatisering' },
      urgencies: { asap: 'zo snel mogelijk', '1month': 'binnen 1 maand', '3months': 'binnen 3 maanden', planning: 'nog in planning' },
      services: {
        seo: 'SEO',
        maintenance: 'onderhoud',
        training: 'training',
        multilingual: 'meerdere talen',
        analytics: 'bezoekersstatistiek',
        social: 'social media',
      },
    },
  },
  booking: {
    locale: 'nl-NL',
    clock: (time) => `${time} uur`,
    askDay: `Graag: het eerste gesprek duurt **${PROMISES.freeCallMinutes} minuten**, is gratis en verloopt telefonisch. Welke dag schikt u? Alle tijden staan ook in de [kalender](/kontakt#termin) (in het Duits).`,
    moreDays: 'Welke van deze dagen schikt u?',
    noneFree: 'Op dit moment is er niets vrij. Laat een bericht achter, dan vinden we samen een moment.',
    laterDays: 'Latere dagen',
    otherDay: 'Andere dag',
    otherTime: 'Andere tijd',
    nothingOn: (day, isTooFar) =>
      `Op ${day} is niets vrij${isTooFar ? ', zo ver reikt de kalender nog niet' : ''}. Deze dagen liggen het dichtst bij:`,
    askTime: (day) => `Op **${day}** zijn deze tijden vrij. Welke schikt u?`,
    noMorning: '’s Ochtends is niets meer vrij. ',
    noAfternoon: '’s Middags is niets meer vrij. ',
    isFree: (slot) => `**${slot}** is vrij. Met uw naam en e-mailadres in het formulier hieronder is de afspraak geboekt.`,
    nothingAt: (time, day) => `Om ${time} is op ${day} niets vrij. Deze tijden liggen het dichtst bij:`,
    stopped: 'Goed, ik boek niets. Waarmee kan ik u verder helpen?',
  },
  contactReceived: (contact) =>
    `Dank u, ik heb uw vraag aan ons team doorgegeven. Het antwoord gaat naar **${contact}**, meestal op dezelfde of de volgende werkdag.`,
  handoverDropped: 'Goed, ik geef niets door. Waarmee kan ik u verder helpen?',
};

export const TASK_TEXTS: Record<Language, TaskTexts> = { de: GERMAN, en: ENGLISH, nl: DUTCH };

/** Ways on that are offered below an answer, by their German words. */
const WAYS_ON: Readonly<Record<string, readonly [english: string, dutch: string]>> = {
  'Welche Pakete gibt es?': ['What do your packages cost?', 'Wat kosten jullie pakketten?'],
  'Preise und Pakete': ['What do your packages cost?', 'Wat kosten jullie pakketten?'],
  'Was kostet das?': ['What do your packages cost?', 'Wat kosten jullie pakketten?'],
  'Termin vereinbaren': ['Book a call', 'Afspraak maken'],
  'Mit einem Menschen sprechen': ['Speak to a person', 'Een medewerker spreken'],
  'Nein danke': ['No thanks', 'Nee bedankt'],
  'Preis schätzen': ['Estimate a price', 'Prijs berekenen'],
  'Kann ich in Raten zahlen?': ['Can I pay in instalments?', 'Kan ik in termijnen betalen?'],
  'Smart Business in Raten': ['Smart Business in instalments', 'Smart Business in termijnen'],
  'Commerce in Raten': ['Commerce in instalments', 'Commerce in termijnen'],
  'Wann haben Sie geöffnet?': ['What are your opening hours?', 'Wat zijn jullie openingstijden?'],
  'Referenzen zeigen': ['Which references do you have?', 'Welke referenties hebben jullie?'],
  Kontaktdaten: ['What is your phone number?', 'Wat is jullie telefoonnummer?'],
  'Angebot anfragen': ['How do I get a quote?', 'Hoe krijg ik een offerte?'],
};

/** Suggestions in the language of the answer; those of a task are so already. */
export const translateSuggestions = (suggestions: readonly string[], language: Language): string[] =>
  language === 'de' ? [...suggestions] : [...new Set(suggestions.map((text) => WAYS_ON[text]?.[language === 'en' ? 0 : 1] ?? text))];
