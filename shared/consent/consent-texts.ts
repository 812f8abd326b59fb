/**
 * Texts a visitor agrees to or takes note of, word for word. `version` is the
 * start of the text's SHA-256 (see hashConsentText): a lead stores it as
 * evidence of what was shown. Changing a text means changing its version; a
 * test compares them.
 */
export type ConsentText = {
  text: string;
  version: string;
  /** Part of `text` that is a link, and where it leads. */
  link: { label: string; href: string } | null;
};

export const CONSENT_TEXTS = {
  /**
   * Required box of quote and contact form (L-20): taken note of, no consent,
   * because the enquiry is pre-contractual (Art. 6(1)(b) GDPR).
   */
  privacy: {
    text:
      'Ich habe die Datenschutzerklärung zur Kenntnis genommen. Meine Angaben werden zur ' +
      'Bearbeitung der Anfrage gespeichert.',
    version: '1228f9b5ad8af722',
    link: { label: 'Datenschutzerklärung', href: '/datenschutz' },
  },
  /** Optional box (L-19); a confirmation mail follows before anything is sent. */
  newsletter: {
    text:
      'Ich möchte den Newsletter per E-Mail erhalten. Die Anmeldung bestätige ich über einen ' +
      'Link, die Abmeldung ist jederzeit möglich.',
    version: '181f13393c146df8',
    link: null,
  },
  /** Note beside the signature. */
  signature: {
    text: 'Bestätigt Ihre Angaben; keine Beauftragung, kein Vertrag.',
    version: '3e384045bf9fbf3b',
    link: null,
  },
} as const satisfies Record<string, ConsentText>;
export type ConsentTextId = keyof typeof CONSENT_TEXTS;

/**
 * First 16 hex digits of the SHA-256 of the text (UTF-8). Needs a secure
 * context in browsers; the stored versions spare them that.
 */
export async function hashConsentText(text: string): Promise<string> {
  const digest = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  );
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
