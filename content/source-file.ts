/** A text of a collection as it is kept, not yet read. */
export type SourceFile = {
  /**
   * Where the text comes from, for messages: 'content/pages/blog/x.md' or the
   * id of an edited row.
   */
  origin: string;
  slug: string;
  /** Front matter between two lines of --- and the Markdown body. */
  source: string;
};
