/**
 * One section of the site as the search knows it. Plain data: it is also
 * written as JSON for the browser and for Supabase.
 */
export type SearchDocument = {
  id: string;
  /** Address of the section, with anchor or query where it has one. */
  path: string;
  /** Address of the page without anchor and query. */
  page: string;
  /** Name of the page. */
  title: string;
  /** Heading of the section; equals the title for the opening of a page. */
  heading: string;
  /** Plain text of the section. */
  text: string;
  /**
   * Collection of the content room, or 'page' for a React page, or 'faq' for a
   * question with its answer.
   */
  kind: string;
  /** Further words and names that people use for it, separated by commas. */
  keywords: string;
  /** Short answers to a question in other languages. */
  answers?: { en?: string | undefined; nl?: string | undefined };
};
