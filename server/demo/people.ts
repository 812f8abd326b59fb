import { pick } from './pick.ts';
import type {
  AdditionalServiceId,
  Industry,
  ProjectTypeId,
  UrgencyValue,
} from '#shared/agency/business.ts';

// Who asks in the demo. Everybody is invented: addresses end in .example,
// telephone numbers in zeros.

export type DemoPerson = {
  name: string;
  company: string;
  domain: string;
  industry: Industry;
  city: string;
  postalCode: string;
  project: ProjectTypeId;
  urgency: UrgencyValue | '';
  services: readonly AdditionalServiceId[];
  message: string;
};

const person = (
  name: string,
  company: string,
  domain: string,
  industry: Industry,
  [postalCode, city]: readonly [string, string],
  project: ProjectTypeId,
  urgency: UrgencyValue | '' = '',
  services: readonly AdditionalServiceId[] = [],
  message = '',
): DemoPerson => ({
  name,
  company,
  domain,
  industry,
  city,
  postalCode,
  project,
  urgency,
  services,
  message,
});

const AACHEN = ['52062', 'Aachen'] as const;
const MOENCHENGLADBACH = ['41061', 'Mönchengladbach'] as const;
const DUESSELDORF = ['40213', 'Düsseldorf'] as const;
const KREFELD = ['47798', 'Krefeld'] as const;
const ROERMOND = ['6041', 'Roermond'] as const;
const VENLO = ['5911', 'Venlo'] as const;
const KOELN = ['50667', 'Köln'] as const;
const HEINSBERG = ['52525', 'Heinsberg'] as const;
const VIERSEN = ['41747', 'Viersen'] as const;
const NEUSS = ['41460', 'Neuss'] as const;

/** From the oldest to the newest. The first ones have become customers. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  person(
    'Jana Musterfeld',
    'Käserei Musterfeld GmbH',
    'kaeserei-musterfeld',
    'Handel & E-Commerce',
    MOENCHENGLADBACH,
    'shop',
    '1month',
    ['seo', 'training'],
    'Wir liefern im Umkreis von 20 km und möchten unseren Käse online verkaufen.',
  ),
  person(
    'Bernd Beispielmann',
    'Tischlerei Beispielmann',
    'tischlerei-beispielmann',
    'Handwerk',
    AACHEN,
    'website',
    'asap',
    ['seo'],
    'Die alte Seite ist von 2011 und zeigt keine Treppen.',
  ),
  person(
    'Dr. Sabine Probst',
    'Praxis Probst & Kollegen',
    'praxis-probst',
    'Gesundheitswesen',
    DUESSELDORF,
    'website',
    '3months',
    ['maintenance', 'multilingual'],
  ),
  person(
    'Murat Mustafa-Test',
    'Café Probierstube',
    'probierstube',
    'Gastronomie & Hotellerie',
    KREFELD,
    'website',
    '1month',
    ['social', 'analytics'],
    'Speisekarte soll ich selbst ändern können.',
  ),
  person(
    'Ingrid Erdacht',
    'Erdacht Steuerberatung PartG',
    'erdacht-steuern',
    'Rechtswesen & Steuerberatung',
    KOELN,
    'automation',
    'planning',
    ['training'],
    'Belege kommen per Mail und werden von Hand sortiert.',
  ),
  person(
    'Piet Voorbeeld',
    'Fietsen Voorbeeld B.V.',
    'fietsen-voorbeeld',
    'Handel & E-Commerce',
    ROERMOND,
    'shop',
    '3months',
    ['multilingual', 'seo'],
  ),
  person(
    'Thorsten Platzhalter',
    'Platzhalter Immobilien',
    'platzhalter-immobilien',
    'Immobilien & Makler',
    NEUSS,
    'website',
    '1month',
    ['seo', 'analytics'],
  ),
  person(
    'Carla Schablone',
    'Yogaraum Schablone',
    'yogaraum-schablone',
    'Fitness & Wellness',
    VIERSEN,
    'website',
    '3months',
    ['social'],
    'Kursplan und Anmeldung wären schön.',
  ),
  person(
    'Olaf Attrappe',
    'Dachdeckerei Attrappe',
    'dach-attrappe',
    'Handwerk',
    HEINSBERG,
    'website',
    'asap',
    ['seo', 'maintenance'],
  ),
  person(
    'Petra Fantasie',
    'Sprachschule Fantasie',
    'sprachschule-fantasie',
    'Bildung & Training',
    AACHEN,
    'chatbot',
    '1month',
    ['training'],
    'Viele fragen dasselbe: Termine, Preise, Prüfungen.',
  ),
  person(
    'Heiko Modell',
    'Modell Unternehmensberatung',
    'modell-beratung',
    'Beratung & Coaching',
    DUESSELDORF,
    'website',
    'planning',
    ['analytics'],
  ),
  person(
    'Lena Übung',
    'Hofladen Übung',
    'hofladen-uebung',
    'Handel & E-Commerce',
    VIERSEN,
    'shop',
    '1month',
    ['seo'],
  ),
  person(
    'Rolf Entwurf',
    'Malerbetrieb Entwurf',
    'maler-entwurf',
    'Handwerk',
    MOENCHENGLADBACH,
    'website',
    '3months',
  ),
  person(
    'Aylin Phantom',
    'Kosmetik Phantom',
    'kosmetik-phantom',
    'Fitness & Wellness',
    KREFELD,
    'website',
    '1month',
    ['social'],
  ),
  person(
    'Gerd Muster',
    'Gasthof Mustermühle',
    'mustermuehle',
    'Gastronomie & Hotellerie',
    HEINSBERG,
    'website',
    '',
    ['multilingual'],
    'Gäste kommen oft aus den Niederlanden.',
  ),
  person(
    'Sophie Proband',
    'Physiotherapie Proband',
    'physio-proband',
    'Gesundheitswesen',
    NEUSS,
    'automation',
    '3months',
    [],
    'Terminabsagen sollen von selbst nachbesetzt werden.',
  ),
  person(
    'Jeroen Fictief',
    'Fictief Logistiek',
    'fictief-logistiek',
    'Andere Branche',
    VENLO,
    'automation',
    'planning',
    ['maintenance'],
  ),
  person(
    'Martina Vorlage',
    'Kanzlei Vorlage',
    'kanzlei-vorlage',
    'Rechtswesen & Steuerberatung',
    KOELN,
    'website',
    '1month',
    ['seo', 'maintenance'],
  ),
  person('Uwe Irgendwer', '', 'irgendwer', 'Andere Branche', AACHEN, 'website', 'planning'),
  person(
    'Nadine Skizze',
    'Skizze Architektur',
    'skizze-architektur',
    'Andere Branche',
    DUESSELDORF,
    'website',
    '1month',
    ['analytics'],
  ),
  person('Kai Dummy', 'Elektro Dummy GmbH', 'elektro-dummy', 'Handwerk', NEUSS, 'chatbot', 'asap', [
    'training',
  ]),
  person(
    'Birgit Kulisse',
    'Kulisse Ferienwohnungen',
    'kulisse-ferien',
    'Gastronomie & Hotellerie',
    ROERMOND,
    'website',
    '3months',
    ['multilingual', 'seo'],
  ),
  person(
    'Stefan Trockenlauf',
    'Fahrschule Trockenlauf',
    'trockenlauf',
    'Bildung & Training',
    VIERSEN,
    'website',
    '1month',
    ['social'],
  ),
  person(
    'Fatma Beispielhaft',
    'Änderungsschneiderei Beispielhaft',
    'beispielhaft',
    'Handwerk',
    KREFELD,
    'website',
    '',
    [],
    'Kleine Seite mit Preisliste genügt.',
  ),
  person(
    'Ralf Simulant',
    'Simulant Medizintechnik',
    'simulant-technik',
    'Gesundheitswesen',
    KOELN,
    'shop',
    '3months',
    ['multilingual', 'maintenance'],
  ),
  person(
    'Elke Annahme',
    'Annahme Coaching',
    'annahme-coaching',
    'Beratung & Coaching',
    AACHEN,
    'website',
    'planning',
  ),
  person(
    'Tim Platzhirsch',
    'Jagdbedarf Platzhirsch',
    'jagd-platzhirsch',
    'Handel & E-Commerce',
    HEINSBERG,
    'shop',
    '1month',
    ['seo'],
  ),
  person(
    'Yvonne Testperson',
    'Tierarztpraxis Testperson',
    'tierarzt-testperson',
    'Gesundheitswesen',
    MOENCHENGLADBACH,
    'chatbot',
    '1month',
    [],
    'Notdienst soll man auch nachts finden.',
  ),
  person(
    'Henk Denkbeeldig',
    'Denkbeeldig Tuinen',
    'denkbeeldig-tuinen',
    'Handwerk',
    VENLO,
    'website',
    '3months',
    ['multilingual'],
  ),
  person(
    'Claudia Wunsch',
    'Wunschhaus Makler',
    'wunschhaus',
    'Immobilien & Makler',
    DUESSELDORF,
    'automation',
    '1month',
    ['training'],
  ),
  person(
    'Dieter Rohfassung',
    'Bäckerei Rohfassung',
    'baeckerei-rohfassung',
    'Gastronomie & Hotellerie',
    NEUSS,
    'website',
    'asap',
    ['seo', 'social'],
    'Wir eröffnen im Januar eine zweite Filiale.',
  ),
  person(
    'Mia Luftschloss',
    'Luftschloss Events',
    'luftschloss-events',
    'Andere Branche',
    KOELN,
    'website',
    '1month',
    ['social', 'analytics'],
  ),
  person(
    'Harald Exempel',
    'Sanitär Exempel',
    'sanitaer-exempel',
    'Handwerk',
    VIERSEN,
    'website',
    '3months',
    ['maintenance'],
  ),
  person(
    'Zeynep Probe',
    'Boutique Probe',
    'boutique-probe',
    'Handel & E-Commerce',
    AACHEN,
    'shop',
    '1month',
    ['seo', 'social'],
  ),
  person(
    'Karl Namenlos',
    'Namenlos Metallbau',
    'namenlos-metall',
    'Handwerk',
    HEINSBERG,
    'website',
    '1month',
    ['seo'],
  ),
  person(
    'Vera Versuch',
    'Musikschule Versuch',
    'musikschule-versuch',
    'Bildung & Training',
    KREFELD,
    'website',
    'planning',
    [],
    'Anmeldung für Probestunden online.',
  ),
  person(
    'Bas Proefstuk',
    'Proefstuk Bouw',
    'proefstuk-bouw',
    'Handwerk',
    ROERMOND,
    'automation',
    '3months',
    ['training'],
  ),
  person('Nils Unbekannt', '', 'unbekannt', 'Andere Branche', NEUSS, 'website', '1month', ['seo']),
  person(
    'Anke Gedacht',
    'Gedacht Rechtsanwälte',
    'gedacht-recht',
    'Rechtswesen & Steuerberatung',
    DUESSELDORF,
    'website',
    'asap',
    ['seo', 'multilingual'],
  ),
  person(
    'Paul Neuling',
    'Neuling Fitness',
    'neuling-fitness',
    'Fitness & Wellness',
    MOENCHENGLADBACH,
    'website',
    '1month',
    ['social', 'analytics'],
    'Wir öffnen im Frühjahr und brauchen bis dahin eine Seite mit Kursplan.',
  ),
];

export const mailOf = ({ name, domain }: DemoPerson): string =>
  `${name
    .toLowerCase()
    .replace(/^dr\. /, '')
    .replaceAll('ü', 'ue')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll(/[^a-z]+/g, '.')}@${domain}.example`;
export const countryOf = ({ city }: DemoPerson): 'DE' | 'NL' =>
  city === 'Roermond' || city === 'Venlo' ? 'NL' : 'DE';

/** By the place among the customers: zeros, as nobody has them. */
export const vatIdOf = (person: DemoPerson, index: number): string =>
  countryOf(person) === 'NL' ? '' : `DE0000000${String(index).padStart(2, '0')}`;

export const DEMO_LOGINS = {
  admin: { email: 'leitung@maasbogen.example', password: 'Demo-Maasbogen-1' },
  customer: { email: mailOf(pick(DEMO_PEOPLE, 0)), password: 'Demo-Maasbogen-1' },
} as const;
