/** The id of a field is its path in the document, so that the summary of errors can lead to it. */
export const fieldId = (path: string): string => `feld-${path}`;
