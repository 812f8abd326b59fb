import { formatSlot, formatSlotTime } from '#shared/bookings/booking-slots.ts';
import type { TalkKind } from '#shared/bookings/talks.ts';
import type { BookingField, BookingLimit } from '#shared/bookings/booking.ts';
import { OPENING_HOURS } from '#shared/agency/business.ts';
import type { ChatLanguage } from '#shared/chat/chat.ts';

// The form of a booking in the language of the talk. Suggestions are messages:
// the assistant must understand them.

type Asked = Extract<BookingField, 'name' | 'email' | 'phone' | 'privacyConsent'>;
type BookingTexts = {
  form: string;
  labels: { name: string; email: string; phone: string; kind: string };
  /** Null: as the agency calls them. */
  kinds: Readonly<Record<TalkKind, string>> | null;
  phoneHint: string;
  /** Null where the message of the validation itself is shown. */
  errors: Record<Asked, string> | null;
  /** Null where the words of the server are shown. */
  failed: Record<BookingLimit | 'other', string> | null;
  kept: string;
  submit: string;
  sending: string;
  slot: (startsAt: string) => string;
  time: (startsAt: string) => string;
  otherDay: string;
  /** Booked by somebody whose address is not known to be his: not before he confirms it. */
  held: (slot: string, reference: string, until: string) => string;
  /** The mail of `held` may not arrive. */
  late: string;
  next: string[];
  taken: string;
};

const buildFormats = (locale: string) => {
  const { timeZone } = OPENING_HOURS;
  const day = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const time = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' });
  return {
    day: (startsAt: string): string => day.format(new Date(startsAt)),
    time: (startsAt: string): string => time.format(new Date(startsAt)),
  };
};
const english = buildFormats('en-GB');
const dutch = buildFormats('nl-NL');

export const BOOKING_TEXTS: Record<ChatLanguage, BookingTexts> = {
  de: {
    form: 'Termin buchen',
    labels: { name: 'Name', email: 'E-Mail', phone: 'Telefon', kind: 'Wie möchten Sie sprechen?' },
    kinds: null,
    phoneHint: 'Unter dieser Nummer rufen wir Sie an.',
    errors: null,
    failed: null,
    kept: 'Ihre Angaben sind noch da.',
    submit: 'Termin buchen',
    sending: 'Wird gebucht...',
    slot: formatSlot,
    time: formatSlotTime,
    otherDay: 'Anderer Tag',
    held: (slot, reference, until) =>
      `Noch ein Klick, dann ist Ihr Termin gebucht: **${slot}**. Bitte öffnen Sie bis ` +
      `**${until}** den Link in unserer E-Mail, so lange halten wir die Zeit frei. ` +
      `Buchungsnummer **${reference}**.`,
    late:
      'Die E-Mail hält unser Schutz vor Missbrauch gerade zurück. Kommt sie nicht an, rufen Sie ' +
      'uns bitte an.',
    next: ['Welche Pakete gibt es?', 'Preis schätzen'],
    taken:
      'Dieser Termin ist nicht mehr frei. Ihre Angaben sind noch da. Welche andere Zeit ' +
      'passt Ihnen?',
  },
  en: {
    form: 'Book a call',
    labels: { name: 'Name', email: 'E-mail', phone: 'Phone', kind: 'How would you like to talk?' },
    kinds: { phone: 'Phone call', video: 'Video call', visit: 'Visit to our office' },
    phoneHint: 'We call you at this number.',
    errors: {
      name: 'Please enter your name, with at most 120 characters.',
      email: 'Please enter a valid e-mail address, for example name@company.com.',
      phone: 'Please enter a phone number with area or country code, for example +31 475 123456.',
      privacyConsent: 'Please confirm that you have taken note of the privacy policy.',
    },
    failed: {
      talks:
        'Three calls are booked for this e-mail address already, or wait to be confirmed. Please ' +
        'cancel one first.',
      unconfirmed:
        'Many calls are waiting to be confirmed right now. Please try again in half an hour or ' +
        'call us.',
      sender: 'There were too many bookings from your connection. Please call us.',
      other: 'That did not work. Please try again or call us.',
    },
    kept: 'Your details are still here.',
    submit: 'Book the call',
    sending: 'Booking...',
    slot: (startsAt) => `${english.day(startsAt)}, ${english.time(startsAt)} (Berlin time)`,
    time: english.time,
    otherDay: 'Another day',
    held: (slot, reference, until) =>
      `One more click and your call is booked: **${slot}**. Please open the link in our ` +
      `e-mail (in German) by **${until}** (Berlin time); until then we keep the time free. ` +
      `Booking number **${reference}**.`,
    late:
      'Our protection against abuse is holding the e-mail back right now. If it does not arrive, ' +
      'please call us.',
    next: ['What do your packages cost?', 'Estimate a price'],
    taken: 'This time is no longer free. Your details are still here. Which other time suits you?',
  },
  nl: {
    form: 'Afspraak boeken',
    labels: { name: 'Naam', email: 'E-mail', phone: 'Telefoon', kind: 'Hoe wilt u spreken?' },
    kinds: { phone: 'Telefoongesprek', video: 'Videogesprek', visit: 'Bezoek bij ons' },
    phoneHint: 'Op dit nummer bellen wij u.',
    errors: {
      name: 'Vul uw naam in, met hoogstens 120 tekens.',
      email: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.',
      phone: 'Vul een telefoonnummer met net- of landnummer in, bijvoorbeeld +31 475 123456.',
      privacyConsent: 'Bevestig dat u kennis hebt genomen van de privacyverklaring.',
    },
    failed: {
      talks:
        'Voor dit e-mailadres zijn al drie afspraken geboekt, of ze wachten nog op bevestiging. ' +
        'Zeg er eerst één af.',
      unconfirmed:
        'Op dit moment wachten heel veel afspraken op bevestiging. Probeer het over een half ' +
        'uur opnieuw of bel ons.',
      sender: 'Via uw verbinding kwamen heel veel boekingen binnen. Bel ons.',
      other: 'Dat is niet gelukt. Probeer het opnieuw of bel ons.',
    },
    kept: 'Uw gegevens staan er nog.',
    submit: 'Afspraak boeken',
    sending: 'Wordt geboekt...',
    slot: (startsAt) => `${dutch.day(startsAt)}, ${dutch.time(startsAt)} uur`,
    time: (startsAt) => `${dutch.time(startsAt)} uur`,
    otherDay: 'Andere dag',
    held: (slot, reference, until) =>
      `Nog één klik en uw afspraak is geboekt: **${slot}**. Open vóór **${until}** de link ` +
      'in onze e-mail (in het Duits); zo lang houden we het moment vrij. Boekingsnummer ' +
      `**${reference}**.`,
    late:
      'Onze beveiliging tegen misbruik houdt de e-mail op dit moment tegen. Komt hij niet aan, ' +
      'bel ons dan.',
    next: ['Wat kosten jullie pakketten?', 'Prijs berekenen'],
    taken: 'Dit moment is niet meer vrij. Uw gegevens staan er nog. Welke andere tijd schikt u?',
  },
};
