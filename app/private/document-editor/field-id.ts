/** The id of a field is its path in the document, so that the summary of errors can lead to it. */
export const fieldId = (path: string): string => `feld-${path}`;

/** '' for what is no field of the document. */
export const pathOfField = (id: string): string =>
  id.startsWith(fieldId('')) ? id.slice(fieldId('').length) : '';
