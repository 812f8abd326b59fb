import { EXPERIENCE, PROMISES, REGIONS } from '#shared/business.ts';
import { formatAddress } from '#shared/company-format.ts';
import type { Facts } from '../reply.ts';

// Answers about the agency; every value is a company setting or a constant.

const DAYS = ['', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];

export function openingHours({ company }: Facts): string {
  const { days, opens, closes } = company.hours;
  return `Wir sind ${DAYS[days[0] ?? 1]} bis ${DAYS[days.at(-1) ?? 5]} von ${opens} bis ${closes} Uhr erreichbar. Außerhalb dieser Zeiten antworten wir am nächsten Werktag.`;
}

export const contactData = (facts: Facts): string =>
  `So erreichen Sie uns:\n\n- **Telefon**: ${facts.company.phone}\n- **E-Mail**: ${facts.company.email}\n- **WhatsApp**: ${facts.company.whatsapp}\n\n${openingHours(facts)}`;

/** How soon somebody answers. */
export const responseTime = ({ company }: Facts): string =>
  `Auf eine Anfrage über das Formular bekommen Sie Ihr Angebot innerhalb von ${PROMISES.offerHours} Stunden. Auf andere Nachrichten antworten wir in der Regel am selben oder nächsten Werktag. Eilt es, rufen Sie uns an: ${company.phone}.`;

const countries = new Intl.DisplayNames('de', { type: 'region' });

export const location = ({ company }: Facts): string =>
  `${company.name} sitzt in ${formatAddress(company)} (${countries.of(company.country)}). Für einen Besuch vereinbaren Sie bitte vorher einen Termin.`;

export const serviceArea = ({ company }: Facts): string =>
  `Wir arbeiten für Betriebe in ${REGIONS.map((region) => region.name)
    .join(', ')
    .replace(/, ([^,]+)$/, ' und $1')}. ` +
  `Zu Terminen vor Ort kommen wir im Umkreis von ${company.radiusKm} km um ${company.city}, alles andere geht online.`;

export const about = ({ company }: Facts): string =>
  `${company.name} ist eine Digitalagentur in ${company.city}, gegründet ${EXPERIENCE.foundedYear} (${EXPERIENCE.yearsText} Erfahrung). Inhaber der Firma: ${company.owner}. ` +
  'Wir bauen Websites, Online-Shops, KI-Chatbots und automatische Abläufe für kleine und mittlere Betriebe.';

export const booking = (): string =>
  `Gern: Das Erstgespräch dauert **${PROMISES.freeCallMinutes} Minuten** und ist kostenlos. Suchen Sie sich im [Kalender](/kontakt#termin) einen freien Termin aus.`;

export const reschedule = ({ company }: Facts): string =>
  `Über den Link in Ihrer Bestätigungsmail verschieben Sie den Termin oder sagen ihn ab. Fehlt Ihnen die Mail, rufen Sie uns an: ${company.phone}.`;

export const quote = (path: string): string =>
  `Das [Angebotsformular](${path}) hat drei Schritte. Die Anfrage ist kostenlos und unverbindlich; Ihr genaues Angebot kommt innerhalb von ${PROMISES.offerHours} Stunden.`;
