export type Answer = { words: RegExp; question: string; answer: string; source: string };
export type Language = 'de' | 'nl';

export const ANSWERS: Record<Language, readonly Answer[]> = {
  de: [
    {
      words: /verordnung|rezept|überweis|kasse|zahlt|kosten/i,
      question: 'Brauche ich eine Verordnung?',
      answer:
        'In den Niederlanden nicht. Wohnen Sie in Deutschland, fragen Sie vorher Ihre Kasse: Ob sie in Venlo zahlt, hängt vom Einzelfall ab.',
      source: 'Seite Kosten',
    },
    {
      words: /absag|verschieb|krank|verhinder/i,
      question: 'Bis wann kann ich absagen?',
      answer:
        'Bis 24 Stunden vorher ohne Rechnung. Danach berechnen wir die Hälfte, außer Sie sind krank.',
      source: 'Seite Termine',
    },
    {
      words: /mitbring|kleid|handtuch|anzieh/i,
      question: 'Was bringe ich mit?',
      answer:
        'Ein großes Handtuch, Kleidung zum Bewegen, Befunde und Bilder, falls es welche gibt.',
      source: 'Seite Erster Besuch',
    },
    {
      words: /park|auto|bus|bahn|anfahr/i,
      question: 'Wo parke ich?',
      answer: 'Hinter dem Haus, vier Plätze. Vom Bahnhof sind es neun Minuten zu Fuß.',
      source: 'Seite Anfahrt',
    },
    {
      words: /sprache|niederl|holl|deutsch/i,
      question: 'Sprechen alle Deutsch?',
      answer: 'Alle acht. Fünf auch Niederländisch von klein auf.',
      source: 'Seite Praxis',
    },
  ],
  nl: [
    {
      words: /verwijs|recept|verzeker|kosten|betaal/i,
      question: 'Heb ik een verwijzing nodig?',
      answer:
        'In Nederland niet. Chronische klachten op de lijst: dan wel. Neem uw polis mee, dan kijken we samen.',
      source: 'Pagina Kosten',
    },
    {
      words: /afzeg|verzet|ziek/i,
      question: 'Tot wanneer kan ik afzeggen?',
      answer:
        'Tot 24 uur van tevoren zonder kosten. Daarna rekenen we de helft, behalve als u ziek bent.',
      source: 'Pagina Afspraken',
    },
    {
      words: /meene|kleding|handdoek/i,
      question: 'Wat neem ik mee?',
      answer: 'Een grote handdoek, kleding waarin u kunt bewegen en uitslagen, als die er zijn.',
      source: 'Pagina Eerste bezoek',
    },
    {
      words: /park|auto|bus|trein/i,
      question: 'Waar kan ik parkeren?',
      answer: 'Achter het huis, vier plaatsen. Vanaf het station negen minuten lopen.',
      source: 'Pagina Route',
    },
  ],
};

/** Words at which no machine may answer. */
export const ALARM =
  /taub|lähm|gefühllos|sturz|gestürzt|brustschmerz|ohnmacht|verlam|gevoelloos|gevallen|pijn op de borst/i;
