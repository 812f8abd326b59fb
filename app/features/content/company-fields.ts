import { COUNTRY_NAMES, CUSTOMER_COUNTRIES } from '#shared/billing/billing.ts';
import type { Company } from '#shared/agency/company.ts';
import type { SiteField } from './site-fields.ts';

const WEEKDAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];
export const socialField = (network: string): string => `social.${network}`;

/** Fields of the company record by their dotted path; the schema is shared/agency/company.ts. */
export const COMPANY_GROUPS: readonly {
  title: string;
  hint?: string;
  fields: readonly SiteField[];
}[] = [
  {
    title: 'Unternehmen',
    fields: [
      { name: 'name', label: 'Name' },
      { name: 'owner', label: 'Inhaber' },
      { name: 'legalForm', label: 'Rechtsform' },
      {
        name: 'audience',
        label: 'Preise richten sich an',
        kind: 'select',
        options: [
          ['business', 'Unternehmen (netto)'],
          ['mixed', 'auch Verbraucher (brutto)'],
        ],
      },
      { name: 'street', label: 'Straße und Hausnummer', wide: true },
      { name: 'postalCode', label: 'Postleitzahl', short: true },
      {
        name: 'city',
        label: 'Ort',
        short: true,
        hint:
          'Karten, Entfernungen und die Texte über Orte gehen von Roermond aus, auch wenn hier ' +
          'ein anderer steht.',
      },
      {
        name: 'country',
        label: 'Land',
        short: true,
        hint: 'Die Umsatzsteuer der Dokumente gilt für einen Sitz in den Niederlanden.',
        kind: 'select',
        options: CUSTOMER_COUNTRIES.map((code) => [code, COUNTRY_NAMES[code]] as const),
      },
      { name: 'kvk', label: 'KvK-Nummer', hint: 'Acht Ziffern' },
      { name: 'vatId', label: 'USt-IdNr. (btw-id)', hint: 'Mit Länderkürzel, ohne Leerzeichen' },
      { name: 'radiusKm', label: 'Einsatzgebiet in Kilometern', kind: 'number' },
      {
        name: 'hostingProvider',
        label: 'Anbieter des Servers',
        hint: 'Name und Sitz, für die Datenschutzerklärung',
        required: false,
      },
      {
        name: 'mailProvider',
        label: 'Anbieter der E-Mail',
        hint: 'Name und Sitz, für die Datenschutzerklärung',
        required: false,
      },
      {
        name: 'paymentProvider',
        label: 'Zahlungsdienstleister',
        hint: 'Name und Sitz, für AGB und Datenschutz. Ohne Eintrag zahlen Kunden per Überweisung.',
        required: false,
      },
      {
        name: 'thirdCountries',
        label: 'Empfänger außerhalb des EWR',
        hint: 'Name, Land und Grundlage der Übermittlung. Ohne Eintrag gibt es keine.',
        required: false,
      },
    ],
  },
  {
    title: 'Erreichbarkeit',
    fields: [
      { name: 'phone', label: 'Telefon, wie es angezeigt wird' },
      { name: 'phoneE164', label: 'Telefon zum Wählen', hint: 'Zum Beispiel +31475123456' },
      {
        name: 'whatsapp',
        label: 'WhatsApp',
        hint: 'Zum Beispiel +31475123456. Ohne Eintrag steht keine auf der Website.',
        required: false,
      },
      { name: 'email', label: 'E-Mail', kind: 'email' },
      { name: 'supportEmail', label: 'E-Mail für Hilfe', kind: 'email' },
      {
        name: 'reviewUrl',
        label: 'Adresse des Bewertungsprofils',
        kind: 'url',
        hint: 'Beginnt mit https://. Ohne Eintrag führt die Website zu keinem.',
        required: false,
      },
      {
        name: 'hours.days',
        label: 'Geöffnet am',
        kind: 'checks',
        options: WEEKDAYS.map((day, index) => [String(index + 1), day] as const),
      },
      { name: 'hours.opens', label: 'Öffnet um', kind: 'time' },
      { name: 'hours.closes', label: 'Schließt um', kind: 'time' },
    ],
  },
  {
    title: 'Bankverbindung',
    fields: [
      { name: 'bank.holder', label: 'Kontoinhaber' },
      { name: 'bank.bankName', label: 'Bank' },
      { name: 'bank.iban', label: 'IBAN' },
      { name: 'bank.bic', label: 'BIC' },
    ],
  },
  {
    title: 'Profile',
    hint: 'Was leer bleibt, steht nicht auf der Website.',
    fields: ['LinkedIn', 'Instagram', 'Facebook', 'YouTube', 'X'].map((network) => ({
      name: socialField(network),
      label: network,
      kind: 'url',
      required: false,
    })),
  },
];

export const COMPANY_FIELDS: ReadonlyMap<string, SiteField> = new Map(
  COMPANY_GROUPS.flatMap(({ fields }) => fields.map((field) => [field.name, field])),
);

/** The record as texts by field name. */
export function companyToValues(company: Company): Record<string, string> {
  const { bank, hours, social, radiusKm, ...plain } = company;
  return {
    ...plain,
    radiusKm: String(radiusKm),
    'bank.holder': bank.holder,
    'bank.bankName': bank.bankName,
    'bank.iban': bank.iban,
    'bank.bic': bank.bic,
    'hours.days': hours.days.join('\n'),
    'hours.opens': hours.opens,
    'hours.closes': hours.closes,
    ...Object.fromEntries(social.map(({ network, url }) => [socialField(network), url])),
  };
}
