/** What a text of the store is, in one word. */
export const STORED_NAMES: Readonly<Record<string, string>> = {
  blog: 'Blogbeitrag',
  'case-studies': 'Case Study',
  services: 'Leistung',
  help: 'Hilfe',
  glossary: 'Begriff',
  legal: 'Rechtstext',
  company: 'Über uns',
  places: 'Ort',
  texts: 'Texte',
};

/** Collections that take new texts; the others are reached from fixed places. */
export const OPEN_COLLECTIONS = ['blog', 'case-studies', 'glossary', 'help'] as const;
