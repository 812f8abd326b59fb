/**
 * What no line ends in: numbers of documents, days, 'E-Mail' with a short word, telephone
 * numbers. Each with the signs around it: who reads a page without its tags finds the same words.
 */
const WHOLE =
  /((?<!\S)\S*\b(?:[A-Z]{2}-\d{4}-\w+|(?<!\d)\d{1,2}\. (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b|E-Mail(?:-\p{L}{1,9})?(?![-\p{L}\d]))[^\s\p{L}]*(?!\S)|(?<!\S)\(?\+\d{1,3}(?: \d+)+[.,;:!?)]*(?!\S))/u;

/** A text in pieces, of which each second one stays on one line; together they are the text. */
export const splitUnbroken = (text: string): string[] => text.split(WHOLE);
