/** What no line ends in: numbers of documents, days, 'E-Mail', telephone numbers. */
const WHOLE =
  /(\b[A-Z]{2}-\d{4}-\w+|\b\d{1,2}\. (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b|\bE-Mail(?!\w)|\+\d{1,3}(?: \d+)+)/u;

/** A text in pieces, of which each second one stays on one line; together they are the text. */
export const splitUnbroken = (text: string): string[] => text.split(WHOLE);
