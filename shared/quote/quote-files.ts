// Contract of `/api/quote-files`: the form sends files that go with an enquiry,
// one a call, before or after the enquiry itself.

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** Type of the content → file name ending. The migration lists the same types. */
export const QUOTE_FILE_TYPES: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  [DOCX]: 'docx',
};
/** What the file dialog offers. */
export const QUOTE_FILE_ACCEPT = '.pdf,.png,.jpg,.jpeg,.docx';
export const MAX_QUOTE_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_QUOTE_FILES = 5;
/** After this time a file whose enquiry was never sent is removed. */
export const UNSENT_QUOTE_FILE_HOURS = 72;

export const QUOTE_FILE_PROBLEMS = {
  type: 'Diese Datei ist weder PDF noch PNG, JPG oder Word-Dokument (DOCX).',
  size: 'Die Datei ist größer als 10 MB.',
  empty: 'Die Datei ist leer.',
  broken: 'Das Bild lässt sich nicht lesen. Vielleicht ist die Datei beschädigt.',
  pixels:
    'Das Bild hat zu viele Bildpunkte. Bitte verkleinern Sie es auf höchstens 5.000 ' +
    'Bildpunkte Breite.',
  many: 'Zu einer Anfrage gehören höchstens fünf Dateien.',
} as const;

/** A stored file, as the form lists it. */
export type QuoteFile = { id: string; name: string; size: number; storedAt: string };
export type QuoteFileAnswer =
  | { success: true; file: QuoteFile }
  | { success: false; error: string };

/**
 * What is wrong with a file before it is sent; '' if nothing. The server looks
 * into the content.
 */
export function checkQuoteFile({ name, size }: { name: string; size: number }): string {
  if (!QUOTE_FILE_ACCEPT.split(',').some((ending) => name.toLowerCase().endsWith(ending)))
    return QUOTE_FILE_PROBLEMS.type;
  if (size > MAX_QUOTE_FILE_BYTES) return QUOTE_FILE_PROBLEMS.size;
  return size === 0 ? QUOTE_FILE_PROBLEMS.empty : '';
}
