export const QUOTE_DIALOG = 'quote-dialog';
