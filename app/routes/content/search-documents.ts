import { loadSearchDocuments } from '#content/search-index.ts';

const LONGEST_EXCERPT = 220;

/** The sections of the site for the search in the browser, fetched on its first use. */
export async function loader() {
  const documents = await loadSearchDocuments();
  const entries = documents.map(({ path, title, heading, text, keywords }) => ({ path, title, heading, keywords, text: shorten(text) }));
  return Response.json(entries, { headers: { 'cache-control': 'public, max-age=600' } });
}

function shorten(text: string): string {
  if (text.length <= LONGEST_EXCERPT) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST_EXCERPT))} …`;
}
