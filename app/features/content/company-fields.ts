import { COUNTRY_NAMES, CUSTOMER_COUNTRIES } from '#shared/billing/countries.ts';
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
    hint: 'Wie es im Handelsregister steht.',
    fields: [
      { name: 'name', label: 'Name' },
      { name: 'owner', label: 'Inhaber' },
      { name: 'legalForm', label: 'Rechtsform' },
      {
        name: 'founded',
        label: 'Gründungsjahr',
        hint: 'Ohne Eintrag nennt die Website keines.',
        chars: 6,
        required: false,
      },
      {
        name: 'audience',
        label: 'Preise richten sich an',
        kind: 'select',
        options: [
          ['business', 'Unternehmen (netto)'],
          ['mixed', 'auch Verbraucher (brutto)'],
        ],
      },
      { name: 'kvk', label: 'KvK-Nummer', hint: 'Acht Ziffern', chars: 9 },
      { name: 'vatId', label: 'USt-IdNr. (btw-id)', hint: 'Mit Länderkürzel', chars: 16 },
    ],
  },
  {
    title: 'Anschrift',
    hint:
      'Karten, Entfernungen und die Texte über Orte gehen von Roermond aus, die Umsatzsteuer der ' +
      'Dokumente von den Niederlanden.',
    fields: [
      { name: 'street', label: 'Straße und Hausnummer', wide: true },
      { name: 'postalCode', label: 'Postleitzahl', short: true, chars: 8 },
      { name: 'city', label: 'Ort', short: true },
      {
        name: 'country',
        label: 'Land',
        short: true,
        kind: 'select',
        options: CUSTOMER_COUNTRIES.map((code) => [code, COUNTRY_NAMES[code]] as const),
      },
      { name: 'radiusKm', label: 'Einsatzgebiet', kind: 'number', unit: 'km', short: true },
    ],
  },
  {
    title: 'Erreichbarkeit',
    hint: 'Kontaktseite, Fuß der Website und Mails.',
    fields: [
      { name: 'phone', label: 'Telefon, wie es angezeigt wird' },
      { name: 'phoneE164', label: 'Telefon zum Wählen', hint: 'Zum Beispiel +31475123456' },
      {
        name: 'whatsapp',
        label: 'WhatsApp',
        hint: 'Zum Beispiel +31475123456. Ohne Eintrag steht keine auf der Website.',
        required: false,
      },
      {
        name: 'reviewUrl',
        label: 'Adresse des Bewertungsprofils',
        kind: 'url',
        hint: 'Beginnt mit https://. Bleibt das Feld leer, verlinkt die Website kein Profil.',
        required: false,
      },
      { name: 'email', label: 'E-Mail', kind: 'email' },
      { name: 'supportEmail', label: 'E-Mail für Hilfe', kind: 'email' },
      {
        name: 'hours.days',
        label: 'Geöffnet am',
        kind: 'checks',
        options: WEEKDAYS.map((day, index) => [String(index + 1), day] as const),
      },
      { name: 'hours.opens', label: 'Öffnet um', kind: 'time', short: true, chars: 12 },
      { name: 'hours.closes', label: 'Schließt um', kind: 'time', short: true, chars: 12 },
    ],
  },
  {
    title: 'Bankverbindung',
    hint: 'Steht auf Rechnungen und im Code zum Überweisen.',
    fields: [
      { name: 'bank.holder', label: 'Kontoinhaber' },
      { name: 'bank.bankName', label: 'Bank' },
      { name: 'bank.iban', label: 'IBAN', chars: 27 },
      { name: 'bank.bic', label: 'BIC', chars: 14 },
    ],
  },
  {
    title: 'Dienstleister',
    hint: 'Name und Sitz, für Datenschutzerklärung und AGB.',
    fields: [
      { name: 'hostingProvider', label: 'Anbieter des Servers', required: false },
      { name: 'mailProvider', label: 'Anbieter der E-Mail', required: false },
      {
        name: 'paymentProvider',
        label: 'Zahlungsdienstleister',
        hint: 'Ohne Eintrag zahlen Kunden per Überweisung.',
        required: false,
      },
      {
        name: 'thirdCountries',
        label: 'Empfänger außerhalb des EWR',
        hint: 'Mit Land und Grundlage der Übermittlung, oder „keine“. Ohne Eintrag: auf Anfrage.',
        required: false,
      },
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
