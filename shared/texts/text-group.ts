// Texts of the site that stand neither in Markdown pages nor in the
// specification: each is delivered here, and the agency may say it differently
// in the admin area (collection `texts` of content_pages, one row a group).

export type TextEntry = {
  /** Name of the field in the admin area. */
  label: string;
  text: string;
  /** Lines of the field; without it a single line. */
  rows?: number;
};
export type TextEntries = Readonly<Record<string, TextEntry>>;

export type TextGroup<Entries extends TextEntries = TextEntries> = {
  /** Also the slug of the stored row. */
  id: string;
  name: string;
  /** Where visitors see them; null for what no page shows. */
  page: string | null;
  /**
   * Islands print them too: what the agency has changed travels with each page
   * (app/lib/use-texts.ts).
   */
  inBrowser?: true;
  entries: Entries;
};

/** Stored texts by group and key. */
export type TextOverrides = Readonly<Record<string, Readonly<Record<string, string>>>>;
export type Texts<Group extends TextGroup> = { [Key in keyof Group['entries']]: string };

let readOverrides: () => TextOverrides = () => ({});

/**
 * Called once by the room that knows what is stored; without it everything is as
 * delivered. Returns what held before.
 */
export function setTextSource(read: () => TextOverrides): () => TextOverrides {
  const before = readOverrides;
  readOverrides = read;
  return before;
}

/**
 * The texts of a group, edited ones in place of the delivered ones;
 * placeholders as they are written.
 */
export function pickTexts<const Group extends TextGroup>(group: Group): Texts<Group> {
  return mergeTexts(group, readOverrides()[group.id]);
}

export function mergeTexts<const Group extends TextGroup>(
  { entries }: Group,
  edited: Readonly<Record<string, string>> = {},
): Texts<Group> {
  return Object.fromEntries(
    Object.entries(entries).map(([key, { text }]) => [key, edited[key] ?? text]),
  ) as Texts<Group>;
}

const SLOT = /\{\s*([\w.-]+)\s*\}/g;

/** Names in single braces of a text, e.g. {reference}: its writer knows them when it is used. */
export const listSlots = (text: string): string[] =>
  [...text.replaceAll(/\{\{.*?\}\}/g, '').matchAll(SLOT)].map(([, name]) => name!);

/** A text with its slots filled. A slot that nobody knows stays as it is. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(SLOT, (whole, name: string) => values[name] ?? whole);
