import * as z from 'zod';
import { COLLECTIONS, type CollectionName } from '#content/collections.ts';
import {
  listFigures,
  resolvePlaceholders,
  UnknownPlaceholderError,
} from '#content/placeholders.ts';
import { getContentSettings } from '#content/settings.ts';
import type { Company } from '#shared/agency/company.ts';
import { SERVICES, PACKAGES } from '#shared/agency/business.ts';
import type { TextGroup } from '#shared/texts/text-group.ts';
import type { Draft, EditorField, FieldSpec, Option } from './field-spec.ts';

/** Names of the schemas' fields in German, with a hint where the name does not say it. */
const LABELS: Readonly<Record<string, string | readonly [label: string, hint: string]>> = {
  title: ['Titel', 'Steht im Fenster des Browsers und in Suchergebnissen.'],
  description: ['Beschreibung', 'Steht in Suchergebnissen unter dem Titel.'],
  h1: 'Überschrift',
  lead: 'Einleitung',
  name: 'Name',
  term: 'Begriff',
  category: 'Gruppe',
  synonyms: 'Andere Schreibweisen',
  related: [
    'Dazu passt',
    'Bei Begriffen der Kurzname, sonst der Pfad, zum Beispiel /glossar/domain.',
  ],
  reviewed: 'Geprüft am',
  updated: 'Zuletzt geändert am',
  date: ['Erschienen am', 'Leer: der Tag, an dem der Text online geht.'],
  tags: 'Themen',
  figure: ['Zahl für die Liste', 'Eine Zahl des Textes mit einem Wort, zum Beispiel 9 Fragen.'],
  decision: [
    'Bin ich betroffen?',
    'Wo eine Antwort leer bleibt, folgt die nächste Frage. Ihren Platz im Text bekommen die Fragen über „Baustein“.',
  ],
  yes: 'Ja',
  no: 'Nein',
  caption: 'Zeichnung: was sie zeigt',
  scale: ['Zeichnung: Maßstab', 'Zuerst der Bereich, der gut ist.'],
  from: ['Ab', 'Zahl und Einheit, zum Beispiel 2,5 s.'],
  marks: ['Zeichnung: Werte auf dem Maßstab', 'Gemessen im Beispiel, etwa vorher und nachher.'],
  at: 'Bei',
  limits: ['Zeichnung: Grenzwerte', 'Bis zum ersten Wert gut, bis zum zweiten mäßig.'],
  good: ['Gut bis', 'Zahl und Einheit, zum Beispiel 200 ms.'],
  middling: 'Mäßig bis',
  way: ['Zeichnung: Weg', 'Was auf was folgt.'],
  parts: ['Zeichnung: Muster in Teilen', 'Zum Beispiel eine Adresse, Stück für Stück.'],
  part: 'Teil',
  sources: 'Quellen',
  url: ['Adresse', 'Beginnt mit https://'],
  accessed: 'Gelesen am',
  kind: ['Art', 'Die Seite sagt es: ein ausgeführter Auftrag oder ein Beispiel.'],
  industry: 'Branche',
  region: 'Region',
  package: 'Paket',
  services: 'Leistungen',
  service: 'Leistung',
  duration: 'Dauer',
  facts: 'Eckdaten',
  label: 'Bezeichnung',
  value: 'Wert',
  deliverables: 'Was der Kunde bekommt',
  detail: 'Einzelheiten',
  process: 'Ablauf',
  step: 'Schritt',
  work: 'Was wir tun',
  duties: 'Was der Kunde tut',
  example: 'Rechenbeispiel',
  projectType: 'Projekt',
  urgency: 'Zeitrahmen',
  additionalServices: 'Zusätze',
  instalments: 'Raten',
  note: 'Hinweis zur Summe',
  faq: 'Fragen',
  question: 'Frage',
  answer: 'Antwort',
  asked: ['So fragen Besucher', 'Für Suche und Assistent, steht auf keiner Seite.'],
  english: 'Kurze Antwort auf Englisch',
  dutch: 'Kurze Antwort auf Niederländisch',
  order: 'Reihenfolge',
  id: ['Anker', 'Teil der Adresse; ändern Sie ihn nicht, wenn schon jemand darauf verweist.'],
};
/** What one entry of a list is called. */
const ENTRIES: Readonly<Record<string, string>> = {
  tags: 'Thema',
  sources: 'Quelle',
  related: 'Verweis',
  synonyms: 'Schreibweise',
  decision: 'Frage',
  scale: 'Bereich',
  marks: 'Wert',
  limits: 'Messgröße',
  way: 'Station',
  parts: 'Teil',
  facts: 'Angabe',
  deliverables: 'Ergebnis',
  process: 'Schritt',
  faq: 'Frage',
  asked: 'Frage',
  services: 'Leistung',
  additionalServices: 'Zusatz',
};
const LONG: Readonly<Record<string, number>> = {
  description: 2,
  lead: 3,
  detail: 2,
  work: 2,
  duties: 2,
  note: 2,
};
/** Lines of Markdown. */
const MARKDOWN: readonly string[] = ['answer'];
/** Options that have names of their own. */
const NAMES: Readonly<Record<string, string>> = Object.fromEntries([
  ...SERVICES.map(({ slug, name }) => [slug, name] as const),
  ...PACKAGES.map(({ id, name }) => [id, name] as const),
  ['commission', 'Echter Auftrag'],
  ['invented', 'Beispiel, Betrieb erfunden'],
]);

type JsonSchema = {
  type?: string;
  format?: string;
  maxLength?: number;
  minItems?: number;
  enum?: readonly string[];
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
};

const toOptions = (values: readonly string[]): Option[] =>
  values.map((value) => ({ value, label: NAMES[value] ?? value }));

function toSpec(name: string, schema: JsonSchema): FieldSpec {
  if (schema.enum) return { kind: 'choice', options: toOptions(schema.enum) };
  if (schema.type === 'integer' || schema.type === 'number') return { kind: 'number' };
  const { minItems: min = 0 } = schema;
  if (schema.type === 'array' && schema.items?.enum)
    return { kind: 'choices', options: toOptions(schema.items.enum), min };
  if (schema.type === 'array')
    return {
      kind: 'list',
      item: toSpec('', schema.items ?? {}),
      name: ENTRIES[name] ?? 'Eintrag',
      min,
    };
  if (schema.type === 'object') return { kind: 'group', fields: toFields(schema) };
  return {
    kind: 'text',
    rows: LONG[name] ?? 1,
    ...(schema.maxLength && { max: schema.maxLength }),
    ...(schema.format === 'date' && { format: 'day' }),
    ...(schema.format === 'uri' && { format: 'url' }),
    ...(MARKDOWN.includes(name) && { format: 'markdown' }),
  };
}

export function labelOf(name: string): readonly [label: string, hint?: string] {
  const found = LABELS[name] ?? name;
  return typeof found === 'string' ? [found] : found;
}

const toFields = ({ properties = {}, required = [] }: JsonSchema): EditorField[] =>
  Object.entries(properties).map(([name, schema]) => {
    const [label, hint] = labelOf(name);
    return {
      name,
      label,
      ...(hint && { hint }),
      required: required.includes(name),
      spec: toSpec(name, schema),
    };
  });

/** The fields of a page as its schema describes them. */
export const listPageFields = (collection: CollectionName): EditorField[] =>
  // Our own schemas describe objects of texts, numbers and lists; nothing else comes out of them.
  toFields(
    z.toJSONSchema(COLLECTIONS[collection].schema, {
      io: 'input',
      unrepresentable: 'any',
    }) as JsonSchema,
  );

/** Parts that a page of the collection can have between its paragraphs, by their line's name. */
export const listComponents = (collection: CollectionName): Record<string, string> =>
  Object.fromEntries(
    COLLECTIONS[collection].blocks.map((name) => [name, COMPONENTS[name] ?? labelOf(name)[0]]),
  );
const COMPONENTS: Readonly<Record<string, string>> = {
  'services-table': 'Tabelle der Dienste',
  'company-facts': 'Firmendaten',
};

/** What the placeholders of a text stand for today. */
export function nameFigures(draft: Draft): Record<string, string> {
  const names = [...JSON.stringify(draft).matchAll(/\{\{\s*([a-z0-9._-]+)\s*\}\}/gi)];
  const { company } = getContentSettings();
  return Object.fromEntries([
    ...listFigures().map(({ value, label }) => [value, label]),
    ...new Map(names.map(([figure = '', name = '']) => [name, resolve(figure, company)])),
  ]);
}

/** An unknown one stands there by its name; the check says so. */
function resolve(figure: string, company: Company): string {
  try {
    return resolvePlaceholders(figure, company);
  } catch (error) {
    if (error instanceof UnknownPlaceholderError) return figure;
    throw error;
  }
}

export const listGroupFields = ({ entries }: TextGroup): EditorField[] =>
  Object.entries(entries).map(([name, { label, rows = 1 }]) => ({
    name,
    label,
    required: true,
    spec: { kind: 'text', rows },
  }));
