import type { ChatLanguage } from '../chat/chat.ts';
import { CONSENT_TEXTS, type ConsentText } from './consent-texts.ts';

/**
 * The required box of a booking in the languages of the chat; the booking
 * stores the version of the one that was shown.
 */
export const PRIVACY_TEXTS: Record<ChatLanguage, ConsentText> = {
  de: CONSENT_TEXTS.privacy,
  en: {
    text:
      'I have taken note of the privacy policy (in German). My details are stored to handle ' +
      'the request.',
    version: 'b03392eac1abc2df',
    link: { label: 'privacy policy', href: '/datenschutz' },
  },
  nl: {
    text:
      'Ik heb kennisgenomen van de privacyverklaring (in het Duits). Mijn gegevens worden ' +
      'opgeslagen om de aanvraag te behandelen.',
    version: 'd529f7e4d99f23eb',
    link: { label: 'privacyverklaring', href: '/datenschutz' },
  },
};

/**
 * The same box where the agency books for somebody on the telephone; the
 * confirmation names the page.
 */
export const CALLER_PRIVACY_TEXT: ConsentText = {
  text:
    'Ich habe die Person auf die Datenschutzerklärung hingewiesen. Ihre Angaben werden zur ' +
    'Bearbeitung der Anfrage gespeichert.',
  version: '735af858d6f222e0',
  link: { label: 'Datenschutzerklärung', href: '/datenschutz' },
};
