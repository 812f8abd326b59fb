/** A UUID in lower case, as the source of a regular expression. */
export const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
