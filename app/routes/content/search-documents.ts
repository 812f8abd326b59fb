import { loadSearchDocuments } from '#content/search-index.ts';
import type { Route } from './+types/search-documents.ts';

const LONGEST_EXCERPT = 220;

/** The sections of the site for the search in the browser, fetched on its first use; with `?ganz` whole, for the chat on Supabase. */
export async function loader({ request }: Route.LoaderArgs) {
  const documents = await loadSearchDocuments();
  if (new URL(request.url).searchParams.has('ganz')) return Response.json(documents, { headers: { 'cache-control': 'no-cache' } });
  const entries = documents.map(({ path, title, heading, text, keywords }) => ({ path, title, heading, keywords, text: shorten(text) }));
  return Response.json(entries, { headers: { 'cache-control': 'public, max-age=600' } });
}

function shorten(text: string): string {
  if (text.length <= LONGEST_EXCERPT) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST_EXCERPT))} …`;
}
