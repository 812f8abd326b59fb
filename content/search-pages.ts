import { PROMISES } from '#shared/agency/business.ts';
import type { Company } from '#shared/agency/company.ts';
import { formatAddress } from '#shared/agency/company-format.ts';
import { formatPlainPrice, formatWholePrice } from '#shared/core/format.ts';
import { pricePeriod, urgencyBadge } from '#shared/pricing/price.ts';
import type { SearchDocument } from '#shared/search/documents.ts';
import { PACKAGE_TEXTS } from '#shared/texts/packages.ts';
import { resolvePlaceholders } from './placeholders.ts';
import { getContentSettings } from './settings.ts';
import { readTexts } from './texts.ts';

type Section = Omit<SearchDocument, 'id' | 'page' | 'kind' | 'keywords'> & { keywords?: string };

/**
 * Sections of the pages that are React routes and not Markdown files; every
 * figure comes from the constants.
 */
export function buildRoutePageDocuments(company: Company): SearchDocument[] {
  const fill = (text: string): string => resolvePlaceholders(text, company);
  const { packages, projectTypes, services, urgencies } = getContentSettings().prices;
  const packageTexts = readTexts(PACKAGE_TEXTS);
  const sections: Section[] = [
    ...packages.map((entry) => ({
      path: `/pakete#${entry.id}`,
      title: 'Pakete und Preise',
      heading: `Paket ${entry.name}`,
      text:
        `${entry.name} kostet ${formatPlainPrice(entry.price)} und ist in ${entry.delivery} fertig. ` +
        `${entry.includes ? `Enthalten ist alles aus ${entry.includes}, dazu ` : 'Enthalten sind '}${entry.features.join(', ')}. ` +
        packageTexts[`package.${entry.id}`],
    })),
    {
      path: '/pakete',
      title: 'Pakete und Preise',
      heading: 'Alle Pakete im Vergleich',
      text:
        `${packages.map((entry) => `${entry.name} ${formatPlainPrice(entry.price)}`).join(', ')}. ` +
        'Zusatzleistungen: ' +
        `${services.map((service) => `${service.label} ${formatWholePrice(service.price)}${pricePeriod(service)}`).join(', ')}.`,
      keywords:
        'Preisliste, Website Preis, Was kostet eine Website, Homepage Preise, Internetseite ' +
        'Kosten, Onlineshop Preis, Budget, Vergleich, Unterschied',
    },
    {
      path: '/pakete',
      title: 'Pakete und Preise',
      heading: 'Wie lange es dauert und was Eile kostet',
      text:
        `${packages.map((entry) => `${entry.name}: ${entry.delivery}`).join(', ')}. ` +
        `${urgencies.map((option) => `${option.label} ${urgencyBadge(option.multiplier)}`.trim()).join(', ')}.`,
      keywords:
        'Dauer, wie lange dauert eine Website, Lieferzeit, fertig, eilig, Express, schnell, ' +
        'kurzfristig, Zuschlag',
    },
    {
      path: '/pakete',
      title: 'Pakete und Preise',
      heading: 'Zahlung und Finanzierung',
      text: fill(
        'Unternehmen zahlen sofort oder in Raten: {{financing.down}} Anzahlung, der Rest in ' +
          '{{financing.instalments}} Monatsraten. Rechnungen finden Kunden im Kundenportal.',
      ),
      keywords: 'Ratenzahlung Finanzierung Anzahlung Überweisung Zahlungsarten Rechnung',
    },
    {
      path: '/?angebot',
      title: 'Angebot anfragen',
      heading: 'Angebot in drei Schritten',
      text: fill(
        'Projektart, Kontakt und Bestätigung: Die Anfrage ist kostenlos und unverbindlich, ' +
          'ein genaues Angebot folgt an Werktagen innerhalb von {{promise.offer}}. ' +
          'Projektarten: ' +
          `${projectTypes.map((type) => `${type.title} ab ${formatWholePrice(type.basePrice)}`).join(', ')}. ` +
          'Zeitrahmen: ' +
          `${urgencies.map((option) => `${option.label} ${urgencyBadge(option.multiplier)}`.trim()).join(', ')}.`,
      ),
      keywords: 'Kostenvoranschlag Preisrechner Anfrage',
    },
    {
      path: '/kontakt',
      title: 'Kontakt',
      heading: 'Telefon, E-Mail und Öffnungszeiten',
      text: fill(
        'Sie erreichen uns {{company.hours}} unter {{company.phone}}, jederzeit per E-Mail ' +
          'an {{company.email}}.',
      ),
      keywords: 'Kontaktdaten anrufen erreichbar geöffnet Sprechzeiten Telefonnummer WhatsApp',
    },
    {
      path: '/kontakt#termin',
      title: 'Kontakt',
      heading: 'Kostenloses Erstgespräch',
      text:
        `Das Erstgespräch dauert ${PROMISES.freeCallMinutes} Minuten und ist kostenlos. Sie ` +
        'wählen den Termin selbst im Kalender.',
      keywords:
        'Termin vereinbaren, Termin buchen, kostenlose Beratung, Gespräch, Rückruf, Kalender, ' +
        'Videocall',
    },
    {
      path: '/ueber-uns',
      title: 'Über uns',
      heading: 'Sitz und Einzugsgebiet',
      text: fill(
        `{{company.name}} sitzt in ${formatAddress(company)}. Vor Ort arbeiten wir im ` +
          'Umkreis von {{company.radiusKm}} Kilometern, darüber hinaus online für Deutschland, ' +
          'Österreich, die Schweiz und die Niederlande.',
      ),
      keywords: 'Standort Adresse Anfahrt Roermond Umkreis Region',
    },
    {
      path: '/roi-kalkulator',
      title: 'ROI-Kalkulator',
      heading: 'Rechnet sich die Website?',
      text:
        'Der ROI-Kalkulator schätzt aus Ihren eigenen Annahmen, ab wann sich eine neue Website ' +
        'bezahlt macht.',
      keywords: 'lohnt Rendite Amortisation Return on Investment Rechner',
    },
    {
      path: '/login',
      title: 'Anmelden',
      heading: 'Kundenportal',
      text:
        'Im Kundenportal sehen Kunden Meilensteine, Dateien, Angebote und Rechnungen und ' +
        'schreiben dem Team. Registrierung und neues Passwort: auf der Anmeldeseite.',
      keywords: 'Login einloggen Passwort vergessen registrieren Konto',
    },
    {
      path: '/case-studies',
      title: 'Case Studies',
      heading: 'Beispielprojekte',
      text: 'Die Case Studies zeigen Aufgabe, Vorgehen und Ergebnis einzelner Projekte.',
      keywords: 'Referenzen Beispiele Portfolio Arbeiten Branchen',
    },
  ];
  return sections.map(({ keywords = '', ...section }, index) => ({
    ...section,
    id: `route-${index}`,
    page: section.path.split(/[#?]/)[0] || '/',
    kind: 'page',
    keywords,
  }));
}
