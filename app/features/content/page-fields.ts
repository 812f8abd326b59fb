import { PACKAGES, SERVICES } from '#shared/agency/business.ts';
import { textOf, type SiteField } from './site-fields.ts';

export const EDITED_COLLECTIONS = ['blog', 'case-studies'] as const;
export type EditedCollection = (typeof EDITED_COLLECTIONS)[number];
export const COLLECTION_LABELS: Record<EditedCollection, string> = {
  blog: 'Blogbeitrag',
  'case-studies': 'Beispielprojekt',
};

const TITLE: SiteField = {
  name: 'title',
  label: 'Titel',
  hint: 'Höchstens 60 Zeichen',
  wide: true,
};
const DESCRIPTION: SiteField = {
  name: 'description',
  label: 'Beschreibung',
  kind: 'text',
  rows: 2,
  hint: 'Höchstens 155 Zeichen, steht auch in Suchergebnissen',
};
const BODY: SiteField = {
  name: 'body',
  label: 'Text (Markdown)',
  kind: 'text',
  rows: 24,
  mono: true,
  hint: 'Zwischenüberschriften mit ##. Preise als Platzhalter, zum Beispiel {{price.startpaket}}.',
};

/** Front matter as form fields; names are those of content/schemas. */
export const PAGE_FIELDS: Record<EditedCollection, readonly SiteField[]> = {
  blog: [
    TITLE,
    DESCRIPTION,
    { name: 'date', label: 'Erschienen am', kind: 'day' },
    { name: 'updated', label: 'Zuletzt geändert am', kind: 'day', required: false },
    { name: 'tags', label: 'Themen', kind: 'text', rows: 3, hint: 'Ein Thema je Zeile' },
    {
      name: 'related',
      label: 'Dazu passt',
      kind: 'text',
      rows: 3,
      required: false,
      hint: 'Ein Pfad je Zeile, zum Beispiel /glossar/domain',
    },
    {
      name: 'sources',
      label: 'Quellen',
      kind: 'text',
      rows: 4,
      required: false,
      hint: 'Je Zeile: Titel | https://… | gelesen am (JJJJ-MM-TT)',
    },
    BODY,
  ],
  'case-studies': [
    TITLE,
    DESCRIPTION,
    { name: 'industry', label: 'Branche' },
    { name: 'region', label: 'Region' },
    {
      name: 'package',
      label: 'Paket',
      kind: 'select',
      options: PACKAGES.map(({ id, name }) => [id, name] as const),
    },
    { name: 'duration', label: 'Dauer', hint: 'Zum Beispiel 3 Wochen' },
    {
      name: 'services',
      label: 'Leistungen',
      kind: 'checks',
      options: SERVICES.map(({ slug, name }) => [slug, name] as const),
    },
    {
      name: 'facts',
      label: 'Eckdaten',
      kind: 'text',
      rows: 4,
      hint: 'Mindestens zwei Zeilen: Bezeichnung | Wert',
    },
    { name: 'reviewed', label: 'Geprüft am', kind: 'day' },
    BODY,
  ],
};

/** How the fields that hold more than a text are written in one: names of the parts of a line, or a plain list. */
const LINE_PARTS: Record<string, readonly string[] | null> = {
  tags: null,
  related: null,
  services: null,
  sources: ['title', 'url', 'accessed'],
  facts: ['label', 'value'],
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const print = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Front matter → texts of the form. */
export function toPageValues(
  data: Readonly<Record<string, unknown>>,
  body: string,
): Record<string, string> {
  const values = Object.entries(data).map(([name, value]) => {
    const parts = LINE_PARTS[name];
    if (!Array.isArray(value)) return [name, print(value)];
    return [
      name,
      value
        .map((entry) =>
          parts && isRecord(entry)
            ? parts.map((part) => print(entry[part])).join(' | ')
            : print(entry),
        )
        .join('\n'),
    ];
  });
  return { ...Object.fromEntries(values), body: body.trim() };
}

/** The form → front matter and body; empty optional fields are left out. */
export function readPageForm(
  collection: EditedCollection,
  form: FormData,
): { data: Record<string, unknown>; body: string } {
  const data: Record<string, unknown> = {};
  for (const { name, kind, required = true } of PAGE_FIELDS[collection]) {
    if (name === 'body') continue;
    const parts = LINE_PARTS[name];
    const text =
      kind === 'checks'
        ? form
            .getAll(name)
            .map((value) => print(value))
            .join('\n')
        : textOf(form, name);
    if (parts === undefined) {
      if (text !== '' || required) data[name] = text;
      continue;
    }
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    data[name] = parts === null ? lines : lines.map((line) => splitLine(line, parts));
  }
  return { data, body: textOf(form, 'body') };
}

const splitLine = (line: string, parts: readonly string[]): Record<string, string> => {
  const texts = line.split('|').map((text) => text.trim());
  return Object.fromEntries(parts.map((part, index) => [part, texts[index] ?? '']));
};
