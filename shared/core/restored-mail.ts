/** `last_error` of a mail that waited in a backup: it may have left since that was written. */
export const RESTORED_MAIL = 'Aus einer Sicherung zurückgeholt, vielleicht schon einmal gesendet.';
